import { filledCells, type Grid } from '../../../tables/grid.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import { withFirstLabel } from '../../records/join-records.ts';
import { isPersonLabel, personOf } from '../../words/people/person-lines.ts';

/**
 * A record with the person that its table names in a row of its own: "Patient: Huber". The records of several people may
 * be in files of their own.
 *
 * @returns the same record if the table names no person or several, or has a column of persons
 */
export function withOnlyPerson(record: DietaryRecord, { rows }: Grid): DietaryRecord {
  const persons = new Set(rows.flatMap(({ cells }) => personsIn(filledCells(cells))));
  const [person] = persons;
  const hasColumn = record.columns.some((name) => columnTopic(name) === 'person');
  return person === undefined || persons.size > 1 || hasColumn
    ? record
    : withFirstLabel(record, 'person', person);
}

/** "Patient: Huber", or "Patient:" next to "Huber", in any cells of a row. */
function personsIn(filled: readonly string[]): readonly string[] {
  return filled.flatMap((cell, at) => {
    const person = personOf(cell) ?? (isPersonLabel(cell) ? filled[at + 1] : undefined);
    return person === undefined || person.endsWith(':') ? [] : [person];
  });
}
