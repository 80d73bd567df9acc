/** The columns of a meal file that headings fill for the lines below them, the highest first. */
export const HEADING_COLUMNS = ['person', 'heading', 'day', 'meal'] as const;

/** A heading of a diary, such as a day or a meal, and the column that it becomes. */
export interface Heading {
  readonly column: (typeof HEADING_COLUMNS)[number];
  readonly title: string;
}

/** The headings above a line, by their columns. */
export type HeadingsAbove = ReadonlyMap<Heading['column'], string>;

/**
 * A heading resets the headings of its rank and below: the next day begins without a meal. Another heading below a day
 * or a meal is a part of it, such as "Sauce:" below "Lunch", up to the next day or meal, unless headings stand above
 * the days.
 */
export function placed({ column, title }: Heading, under: HeadingsAbove): HeadingsAbove {
  const names = [...under.keys()];
  const isBelowEating = (at: number) =>
    names.slice(0, at).some((name) => name === 'day' || name === 'meal');
  const other = names.indexOf('heading');
  const isPart = (at: number) => at === other && isBelowEating(at);
  const above = HEADING_COLUMNS.slice(0, HEADING_COLUMNS.indexOf(column));
  const kept =
    column === 'heading' && isBelowEating(other < 0 ? names.length : other)
      ? [...under].filter(([name]) => name !== 'heading')
      : [...under].filter(([name], at) => above.some((one) => one === name) && !isPart(at));
  return new Map([...kept, [column, title] as const]);
}
