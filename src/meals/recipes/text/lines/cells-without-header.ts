/** "500;g;Nudeln", ";;Salz", "½;TL;Zimt": the amount, the unit and the food. */
const ROW = /^\s*([\d½⅓⅔¼¾⅛][^;]{0,9}|)\s*;\s*([^;\d]{0,20}|)\s*;\s*(\p{L}[^;]*)$/u;

/** "500,g,minced beef", "\"0,5\",l,Milch": the same with commas, behind which prose has blanks. */
const ROW_WITH_COMMAS =
  /^([\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛./ -]{0,9}|"\d+,\d+"|),([^,\d\s]{0,20}|),("\p{L}[^"]*"|\p{L}[^,"]*)$/u;

/** The fewest rows that are a table. */
const LEAST_ROWS = 3;

/** Lines with spaces for the separators of a table without a header: "500 g Nudeln" for "500;g;Nudeln". */
export function withCellsJoined(lines: readonly string[]): readonly string[] {
  return joined(joined(lines, ';', ROW), ',', ROW_WITH_COMMAS);
}

function joined(lines: readonly string[], separator: string, row: RegExp): readonly string[] {
  const rows = lines.map((line) => (line.includes(separator) ? row.exec(line) : null));
  if (rows.filter((one) => one !== null).length < LEAST_ROWS) return lines;
  const isBlank = new RegExp(`${separator}+$`);
  return lines.map((line, index) => {
    const [, ...cells] = rows[index] ?? [];
    // "Lasagne,,": the title above the table.
    if (cells.length === 0) return line.replace(isBlank, '');
    return cells
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      .filter((cell) => cell !== '')
      .join(' ');
  });
}
