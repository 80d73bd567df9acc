import * as v from 'valibot';
import { LABEL_TYPES } from '../../../rules/labels/label-rules.ts';

const AMOUNT = v.pipe(v.number(), v.minValue(0));

const RANGE = v.strictObject({
  min: v.pipe(v.optional(AMOUNT), v.description('The least that passes')),
  max: v.pipe(v.optional(AMOUNT), v.description('The most that passes')),
});

const DAYS = v.pipe(v.number(), v.integer(), v.minValue(1));

const LABEL = v.strictObject({
  type: v.pipe(v.optional(v.picklist(LABEL_TYPES)), v.description('Type of its values')),
  enum: v.pipe(
    v.optional(v.pipe(v.array(v.union([v.string(), v.number()])), v.minLength(1))),
    v.description('Values that it may have'),
  ),
  pattern: v.pipe(
    v.optional(v.string()),
    v.description('Regular expression that its values match, such as ^P[0-9]+$'),
  ),
  required: v.pipe(v.optional(v.boolean()), v.description('Every entry has a value')),
  unique: v.pipe(v.optional(v.boolean()), v.description('No two entries have the same value')),
});

/** Whether a text is a regular expression, which a schema cannot express. */
export function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** The requirements that a configuration may set for the labels and days of a data set. */
export const DATA_SET_SETTINGS = {
  labels: v.pipe(
    v.optional(v.record(v.string(), LABEL)),
    v.description('What the values of each label have to be'),
  ),
  unique: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Labels that together occur once, such as person, day and time'),
  ),
  daysPerPerson: v.pipe(
    v.optional(
      v.strictObject({
        min: v.pipe(v.optional(DAYS), v.description('The least days of a person')),
        max: v.pipe(v.optional(DAYS), v.description('The most days of a person')),
      }),
    ),
    v.description('How many different days each person has'),
  ),
  daily: v.pipe(
    v.optional(
      v.strictObject({
        by: v.pipe(
          v.optional(v.array(v.string())),
          v.description('Labels of persons and days, instead of `by` or the columns viand knows'),
        ),
        energyKcal: v.pipe(v.optional(RANGE), v.description('Energy of a day in kcal')),
        massKg: v.pipe(v.optional(RANGE), v.description('Mass of a day in kg, with drinks')),
        foodShare: v.pipe(
          v.optional(v.strictObject({ max: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
          v.description('Share of one food in the energy of a day, 0 to 1'),
        ),
      }),
    ),
    v.description('What a person can eat in a day'),
  ),
};
