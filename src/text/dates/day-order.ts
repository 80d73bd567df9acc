import { lazily } from '../../collections/lazily.ts';

/** Dates in the forms of records: `2026-03-02`, `02.03.2026`, `2.3.26`. A year of two digits is in this century. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** V8 takes half a millisecond to compile this pattern, and most runs do not need it. */
const german = lazily(() => /^(?:\p{L}+\.?,? ?)?(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/u);
const NUMBERED = /^(?:(?:day|tag) ?)?(\d{1,3})$/i;

/** The date of a label at midnight UTC; undefined if it is not a date, such as 30 February. */
export function dateOfLabel(label: string): Date | undefined {
  const iso = ISO.exec(label);
  const withPoints = german().exec(label);
  const [year, month, day] =
    iso !== null
      ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
      : withPoints !== null
        ? [yearOf(withPoints[3] as string), Number(withPoints[2]), Number(withPoints[1])]
        : [Number.NaN, 0, 0];
  const date = new Date(Date.UTC(year as number, (month as number) - 1, day as number));
  return date.getUTCDate() === day && date.getUTCMonth() + 1 === month ? date : undefined;
}

function yearOf(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function numberOf(label: string): number {
  const [, number] = NUMBERED.exec(label) ?? [];
  return number === undefined ? (dateOfLabel(label)?.getTime() ?? Number.NaN) : Number(number);
}

/** Days by date or number; in their own order where one of them is neither. Days without a label are last. */
export function sortDays(labels: readonly string[]): string[] {
  const named = labels.filter((label) => label !== '');
  const order = new Map(named.map((label) => [label, numberOf(label)]));
  const isOrdered = [...order.values()].every((number) => !Number.isNaN(number));
  const sorted = isOrdered
    ? [...named].sort((a, b) => (order.get(a) as number) - (order.get(b) as number))
    : named;
  return [...sorted, ...labels.filter((label) => label === '')];
}
