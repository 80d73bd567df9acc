/** A cross in a cell: the food was eaten, without an amount. */
const CROSS = /^(?:[x×✓✔☑☒]|true|wahr|ja|yes)$/i;

/** Whether a cell only says that a food was eaten. */
export function isCross(cell: string): boolean {
  return CROSS.test(cell);
}

/** Whether a cell next to crosses says that a food was not eaten: "nein", an empty box. */
export function isEmptyMark(cell: string): boolean {
  return /^(?:nein|no|false|falsch|[○◯☐□])$/i.test(cell);
}
