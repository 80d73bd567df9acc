import { execFileSync } from 'node:child_process';

/** Builds the program and its catalogue, so that tests of the real process run what the sources say. */
export function setup(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
