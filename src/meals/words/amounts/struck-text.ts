import { quotedList } from '../../../text/escaping/quote.ts';

/** "~~1 Tiramisu~~": text that was struck out in Markdown. */
const STRUCK = /~~(?=\S)([^~\n]*?\S)~~/g;

/** What remains of a line if all of it was struck out. */
const NOTHING_LEFT = /^[\s\-*•·–—+\d.)[\]xX|]*$/;

/** Leaves out what somebody struck out: it was not eaten after all. */
export function withoutStruck(text: string): {
  readonly text: string;
  readonly notes: readonly string[];
} {
  if (!text.includes('~~')) return { text, notes: [] };
  const struck = Array.from(text.matchAll(STRUCK), ([, one = '']) => one);
  if (struck.length === 0) return { text, notes: [] };
  const lines = text.split('\n').map((line) => {
    const left = line.replace(STRUCK, '');
    return left !== line && NOTHING_LEFT.test(left) && !left.includes('|') ? '' : left;
  });
  return { text: lines.join('\n'), notes: [`skipped ${quotedList(struck)}, which was struck out`] };
}
