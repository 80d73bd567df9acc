import type { Heading } from './heading.ts';
import { readHeading } from './read-heading.ts';

/** The headings at the beginning of a line, and the rest: "Mon: B - 2 eggs" has a day and a meal. */
export function behindHeadings(line: string): {
  readonly headings: readonly Heading[];
  readonly rest: string;
} {
  const heading = readHeading(line);
  if (heading === undefined) return { headings: [], rest: line };
  if (heading.column !== 'day' || heading.rest === '')
    return { headings: [heading], rest: heading.rest };
  const { headings, rest } = behindHeadings(heading.rest);
  return { headings: [heading, ...headings], rest };
}
