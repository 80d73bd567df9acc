/** How figures are written for people: British, with the digits that mean something. */

const BY_DECIMALS = [0, 1, 2, 3].map(
  (digits) =>
    new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** A number with so many decimals. */
export function decimals(amount: number, digits: number): string {
  return (BY_DECIMALS[digits] as Intl.NumberFormat).format(amount);
}

/** Three digits that mean something: 1,234 but 12.3 and 1.23; zeros at the end of decimals are left out. */
export function amountText(amount: number): string {
  const size = Math.abs(amount);
  // A trace is not nothing.
  if (size > 0 && size < 0.005) return size < 0.0005 ? '< 0.001' : decimals(amount, 3);
  const text = decimals(amount, size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A share in whole percents; never 100 % of less than all, nor 0 % of something. */
export function percentText(share: number): string {
  const percent = 100 * share;
  if (percent > 99 && percent < 100) return `${decimals(Math.min(99.9, percent), 1)} %`;
  if (percent > 0 && percent < 1) return `${decimals(Math.max(0.1, percent), 1)} %`;
  return `${decimals(percent, 0)} %`;
}

/** Rounds to whole steps, and to one at least, as kitchens measure. */
export function inSteps(amount: number, step: number): string {
  return amountText(Math.max(1, Math.round(amount / step)) * step);
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A label of a day as people read it: `2026-03-02` is Mon 2 Mar, `1` is day 1; anything else stays. */
export function dayText(label: string): string {
  if (label === '') return 'without a day';
  if (/^\d{1,3}$/.test(label)) return `day ${label}`;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(label) ? Date.parse(`${label}T00:00:00Z`) : Number.NaN;
  const date = new Date(time);
  // The 30th of February is taken for the 2nd of March.
  if (Number.isNaN(time) || date.toISOString().slice(0, 10) !== label) return label;
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `1 day`, `7 days`. */
export function counted(count: number, one: string, several: string): string {
  return `${decimals(count, Number.isInteger(count) ? 0 : 1)} ${count === 1 ? one : several}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
