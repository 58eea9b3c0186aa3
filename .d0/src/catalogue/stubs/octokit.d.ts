// octokit.

declare module 'octokit' {
  export { Octokit } from '@octokit/rest';
}
