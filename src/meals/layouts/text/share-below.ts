import { partEaten } from '../../words/amounts/eaten-part.ts';
import type { HeadingsAbove } from '../../words/headings/heading.ts';
import type { LineUnder } from '../rows/other-rows/record-under.ts';

/**
 * Applies a share below the foods of a meal, such as "Eaten: 50 %". It is unclear which of several foods it is about.
 *
 * @param lines the lines so far, which are changed
 * @param under the headings of the meal
 * @returns whether nothing is left to say about the share
 */
export function applyShare(share: string, lines: LineUnder[], under: HeadingsAbove): boolean {
  const first = lines.findLastIndex((line) => line.under !== under) + 1;
  const count = lines.length - first;
  const part = partEaten(share);
  if (count === 0 || part === 1) return part === 1;
  const isClear = count === 1 && part !== undefined && part > 0;
  const eaten = isClear ? `${share} eaten` : 'not all eaten';
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at] as LineUnder;
    lines[at] = { ...line, text: `${line.text} (${eaten})` };
  }
  return isClear;
}
