import { execFileSync } from 'node:child_process';

/**
 * Builds the program and its catalogue, so that process tests run the current sources. `npm test`
 * has just done so (`pretest`).
 */
export function setup(): void {
  if (process.env['npm_lifecycle_event'] === 'test') return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
