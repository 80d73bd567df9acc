/** Words that mark a row of totals. */
const TOTALS =
  /^(?:Σ|(?:sum|(?:grand |sub-?|(?:daily|weekly|day) )?totals?|summen?|gesamt(?:summe|energie|menge|kalorien)?|(?:tages|zwischen|wochen|end)summe|insgesamt)\b)/i;

/** Whether a cell or line begins a row of totals: "Gesamtsumme", "Summe kcal", "Daily total". */
export function isTotals(text: string): boolean {
  return TOTALS.test(text.trim());
}

/** Says how many rows of totals were skipped. */
export function rowsOfTotalsNote(rows: number): string[] {
  return rows === 0 ? [] : [`skipped ${rows} ${rows === 1 ? 'row' : 'rows'} of totals`];
}
