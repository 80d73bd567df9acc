/** The line below the header of a table in Markdown, "|---|:---:|", or in an outline of Org: "|---+---|". */
const RULE = /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*[|+])+(?:[ \t]*:?-{2,}:?[ \t]*)?$/;

/** A rule as only Org writes it. */
const ORG_RULE = /^[ \t]*\|-+(?:\+-+)+\|[ \t]*$/m;

/** The line of a heading in Org, such as "** Monday", and a line of its settings, such as "#+TITLE: Diary". */
const ORG_HEADING = /^\*+(?=\s)/;
const ORG_SETTING = /^[ \t]*#\+\S.*$/;

/** The line of a heading, such as "### Monday". */
const HEADING = /^(\s*)(#{1,6})(?=\s)/;

/** Marks of bold and italic letters, and of code. */
const MARKS = /\*\*|__|`/g;

/**
 * Prepares text with tables in Markdown or Org, as chat assistants and editors write them, for reading with the separator `|`. Everything
 * outside cells becomes blanks, so that each cell keeps its line and column.
 *
 * @returns the text itself if it has no such table
 * @example plainTables('| Food | Amount |\n|---|---|\n| Oats | 50 g |\n'); // '  Food | Amount  \n\n  Oats | 50 g  \n'
 */
export function plainTables(text: string): string {
  if (!hasMarkdownTable(text)) return text;
  const isOrg = ORG_RULE.test(text);
  return text
    .split('\n')
    .map((written) => {
      if (isRule(written)) return '';
      const line = isOrg
        ? written.replace(ORG_SETTING, blanksFor).replace(ORG_HEADING, blanksFor)
        : written;
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

/** A cell of a rule: "---", ":--:". */
const RULE_CELL = /^\s*:?-{2,}:?\s*$/;

/** Marks around all of a cell: "*Bread*". */
const AROUND_CELL = /^\s*([*_])(?=[^\s*_])(.*[^\s*_])\1\s*$/;

/** The cells of a row of a table in Markdown without marks; undefined for the rule below the header. */
export function plainCells(cells: readonly string[]): readonly string[] | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length > 0 && filled.every((cell) => RULE_CELL.test(cell))) return undefined;
  return cells.map((cell) => cell.replace(MARKS, '').replace(AROUND_CELL, '$2'));
}

function blanksFor(marks: string): string {
  return marks.replace(/[^\r\n\t]/g, ' ');
}
