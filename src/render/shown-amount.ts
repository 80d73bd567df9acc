/** An amount as text; empty if it is unknown. */
export function shownAmount(amount: number, show: (amount: number) => string): string {
  return Number.isNaN(amount) ? '' : show(amount);
}
