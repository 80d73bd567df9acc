/** Decimals of the numbers in every output. Nothing is rounded before that. */
const DECIMALS = 1e6;

/** Rounds a number as it leaves the program. */
export function rounded(amount: number): number {
  const scaled = Math.round(amount * DECIMALS) / DECIMALS;
  return Number.isFinite(scaled) ? scaled : amount;
}

/** An assumed weight or volume in a remark: nobody needs more than two decimals. */
export function weightText(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
