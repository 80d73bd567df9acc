import * as v from 'valibot';
import { ENTRY_FIELDS } from '../../model/entry.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { fieldMeta, fields } from '../fields.ts';
import { RECORD_INPUT_FIELDS } from './record-input.ts';

const SIDE = (which: 'First' | 'Second') =>
  v.pipe(
    v.string(`The record is missing`),
    v.description(`${which} meal file, or group of --in`),
    fieldMeta({ code: 'request/invalid', expected: 'a meal file, or the label of a group' }),
  );

const { files, by, ...reading } = RECORD_INPUT_FIELDS;

const COMPARE_FIELDS = {
  a: SIDE('First'),
  b: SIDE('Second'),
  in: v.pipe(
    v.optional(v.string('Cannot read the name of the meal file as text')),
    v.description('Meal file with both groups; the arguments are then values of --by'),
    fieldMeta({ code: 'request/invalid', expected: 'a meal file' }),
  ),
  by,
  per: v.pipe(
    v.optional(
      v.pipe(
        v.string('The label to average over must be text'),
        v.trim(),
        v.nonEmpty('The label to average over is blank'),
      ),
    ),
    v.description('Compare means over the values of this column, such as day, instead of sums'),
    fieldMeta({ code: 'request/invalid', expected: 'a column such as day' }),
  ),
  ...reading,
};

/** The input of the comparison of two records, which also describes the options of its command. */
export const COMPARE_INPUT = fields(
  COMPARE_FIELDS,
  ({ in: file, by: labels = [], per, map = {} }) => {
    if (file === undefined && labels.length > 0) {
      return {
        code: 'request/invalid',
        message: 'Cannot group two files: --by names the groups of one file',
        field: 'by',
        value: labels.join(','),
        expected: '--in with the file that has both groups',
      };
    }
    if (per === undefined) return undefined;
    const isOfEntry = ENTRY_FIELDS.some((field) => (map[field] ?? field) === per);
    if (isOfEntry || labels.includes(per)) {
      return {
        code: 'request/invalid',
        message: isOfEntry
          ? `Cannot compare means over ${quoted(per)}: it is part of an entry`
          : `Cannot compare means over ${quoted(per)}: --by names it, too`,
        field: 'per',
        value: per,
        expected: 'a column of days, such as day',
      };
    }
    return undefined;
  },
);
