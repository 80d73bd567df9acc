import { expect } from 'vitest';
import { viand } from '../../support/viand.ts';

/** What `viand sql hei` prints for a dialect, with the column of raw weights. */
export async function viewsFor(dialect: string, ...argv: string[]): Promise<string> {
  const raw = ['--map', 'weighted_before_process=weighted_before_process'];
  const run = await viand('sql', 'hei', '--dialect', dialect, ...raw, ...argv);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  return run.stdout;
}
