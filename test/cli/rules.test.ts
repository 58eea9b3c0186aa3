import { expect, test } from 'vitest';

import { runCli } from './fake-context.js';

test.each([100, 50])('the rules in %i columns', async (columns) => {
  const { code, stdout } = await runCli(['rules'], { isTTY: true, columns, env: { NO_COLOR: '1' } });
  expect(code).toBe(0);
  expect(stdout).toMatchSnapshot();
});
