import { readHeading } from '../headings/read-heading.ts';

/** A name, a dot in the middle of the line, and one amount, as apps show them. */
const AMOUNT_BEHIND_DOT = /^(\p{L}[^\d·:]*?)\s+·\s+(\d[\d.,]*\s?\p{L}+)$/u;

/** "Water: 6 glasses" for "Water · 6 glasses". Any other line, such as "Breakfast · 350 kcal", is unchanged. */
export function withColonForDot(line: string): string {
  const [, name = '', amount = ''] = AMOUNT_BEHIND_DOT.exec(line.trim()) ?? [];
  return name === '' || readHeading(line) !== undefined ? line : `${name}: ${amount}`;
}
