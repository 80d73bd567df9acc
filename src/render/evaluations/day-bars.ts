import type { ChalkInstance } from 'chalk';
import type { Words } from '../../language/words.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import { scoreBar } from './score-bar.ts';

/** The score of a day, or of another label. */
export interface DayScore {
  readonly label: string;
  readonly score: number;
  readonly maxScore: number;
}

/** Scores by day as small bars, one line each, in columns. */
export function dayBars(
  days: readonly DayScore[],
  { dayText, fixed, language }: Words,
  chalk: ChalkInstance,
): string[] {
  const rows = days.map(({ label, score, maxScore }) => ({
    // English shows the labels of the file, like its other formats.
    label: escapeControls(language === 'en' ? label : dayText(label)),
    score: fixed(score, 1),
    bar: scoreBar(maxScore > 0 ? score / maxScore : 0, chalk),
  }));
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const labels = widest(rows.map(({ label }) => label));
  const scores = widest(rows.map(({ score }) => score));
  return rows.map(
    ({ label, score, bar }) => `${label.padEnd(labels)}  ${score.padStart(scores)}  ${bar}`,
  );
}
