import { HEADING_COLUMNS, type Heading } from './headings.ts';

/** A heading resets the headings of its rank and below: the next day begins without a meal. */
export function placed({ column, title }: Heading, under: ReadonlyMap<Heading['column'], string>) {
  const above = HEADING_COLUMNS.slice(0, HEADING_COLUMNS.indexOf(column));
  const kept = [...under].filter(([name]) => above.some((one) => one === name));
  return new Map([...kept, [column, title] as const]);
}
