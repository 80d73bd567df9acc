/** "500;g;Nudeln", ";;Salz", "½;TL;Zimt": the amount, the unit and the food. */
const ROW = /^\s*([\d½⅓⅔¼¾⅛][^;]{0,9}|)\s*;\s*([^;\d]{0,20}|)\s*;\s*(\p{L}[^;]*)$/u;

/** The fewest rows that are a table. */
const LEAST_ROWS = 3;

/** Lines with spaces for the semicolons of a table without a header: "500 g Nudeln" for "500;g;Nudeln". */
export function withCellsJoined(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => (line.includes(';') ? ROW.exec(line) : null));
  if (rows.filter((row) => row !== null).length < LEAST_ROWS) return lines;
  return lines.map((line, index) => {
    const row = rows[index];
    if (row == null) return line;
    const [, ...cells] = row;
    return cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' ');
  });
}
