import { FILE_LABEL } from '../../engine/run/group-shape.ts';
import type { LabelCheck } from '../../engine/run/run-options.ts';
import { sexOf } from '../../model/sex.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { readDecimal } from '../../text/numbers/decimal-comma.ts';
import type { SurveyColumns } from './survey.ts';

/** Values that statistics programs write for a missing value. */
const MISSING: ReadonlySet<string> = new Set(['', '.', 'na', 'n/a', 'nan', 'null']);

/** The rule of a column; `oncePer` follows for all of them. */
type ColumnCheck = Omit<LabelCheck, 'oncePer'>;

/** Whether the person of an entry is in the sample. */
type IsSampled = (labelOf: (label: string) => string) => boolean;

/**
 * The rules for the columns of a survey. A person without a weight is not part of the sample, and needs no replicate
 * weights, stratum and PSU. Each column that describes persons has one value for each of them.
 *
 * @param columns all columns that describe persons
 * @param persons the columns of persons, each of whom is reported once
 */
export function surveyChecks(
  { weight, stratum, psu, replicates }: SurveyColumns,
  sex: string | undefined,
  columns: readonly string[],
  persons: readonly string[],
): LabelCheck[] {
  const isSampled: IsSampled = (labelOf) => weight === undefined || labelOf(weight).trim() !== '';
  const checks: readonly (ColumnCheck | undefined)[] = [
    weight === undefined ? undefined : weightCheck(weight),
    ...(replicates?.columns ?? []).map((label) => replicateCheck(label, isSampled)),
    ...[stratum, psu].map((label) =>
      label === undefined ? undefined : designCheck(label, isSampled),
    ),
    sex === undefined ? undefined : sexCheck(sex),
    // The name of the file is not among the labels that rows have.
    ...(persons.includes(FILE_LABEL) ? [] : oneValueChecks(columns, persons)),
  ];
  return checks
    .filter((check) => check !== undefined)
    .map((check) => ({ ...check, oncePer: persons }));
}

function weightCheck(label: string): ColumnCheck {
  return {
    label,
    faultOf: (value) =>
      value.trim() === '' || isWeight(value)
        ? undefined
        : {
            message: notWeight(label, value),
            expected: 'a number, 0 or more, or a blank cell',
          },
  };
}

function replicateCheck(label: string, isSampled: IsSampled): ColumnCheck {
  return {
    label,
    faultOf: (value, labelOf) =>
      isWeight(value) || (value.trim() === '' && !isSampled(labelOf))
        ? undefined
        : {
            message: notWeight(label, value),
            expected: 'a number, 0 or more',
          },
  };
}

/** The rule of the stratum and of the PSU. */
function designCheck(label: string, isSampled: IsSampled): ColumnCheck {
  return {
    label,
    faultOf: (value, labelOf) =>
      MISSING.has(value.trim().toLowerCase()) && isSampled(labelOf)
        ? {
            message: `The ${label} of a person in the sample is missing`,
            expected: 'a value for each person, or a blank weight',
          }
        : undefined,
  };
}

function sexCheck(label: string): ColumnCheck {
  return {
    label,
    faultOf: (value) =>
      value.trim() === '' || sexOf(value) !== undefined
        ? undefined
        : {
            message: `The ${label} ${quoted(value)} is not a sex`,
            expected: 'male or female, m or f, 1 (male) or 2 (female), or a blank cell',
          },
  };
}

/**
 * The rule that a person has one value in each column. The first values of each person are remembered, whichever pass
 * read them: as one text, since a survey may have hundreds of columns.
 */
function oneValueChecks(columns: readonly string[], persons: readonly string[]): ColumnCheck[] {
  const firstValues = new Map<string, string>();
  let latest: { readonly of: unknown; readonly others: readonly string[] | undefined } | undefined;
  /** The first values of the person of an entry, if that entry has others. */
  const firstOf = (labelOf: (label: string) => string): readonly string[] | undefined => {
    if (latest?.of === labelOf) return latest.others;
    const person = persons.map(labelOf).join(BETWEEN);
    const values = columns.map(labelOf).join(BETWEEN);
    const first = firstValues.get(person);
    if (first === undefined) firstValues.set(person, values);
    const isSame = first === undefined || first === values;
    latest = { of: labelOf, others: isSame ? undefined : first.split(BETWEEN) };
    return latest.others;
  };
  return columns.map((label, place) => ({
    label,
    faultOf(value, labelOf) {
      const first = firstOf(labelOf)?.[place];
      if (first === undefined || first === value) return undefined;
      const names = persons.map((name) => `${name} ${labelOf(name)}`);
      return {
        message: `Cannot keep ${label}: it has several values in ${names.join(', ')}: ${quoted(first)} and ${quoted(value)}`,
        expected: 'one value for each person',
      };
    },
  }));
}

/** A character that no label has. */
const BETWEEN = '\0';

/** @param text which is no weight */
function notWeight(label: string, text: string): string {
  return `Cannot weight by ${label}: ${quoted(text.trim())} is not a weight`;
}

function isWeight(text: string): boolean {
  const weight = readDecimal(text);
  return Number.isFinite(weight) && weight >= 0;
}
