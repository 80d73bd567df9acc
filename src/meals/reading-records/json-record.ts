import type { Location } from '../../model/diagnostic.ts';
import { readGrid } from '../layouts/layouts.ts';
import type { DietaryRecord, RecordOptions } from '../records/dietary-record.ts';
import { withSameDays } from '../records/same-days.ts';
import { withGivenUnit } from './given-unit.ts';
import { jsonGrid } from './json-grid.ts';
import { withMappedColumns } from './mapped-columns.ts';

/** Reads the foods of a document of any other shape as a record; undefined if it has none. */
export function recordOfJson(
  value: unknown,
  file: string,
  options: RecordOptions,
  locationOf?: (pointer: string) => Location,
): DietaryRecord | undefined {
  const grid = jsonGrid(value, file, locationOf);
  if (grid === undefined) return undefined;
  const [named] = withGivenUnit(withMappedColumns([grid], options.columnMap), options.unit);
  const record = named && readGrid(named, options);
  return record && withSameDays(record);
}
