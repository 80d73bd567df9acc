import { readHeading } from './read-heading.ts';

/** The bullet before a line, or the marks of a heading of Markdown. */
const BULLET = /^\s*(?:[-*•·–—+]\s+|#{1,6}\s+)?/;

/** The most characters of a line with a heading and its marks. */
const LONGEST = 100;

/** Marks around a heading: "== Monday ==", "*Lunch*", "Breakfast -". A single point belongs to a date: "3.6.". */
const MARKS_BEFORE = /^(?:[-*_=~|+»«→•–—\s]+|\.\.+|>+(?=.*<))/u;
const MARKS_BEHIND = /(?:[-*_=~|+#<»«→•–—\s]+|\.\.+)$/u;

/** Brackets and quotation marks around a heading: "[Lunch]". */
const PAIR = /^(?:\[(.*)\]|\(([^()]*)\)|\{(.*)\}|"(.*)"|“(.*)”|„(.*)[“”]|‘(.*)’|'(.*)'|«(.*)»)$/u;

/** Most lines begin and end with a letter, a digit or a bullet. */
const MAY_BE_MARKED = /^\s*(?:[-*•·–—+#]\s+)?[^\s\p{L}\p{N}#]|[^\s\p{L}\p{N}:)]\s*$|[\])}]:?\s*$/u;

/**
 * A day, a week or a meal without the marks that people put around it: "[Breakfast]", "== Monday ==" and "Lunch -" are
 * headings. Its bullet stays. Any other line is unchanged.
 */
export function withoutMarksOfHeading(line: string): string {
  if (line.length > LONGEST || !MAY_BE_MARKED.test(line)) return line;
  const [bullet = ''] = BULLET.exec(line) ?? [];
  const written = line.slice(bullet.length);
  for (const inner of withoutMarks(written)) {
    const heading = readHeading(inner);
    if (heading?.rest === '' && !inner.endsWith(':')) return bullet + inner;
  }
  return line;
}

/** A text without its outermost marks, without the next ones, and so on. */
function withoutMarks(text: string): string[] {
  const trimmed = text.trim();
  const bare = trimmed
    .replace(MARKS_BEFORE, '')
    .replace(MARKS_BEHIND, '')
    .replace(/(?<=[\])}]):$/, '');
  const inner = PAIR.exec(bare)
    ?.slice(1)
    .find((part) => part !== undefined);
  const next = inner ?? bare;
  return next === trimmed ? [] : [next, ...withoutMarks(next)];
}
