import { readHeading } from './read-heading.ts';

/** A line of an outline in Org, or of a list in a wiki: "** Lunch". */
const OUTLINE = /^(\*{1,6})[ \t]+(\S.*)$/;

/**
 * A text whose outline has stars for levels, with the headings and lists of Markdown. Days, meals and lines
 * with lines below them become headings. Other lines, such as foods, become items of a list.
 */
export function withMarkdownOutline(text: string): string {
  if (!/^\*{2,6}[ \t]+\S/m.test(text)) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const levels = lines.map((line) => OUTLINE.exec(line)?.[1]?.length);
  let at = -1;
  return text.replace(/^.*\S.*$/gm, (line) => {
    at += 1;
    const [, stars = '', title = ''] = OUTLINE.exec(line) ?? [];
    if (stars === '') return line;
    const isAbove = at + 1 < lines.length && (levels[at + 1] ?? Infinity) > stars.length;
    const column = readHeading(title)?.column;
    const isHeading = isAbove || column === 'day' || column === 'meal';
    return isHeading ? `${'#'.repeat(stars.length)} ${title}` : `- ${title}`;
  });
}
