/** A number, and at most one word that is a unit or a household measure. */
const AMOUNT =
  /^(?:(?:ca\.?|circa|etwa|about|approx\.?|~)\s*)?[\d.,/½⅓⅔¼¾⅛–-]+\s*(?:g|gr|gramm|grams?|kg|ml|mls|cl|dl|l|liter|litres?|oz|fl\.? ?oz|el|tl|tbsps?|tsps?|cups?|slices?|pieces?|pcs?|glass(?:es)?|tassen?|gläser|glas|becher|scheiben?|stücke?|stk|st|port(?:ion(?:en)?)?)?\.?$/i;

/** Whether a cell is an amount without a food: "150", "150 g", "2 EL". */
export function isAmountCell(cell: string): boolean {
  return AMOUNT.test(cell.trim());
}

/** An amount with the unit of its column, unless the cell has its own unit: "30 g" in a column of grams. */
export function withUnit(amount: string, unit: string): string {
  const hasOwn = /\d\s*\p{L}/u.test(amount) && isMass(unit);
  if (amount === '' || unit === '' || hasOwn) return amount;
  return `${amount} ${unit}`;
}

/** Whether a unit is one of weight or volume rather than a household measure. */
export function isMass(unit: string): boolean {
  return /^(?:g|gr|gramm?s?|kg|ml|l|cl|dl|oz)$/i.test(unit);
}
