import type { Diagnostic } from '../../../model/diagnostic.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { LABEL_TOPICS } from '../../headers/own-names.ts';
import { type DietaryRecord, foodLocation, type RecordLine } from '../../records/dietary-record.ts';
import { formulaFault, isFormula } from '../amounts/amount-faults.ts';

/**
 * A record without the lines whose food, amount or label is a formula that was never computed. As text, `=B1+5` would
 * be 5 g of something.
 */
export function withoutFormulas(record: DietaryRecord): DietaryRecord {
  const labels = record.columns.flatMap((name, position) =>
    LABEL_TOPICS.some((topic) => topic === columnTopic(name)) ? [position] : [],
  );
  const faults: Diagnostic[] = [];
  const lines = record.lines.filter((line) => {
    const fault = faultOf(line, labels);
    if (fault !== undefined) faults.push(fault);
    return fault === undefined;
  });
  return faults.length === 0
    ? record
    : { ...record, lines, faults: [...(record.faults ?? []), ...faults] };
}

function faultOf(line: RecordLine, labels: readonly number[]): Diagnostic | undefined {
  const { location, locationOf, measure = '', food = line.text, cells } = line;
  if (isFormula(measure)) {
    return {
      ...formulaFault(measure),
      field: 'amount',
      location: locationOf?.('amount') ?? location,
    };
  }
  if (isFormula(food))
    return { ...formulaFault(food), code: 'meal/missing-food', location: foodLocation(line) };
  const label = labels.map((position) => cells[position] ?? '').find(isFormula);
  return label === undefined
    ? undefined
    : { ...formulaFault(label), code: 'meal/missing-label', location: foodLocation(line) };
}
