import type { ChalkInstance } from 'chalk';

/** Characters of a bar. */
const WIDTH = 20;

/** A share as a bar of text, green from 0.8 on and red below 0.5. */
export function scoreBar(share: number, chalk: ChalkInstance): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  const colour = share >= 0.8 ? chalk.green : share >= 0.5 ? chalk.yellow : chalk.red;
  return colour('█'.repeat(filled)) + chalk.dim('░'.repeat(WIDTH - filled));
}
