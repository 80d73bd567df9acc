import { ViandError } from '../../model/diagnostic.ts';
import { cellRows } from '../../tables/csv/cell-spans.ts';
import { separatorOf } from '../../tables/csv/separator.ts';
import { columnTopic } from '../headers/column-names.ts';
import type { RecordOptions } from '../records/dietary-record.ts';

/** The endings of names of score columns that viand writes; other indices put their name in front. */
const SCORE_COLUMNS = ['total_score', 'estimated_energy_share'];

/**
 * Refuses a table of scores that viand wrote, which has no foods to read. With options that say where the foods are, it
 * is read as a record.
 *
 * @throws ViandError for scores
 */
export function refuseScores(
  file: string,
  head: string,
  {
    column,
    layout,
    columnMap,
  }: RecordOptions & { readonly columnMap?: { readonly food_id?: string } },
): void {
  const isNamed = (column ?? layout ?? columnMap?.food_id) !== undefined;
  if (isNamed || !areScores(head)) return;
  throw new ViandError({
    code: 'meal/unclear-layout',
    message: 'The file has scores written by viand, not meals',
    location: { file, line: 1 },
    expected: 'the meals or intakes that were scored',
  });
}

function areScores(head: string): boolean {
  const [first = ''] = head.trimStart().split('\n', 1);
  const [cells = []] = cellRows(first, separatorOf(first));
  const names = cells.map(({ text }) => text.trim());
  return (
    SCORE_COLUMNS.every((end) => names.some((name) => name.endsWith(end))) &&
    !names.some((name) => FOOD_TOPICS.has(columnTopic(name)) && !FOODS_SCORED.test(name))
  );
}

/** A component whose name ends like the name of a column of foods. */
const FOODS_SCORED = /total_protein_foods(?:_amount|_density)?$/;

/** A table with one of these columns is one of foods. */
const FOOD_TOPICS: ReadonlySet<string | undefined> = new Set(['food_id', 'food']);
