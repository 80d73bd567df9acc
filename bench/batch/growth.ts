import { rmSync } from 'node:fs';
import path from 'node:path';
import { median } from '../median.ts';
import { generatedBatch, type Shape, shapeName } from './batches.ts';
import { type ContestOptions, viandCommand } from './contest.ts';
import { LIMITS } from './limits.ts';
import { measure } from './measure.ts';

/**
 * Measures viand alone on files of growing size: time per row and peak memory, next to those of a
 * process that only reads the bytes.
 */
export async function* growth(
  sizes: readonly number[],
  shape: Shape,
  { threads, rounds, folder }: ContestOptions,
): AsyncGenerator<string, void> {
  yield `viand alone, ${shapeName(shape)}\n`;
  yield `       rows${' '.repeat(28)}wall s  µs a row    CPU s   peak MB\n`;
  for (const rows of sizes) {
    const batch = await generatedBatch(rows, shape, folder);
    const lineOf = (what: string, command: readonly string[]) => {
      const taken = Array.from({ length: rounds }, () => measure(command, folder));
      const wall = median(taken.map((one) => one.wall));
      const cells = [
        rows.toLocaleString('en').padStart(11),
        what.padStart(24),
        wall.toFixed(2).padStart(8),
        ((1e6 * wall) / rows).toFixed(2).padStart(9),
        median(taken.map((one) => one.cpu))
          .toFixed(2)
          .padStart(8),
        median(taken.map((one) => one.peak))
          .toFixed(0)
          .padStart(9),
      ];
      return `${cells.join(' ')}\n`;
    };
    for (const jobs of threads) {
      const command = viandCommand(batch, jobs, path.join(folder, 'viand.csv'));
      yield lineOf(`threads: ${jobs}`, command);
    }
    for (const [limit, what] of Object.entries(LIMITS)) {
      yield lineOf(what, [__filename, 'limit', limit, ...batch.meals.files]);
    }
    batch.meals.files.forEach((file) => {
      rmSync(file);
    });
  }
}
