import type { RecordColumn } from './render-records.ts';

/** The ending of a label whose column would have the name of another column. */
const ENDING = '_label';

/**
 * The names of the columns of labels next to those of results. Each name occurs only once: if two columns have the same
 * name, most programs read only the first, or rename one of them.
 */
export function labelColumns(labels: readonly string[], results: Iterable<string>): string[] {
  const taken = new Set([...results]);
  const own = new Set(labels.filter((label) => !taken.has(label)));
  return labels.map((label) => {
    if (own.has(label)) return label;
    let name = label;
    while (taken.has(name) || own.has(name)) name += ENDING;
    taken.add(name);
    return name;
  });
}

/**
 * The columns of a list after those of the labels.
 *
 * @param labelsOf the labels of a row, in the order of their names
 */
export function withLabelColumns<Row>(
  labels: readonly string[],
  labelsOf: (row: Row) => readonly string[],
  results: readonly RecordColumn<Row>[],
): RecordColumn<Row>[] {
  const names = labelColumns(
    labels,
    results.map(({ name }) => name),
  );
  return [
    ...names.map((name, place) => ({ name, cell: (row: Row) => labelsOf(row)[place] ?? '' })),
    ...results,
  ];
}
