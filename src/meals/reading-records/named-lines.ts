import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import type { JsonLine } from '../../tables/json/read-json.ts';
import { limitsOf, refuseAbove } from '../../tables/read-limits.ts';
import { isListOfMeals } from '../entries/json-shape.ts';
import type { DietaryRecord, RecordOptions } from '../records/dietary-record.ts';
import { recordOfJson } from './json-record.ts';

/** Options of a record, and whether it may be of any size. */
type LineOptions = RecordOptions & { readonly liftLimits?: boolean | undefined };

/** Whether a line of NDJSON names foods, so that the lines are a record. */
export function namesFoods(value: unknown, file: string, options: LineOptions): boolean {
  return recordOfJson([value], file, options) !== undefined;
}

/**
 * Reads lines of NDJSON that name foods as one record; undefined if they are meals with ids.
 *
 * @throws ViandError `input/too-large`
 */
export async function recordOfLines(
  lines: AsyncIterable<JsonLine>,
  file: string,
  options: LineOptions,
): Promise<DietaryRecord | undefined> {
  const values: unknown[] = [];
  const numbers: number[] = [];
  const faults: Diagnostic[] = [];
  const { diaryCharacters } = limitsOf(options);
  let characters = 0;
  for await (const read of lines) {
    if ('fault' in read) {
      faults.push(read.fault);
      continue;
    }
    const { line, text, value } = read;
    characters += text.length;
    refuseAbove(diaryCharacters, characters, { file, line }, 'The food record', INSTEAD);
    values.push(value);
    numbers.push(line);
  }
  if (isListOfMeals(values)) return undefined;
  const locationOf = (pointer: string): Location => {
    const [, index = '', inner = ''] = /^\/(\d+)(.*)$/.exec(pointer) ?? [];
    const line = numbers[Number(index)];
    return line === undefined ? { file } : { file, line, pointer: inner };
  };
  const record = recordOfJson(values, file, options, locationOf);
  return record && { ...record, faults: [...(record.faults ?? []), ...faults] };
}

/** The form that is read line by line, at any size. */
const INSTEAD = 'lines with food_id, amount and unit';
