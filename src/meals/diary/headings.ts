/** What headings tell of the lines below them, as columns of a meal file, the highest first. */
export const HEADING_COLUMNS = ['heading', 'day', 'meal'] as const;

export interface Heading {
  readonly column: (typeof HEADING_COLUMNS)[number];
  readonly title: string;
}

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|(?:day|tag) ?\d+)$/i;
const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})?)$/;
const MEAL =
  /^(?:breakfast|brunch|lunch|dinner|supper|snacks?|(?:morning|afternoon|evening)(?: snacks?)?|frühstück|mittagessen|abendessen|abendbrot|(?:zweites frühstück|zwischenmahlzeit)|nachmittags?|abends?|morgens|mittags)$/i;

/** Reads a line as a heading; `rest` is what is eaten, where the line says it too. */
export function readHeading(line: string): (Heading & { readonly rest: string }) | undefined {
  const colon = line.indexOf(':');
  const title = (colon < 0 ? line : line.slice(0, colon)).trim();
  const rest = colon < 0 ? '' : line.slice(colon + 1).trim();
  if (isDay(title)) return { column: 'day', title, rest };
  if (MEAL.test(title)) return { column: 'meal', title, rest };
  // Any other line is a heading by its colon alone, where nothing follows and no amount leads.
  return colon === line.length - 1 && !/^\d/.test(title)
    ? { column: 'heading', title, rest }
    : undefined;
}

/** "Monday", "Day 3", "2026-03-02", "Mon 2.3.2026". */
function isDay(title: string): boolean {
  const [first = '', ...further] = title.split(/[\s,]+/);
  return DAY.test(title) || DATE.test(title) || (DAY.test(first) && DATE.test(further.join(' ')));
}
