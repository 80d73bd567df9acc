import type { ChalkInstance } from 'chalk';
import { visible } from '../../text/visible.ts';
import { scoreBar } from './score-bar.ts';

/** The score of a day, or of whatever a label tells apart. */
export interface DayScore {
  readonly label: string;
  readonly score: number;
  readonly maxScore: number;
}

/** Scores day by day as small bars, a line each, in columns. */
export function dayBars(days: readonly DayScore[], chalk: ChalkInstance): string[] {
  const rows = days.map(({ label, score, maxScore }) => ({
    label: visible(label),
    score: score.toFixed(1),
    bar: scoreBar(maxScore > 0 ? score / maxScore : 0, chalk),
  }));
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const labels = widest(rows.map(({ label }) => label));
  const scores = widest(rows.map(({ score }) => score));
  return rows.map(
    ({ label, score, bar }) => `${label.padEnd(labels)}  ${score.padStart(scores)}  ${bar}`,
  );
}
