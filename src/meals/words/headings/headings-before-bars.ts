import { readHeading } from './read-heading.ts';

/** A bar between the parts of a line. */
const BAR = /\s*\|\s*/;

/**
 * A line whose parts are between bars, with colons behind its headings and commas between its foods: "Lunch: soup, bread"
 * for "Lunch | soup | bread". Any other line is unchanged.
 */
export function withoutBars(line: string): string {
  if (!line.includes('|')) return line;
  const parts = line.split(BAR).filter((part) => part !== '');
  const first = parts.findIndex((part) => !isHeadingAlone(part));
  if (first <= 0) return line;
  return [...parts.slice(0, first), parts.slice(first).join(', ')].join(': ');
}

function isHeadingAlone(text: string): boolean {
  const heading = readHeading(text);
  return heading !== undefined && heading.column !== 'heading' && heading.rest === '';
}
