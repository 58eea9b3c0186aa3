import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../src/secrets/find-secrets.js';

const told = (text: string): string[] => findSecrets(text).map(({ kind, start, end, isDoubtful }) => `${kind}${isDoubtful ? '?' : ''} ${text.slice(start, end)}`);

// written in two parts, so that nobody takes this file for one that leaks
const GITHUB = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
const SLACK = `xoxb-${'731920472813-9174620385172-hJ4kLw8PqZ2vNx6BtRs9YfDm'}`;
const AWS = `AKIA${'QYLPMN5HHHFPZAM2'}`;

describe('found', () => {
  it.each([
    [`Send ${GITHUB} with each request.`, [`key ${GITHUB}`]],
    [`token=${SLACK}`, [`key ${SLACK}`]],
    [`access key ${AWS}; region eu`, [`key ${AWS}`]],
    ['Use postgres://report:Vk83jdU2mQ@db.internal:5432/sales to look.', ['connection Vk83jdU2mQ']],
    ['mongodb+srv://svc:9fKw2LmQx@cluster0.ab1cd.mongodb.net', ['connection 9fKw2LmQx']],
    ['Server=tcp:x.database.windows.net;Database=a;User ID=b;Password=Zk29!fmqLw;Encrypt=true', ['connection Zk29!fmqLw']],
    ['Open /Users/mkowalski/work/plan.md first.', ['path? /Users/mkowalski/work/plan.md']],
    ['Open C:\\Users\\mkowalski\\plan.md first.', ['path? C:\\Users\\mkowalski\\plan.md']],
    ['pass access_key AKIAIOSFODNN7EXAMPLE.', ['key? AKIAIOSFODNN7EXAMPLE']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it('also far into a long text, once', () => {
    expect(told(`${'Read on. '.repeat(3000)}${GITHUB} ${'Read on. '.repeat(3000)}`)).toEqual([`key ${GITHUB}`]);
  });
});

describe('silent', () => {
  it.each([
    'Set GITHUB_TOKEN to ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.',
    'OPENAI_API_KEY=sk-...', 'api_key: YOUR_API_KEY', 'Authorization: Bearer <token>', 'token = "{{token}}"', 'password: changeme123456',
    'postgres://user:password@localhost:5432/db', 'postgres://USER:<PASSWORD>@host/db', 'mysql://root:root@127.0.0.1/db', 'https://example.com:8080/@scope/name',
    'Open /Users/username/project or /home/you/project.', 'POST /api/users/home/list', 'https://github.com/home/mkowalski/x',
    'The commit is 3f786850e387550fdab836ed7e6dc881de23001b.', 'id 014df517-39d1-4453-b7b3-9930c563627c', 'ghp_0123456789abcdefghijklmnopqrstuvwxyz',
    'The access token is provided_by_the_user_at_run_time.', 'key: summary_of_changes',
  ])('%s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

it('a text made to be slow is not', () => {
  const start = Date.now();
  for (const text of ['-----BEGIN PRIVATE KEY-----'.repeat(2000), 'token '.repeat(9000), 'a.'.repeat(30_000), `key${' '.repeat(50_000)}`, 'http://a:b'.repeat(5000), 'Server=a;b=c;'.repeat(4000)]) findSecrets(text);
  expect(Date.now() - start).toBeLessThan(5000);
});
