import { dateOfLabel } from '../text/dates/day-order.ts';
import { groupedDecimals } from '../text/numbers/grouped-decimals.ts';
import type { Language } from './language.ts';

/** Writes figures, days and lists for people, with significant digits only. */
export interface Formats {
  /** A number with a fixed number of decimals. */
  decimals(amount: number, digits: number): string;
  /** A number with a fixed number of decimals and no thousands separators, for columns of figures. */
  fixed(amount: number, digits: number): string;
  /** Three significant digits, or all digits of a whole number, without trailing zeros: 1,234, 12.3 and 1.23. */
  amountText(amount: number): string;
  /** A share in whole percent; never 100 % for less than all, nor 0 % for more than nothing. */
  percentText(share: number): string;
  /**
   * The label of a day in the form that people read: Mon 2 Mar for `2026-03-02`, day 1 for `1`; other labels stay
   * unchanged.
   */
  dayText(label: string): string;
  /** A date such as 9 March 2026. */
  dateText(date: string): string;
  /** `a`, `a and b`, `a, b and c`. */
  listed(words: readonly string[]): string;
  /** A label within a sentence: without its part in brackets, and in lower case if the language writes nouns so. */
  inSentence(label: string): string;
}

interface Locale {
  readonly tag: string;
  readonly point: string;
  /** Between groups of three digits. */
  readonly group: string;
  readonly and: string;
  readonly noDay: string;
  readonly day: string;
  /** Whether nouns within a sentence begin with a small letter, unlike in German. */
  readonly hasSmallNouns: boolean;
}

const LOCALES: Readonly<Record<Language, Locale>> = {
  en: {
    tag: 'en-GB',
    point: '.',
    group: ',',
    and: 'and',
    noDay: 'no day given',
    day: 'day',
    hasSmallNouns: true,
  },
  de: {
    tag: 'de-DE',
    point: ',',
    group: '.',
    and: 'und',
    noDay: 'ohne Tag',
    day: 'Tag',
    hasSmallNouns: false,
  },
};

/** The formats of a language. */
export function formatsOf(language: Language): Formats {
  const { tag, point, group, and, noDay, day, hasSmallNouns } = LOCALES[language];
  let dayOfWeek: Intl.DateTimeFormat | undefined;
  let wholeDate: Intl.DateTimeFormat | undefined;
  const zeros = new RegExp(`\\${point}?0+$`);

  const decimals = (amount: number, digits: number) =>
    groupedDecimals(amount, digits, { point, group });
  return {
    decimals,
    fixed: (amount, digits) => amount.toFixed(digits).replace('.', point),
    amountText(amount) {
      const size = Math.abs(amount);
      // A trace is not nothing.
      if (size > 0 && size < 0.005) {
        return size < 0.0005 ? `< ${decimals(0.001, 3)}` : decimals(amount, 3);
      }
      const text = decimals(amount, size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
      return text.includes(point) ? text.replace(zeros, '') : text;
    },
    percentText(share) {
      const percent = 100 * share;
      if (percent > 99 && percent < 100) return `${decimals(Math.min(99.9, percent), 1)} %`;
      if (percent > 0 && percent < 1) return `${decimals(Math.max(0.1, percent), 1)} %`;
      return `${decimals(percent, 0)} %`;
    },
    dayText(label) {
      if (label === '') return noDay;
      if (/^\d{1,3}$/.test(label)) return `${day} ${label}`;
      const date = dateOfLabel(label);
      if (date === undefined) return label;
      dayOfWeek ??= dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' });
      return dayOfWeek.format(date).replaceAll(',', '');
    },
    dateText(date) {
      wholeDate ??= dateFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' });
      return wholeDate.format(dateOfLabel(date) ?? new Date(date));
    },
    listed: (words) =>
      words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`,
    inSentence(label) {
      const [, vitamin] = /^(Vitamin \S+)/.exec(label) ?? [];
      const bare = vitamin ?? label.replace(/ \(.*\)$/, '');
      return hasSmallNouns ? bare.replace(/^./, (letter) => letter.toLowerCase()) : bare;
    },
  };
}

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
}
