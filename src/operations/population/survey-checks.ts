import type { LabelCheck } from '../../engine/run/run-options.ts';
import { sexOf } from '../../model/sex.ts';
import { quoted } from '../../text/quote.ts';
import type { SurveyColumns } from './survey.ts';

/** What programs of statistics write for a missing value. */
const MISSING: ReadonlySet<string> = new Set(['', '.', 'na', 'n/a', 'nan', 'null']);

/**
 * The rules for the columns of a survey. A person without a weight is no part of the sample, and needs no replicate
 * weights, stratum and PSU.
 *
 * @param persons the columns of persons, each of whom is reported once
 */
export function surveyChecks(
  { weight, stratum, psu, replicates }: SurveyColumns,
  sex: string | undefined,
  persons: readonly string[],
): LabelCheck[] {
  const isSampled = (labelOf: (label: string) => string) =>
    weight === undefined || labelOf(weight).trim() !== '';
  const all = (labels: readonly (string | undefined)[]) =>
    labels.filter((label) => label !== undefined);
  return [
    ...all([weight]).map((label) => ({
      label,
      faultOf: (value: string) =>
        value.trim() === '' || isWeight(value)
          ? undefined
          : { message: notWeight(label, value), expected: 'a number, 0 or more, or a blank cell' },
    })),
    ...(replicates?.columns ?? []).map(
      (label): Omit<LabelCheck, 'oncePer'> => ({
        label,
        faultOf: (value, labelOf) =>
          isWeight(value) || (value.trim() === '' && !isSampled(labelOf))
            ? undefined
            : { message: notWeight(label, value), expected: 'a number, 0 or more' },
      }),
    ),
    ...all([stratum, psu]).map(
      (label): Omit<LabelCheck, 'oncePer'> => ({
        label,
        faultOf: (value, labelOf) =>
          MISSING.has(value.trim().toLowerCase()) && isSampled(labelOf)
            ? {
                message: `The ${label} of a person in the sample is missing`,
                expected: 'a value for each person, or a blank weight',
              }
            : undefined,
      }),
    ),
    ...all([sex]).map((label) => ({
      label,
      faultOf: (value: string) =>
        value.trim() === '' || sexOf(value) !== undefined
          ? undefined
          : {
              message: `The ${label} ${quoted(value)} is not a sex`,
              expected: 'male or female, m or f, 1 (male) or 2 (female), or a blank cell',
            },
    })),
  ].map((check) => ({ ...check, oncePer: persons }));
}

/** @param text which is no weight */
function notWeight(label: string, text: string): string {
  return `Cannot weight by ${label}: ${quoted(text.trim())} is not a weight`;
}

function isWeight(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) >= 0;
}
