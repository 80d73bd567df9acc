/** An amount as text; nothing where it is unknown. */
export function shownAmount(amount: number, show: (amount: number) => string): string {
  return Number.isNaN(amount) ? '' : show(amount);
}
