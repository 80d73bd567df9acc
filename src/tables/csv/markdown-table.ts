/** The line below the header of a table in Markdown: "|---|:---:|". */
const RULE = /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?[ \t]*)?$/;

/** The line of a heading, such as "### Monday". */
const HEADING = /^(\s*)(#{1,6})(?=\s)/;

/** Marks of bold and italic letters, and of code. */
const MARKS = /\*\*|__|`/g;

/**
 * Prepares text with Markdown tables, as chat assistants write them, for reading with the separator `|`. Everything
 * outside cells becomes blanks, so that each cell keeps its line and column.
 *
 * @returns the text itself if it has no such table
 * @example plainTables('| Food | Amount |\n|---|---|\n| Oats | 50 g |\n'); // '  Food | Amount  \n\n  Oats | 50 g  \n'
 */
export function plainTables(text: string): string {
  if (!hasMarkdownTable(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      if (isRule(line)) return '';
      const plain = line.replace(MARKS, blanksFor).replace(HEADING, blanksFor);
      return plain.replace(/^\s*\|/, blanksFor).replace(/\|\s*$/, blanksFor);
    })
    .join('\n');
}

/** Whether a text has a table in Markdown. */
export function hasMarkdownTable(text: string): boolean {
  return text.includes('--') && text.split('\n').some(isRule);
}

/** A rule of one column, "---", may also separate paragraphs. */
function isRule(line: string): boolean {
  return line.includes('|') && RULE.test(line.trimEnd());
}

function blanksFor(marks: string): string {
  return marks.replace(/[^\r\n\t]/g, ' ');
}
