import { cellAt, filledInColumn, type GridRow } from '../../../tables/grid.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

/** The topics that a column without a name can have, if all of its cells fit. */
const LABELS = [
  { topic: 'day', is: isDay },
  { topic: 'meal', is: isMeal },
  {
    topic: 'time',
    is: (cell: string) => /^\d{1,2}:\d\d(?:\s?(?:uhr|h|[ap]\.?m\.?))?$/i.test(cell),
  },
] as const;

/** A column with the topic of its cells as its name. */
interface UnnamedLabel {
  readonly name: string;
  readonly position: number;
  readonly topic: ColumnTopic;
}

/**
 * The labels in columns without names: a blank cell in the header above "Breakfast" and "Lunch". A row that has only such
 * a cell is a heading and does not count.
 *
 * @param food the place of the column of foods
 * @param others the columns with names
 */
export function unnamedLabels(
  names: readonly string[],
  food: number,
  rows: readonly GridRow[],
  others: readonly { readonly topic: ColumnTopic | undefined }[],
): readonly UnnamedLabel[] {
  const withFood = rows.filter(({ cells }) => cellAt(cells, food) !== '');
  const taken = new Set(others.map(({ topic }) => (topic === 'date' ? 'day' : topic)));
  return names.flatMap((name, position): UnnamedLabel[] => {
    if (name !== '' || position >= food) return [];
    const cells = filledInColumn(withFood, position);
    const label = cells.length === 0 ? undefined : LABELS.find(({ is }) => cells.every(is));
    if (label === undefined || taken.has(label.topic)) return [];
    taken.add(label.topic);
    return [{ name: label.topic, position, topic: label.topic }];
  });
}
