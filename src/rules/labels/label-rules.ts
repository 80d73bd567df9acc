import { type Diagnostic, fixOf } from '../../model/diagnostic.ts';
import { isPossibleDate } from '../../text/dates/possible-date.ts';
import { cutShort, quoted } from '../../text/escaping/quote.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';
import type { Rule } from '../rule.ts';

/** The types that a configuration can require of a label. */
export const LABEL_TYPES = ['text', 'date', 'number', 'integer'] as const;
/** One of `LABEL_TYPES`. */
export type LabelType = (typeof LABEL_TYPES)[number];

/** The requirements that a configuration sets for the values of a label. */
export interface LabelSettings {
  readonly type?: LabelType | undefined;
  readonly enum?: readonly (string | number)[] | undefined;
  /** Matches the whole value. */
  readonly pattern?: Pick<RegExp, 'source' | 'test'> | undefined;
}

/** A problem of the value of a label, before its location is known. */
export type LabelDiagnostic = Pick<
  Diagnostic,
  'code' | 'message' | 'field' | 'value' | 'expected' | 'fix'
>;

/** A value of a label, which is not blank. */
export interface LabelValue {
  readonly label: string;
  readonly value: string;
  /** The column has dates or days. */
  readonly isDay: boolean;
  readonly settings: LabelSettings | undefined;
}

interface LabelRule extends Rule {
  readonly check: (value: LabelValue) => Omit<LabelDiagnostic, 'code'> | undefined;
}

const DATE_EXPECTED = 'a date in the calendar, such as 2026-03-02';

const impossibleDate: LabelRule = {
  code: 'meal/impossible-date',
  severity: 'error',
  help: 'A date in a column of dates or days exists in the calendar.',
  explanation:
    'viand finds the columns by their names, such as date, day and Datum; a configuration can name others. It checks dates with the year first (2026-03-02) and last (2.3.2026, 3/2/2026). Weekdays and numbers of days pass.',
  wrong: '[{ "date": "2026-13-45", "entries": [] }]',
  right: '[{ "date": "2026-03-02", "entries": [] }]',
  check: ({ label, value, isDay, settings }) => {
    if (!isDay && settings?.type !== 'date') return undefined;
    if (isPossibleDate(value) !== false) return undefined;
    return {
      field: label,
      message: `Date ${quoted(value)} does not exist`,
      value: cutShort(value),
      expected: DATE_EXPECTED,
    };
  },
};

const labelValue: LabelRule = {
  code: 'meal/label-value',
  severity: 'error',
  help: 'A label has a value that the configuration allows.',
  explanation:
    '`labels` of viand.config.json names the type, the allowed values or the pattern of each label: { "labels": { "sex": { "enum": ["f", "m"] } } }. A blank value passes unless the label is required.',
  check: ({ label, value, settings = {} }) => {
    const { type, enum: allowed, pattern } = settings;
    const found = { field: label, value: cutShort(value) };
    if (type !== undefined && !IS_OF_TYPE[type].check(value)) {
      const { expected } = IS_OF_TYPE[type];
      return { ...found, message: `${quoted(value)} is not of type ${type}`, expected };
    }
    const names = allowed?.map(String);
    if (names !== undefined && !names.includes(value)) {
      return {
        ...found,
        message: `${quoted(value)} is not an allowed value`,
        expected: `one of ${names.join(', ')}`,
        ...fixOf(nearestOf(value, names)),
      };
    }
    if (pattern !== undefined && !pattern.test(value)) {
      return {
        ...found,
        message: `${quoted(value)} does not match the pattern`,
        expected: `a value like ${pattern.source}`,
      };
    }
    return undefined;
  },
};

/** An impossible date counts as a date here, because it has its own rule. */
const IS_OF_TYPE: Readonly<
  Record<LabelType, { readonly expected: string; readonly check: (value: string) => boolean }>
> = {
  text: { expected: 'text', check: () => true },
  date: { expected: DATE_EXPECTED, check: (value) => isPossibleDate(value) !== undefined },
  number: { expected: 'a number', check: (value) => Number.isFinite(Number(value)) },
  integer: { expected: 'a whole number', check: (value) => Number.isInteger(Number(value)) },
};

const LABEL_VALUE_RULES: readonly LabelRule[] = [impossibleDate, labelValue];

const REPEATED_LABELS: Rule = {
  code: 'meal/repeated-labels',
  severity: 'error',
  help: 'Labels that are unique by the configuration differ in every entry.',
  explanation:
    '`unique` of viand.config.json names labels that together occur once, in JSON once per meal, in all files with the configuration. A repeated person, day and time is most often a row that was entered twice.',
};

const DAYS_PER_PERSON: Rule = {
  code: 'meal/days-per-person',
  severity: 'error',
  help: 'Each person has as many days as the configuration asks for.',
  explanation:
    '`daysPerPerson` of viand.config.json sets the minimum and maximum number of days: { "daysPerPerson": { "min": 3, "max": 7 } }. viand counts the different days of a person in all files with the configuration.',
};

/** All rules about labels, in the order of reports. */
export const LABEL_RULES: readonly Rule[] = [
  ...LABEL_VALUE_RULES,
  REPEATED_LABELS,
  DAYS_PER_PERSON,
];

/** All problems of the value of a label. */
export function checkLabel(value: LabelValue): LabelDiagnostic[] {
  return LABEL_VALUE_RULES.flatMap(({ code, check }) => {
    const found = check(value);
    return found === undefined ? [] : [{ code, ...found }];
  });
}
