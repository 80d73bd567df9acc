import { withoutBullet } from '../../../../text/lines/without-bullet.ts';

/** "☐ 500 g flour", "🥛 150 ml milk", "•1 egg": a box to tick, as plugins of pages print it, or a picture. */
const MARK =
  /^(?:[☐☑☒▢□◻✓•]|(?!©|®|™)\p{Extended_Pictographic}|[\ufe0f\u200d]|\p{Emoji_Modifier})+\s*(?=.*\p{L})/u;

/** Pictures after the words of a line: "Shakshuka für 2 🍳". */
const MARK_BEHIND =
  /\s*(?:(?!©|®|™)\p{Extended_Pictographic}|[\ufe0f\u200d]|\p{Emoji_Modifier})+$/u;

/** "ingredients: |": the name of several lines in YAML. */
const BLOCK = /: ?[|>][-+]?$/;

/** "Ingredients • 1 lb shrimp • Olive oil": the heading of a list that a copy has put on one line. */
const HEADING_OF_BULLETS = /^(?:ingredients|zutaten):?\s?[•·]\s*(?=[^•·]*[•·])/i;

/** Characters of a line whose end is examined. */
const MAX_LINE = 200;

function withoutMarkBehind(line: string): string {
  return line.length > MAX_LINE ? line : line.replace(MARK_BEHIND, '');
}

/** A line without bullets, repeated spaces, checkboxes and marks of emphasis. */
export function withoutMarks(written: string): string {
  return withoutBullet(withoutMarkBehind(written.replace(/\s+/g, ' ').trim().replace(MARK, '')))
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/^>(?: ?>)* ?(?=.*\p{L})|^[> ]+$/u, '')
    .replace(HEADING_OF_BULLETS, '')
    .replace(BLOCK, ':')
    .replace(/\*\*|__|`/g, '')
    .replace(/^\*(?=\S)(.*)\*/, '$1')
    .replace(/^_(?=\S)(.*)_$/, '$1')
    .trim();
}
