import { quoted } from '../../../../text/escaping/quote.ts';

/** How many lines a note quotes. */
const QUOTED = 8;

/** Characters of a line that a note quotes. */
const LONGEST = 80;

/** Notes on lines among the ingredients that were read as headings or remarks. */
export function droppedNotes(lines: readonly string[]): string[] {
  return notesOn('Skipped headings and remarks among the ingredients', lines);
}

/** Notes on lines above and below the ingredients that name no food with certainty. */
export function remarkNotes(lines: readonly string[]): string[] {
  return notesOn('Skipped lines around the ingredients that name no certain food', lines);
}

function notesOn(skipped: string, lines: readonly string[]): string[] {
  const named = lines.slice(0, QUOTED).map((line) => quoted(shortened(line)));
  if (named.length === 0) return [];
  const more = lines.length - named.length;
  const note = `${skipped}: ${named.join(', ')}`;
  return [more === 0 ? note : `${note} and ${more} more`];
}

/** Notes on columns of a table of ingredients that are not read, such as "kcal" and "Kategorie". */
export function skippedColumnsNotes(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `Skipped columns of the table: ${names.map((name) => quoted(shortened(name))).join(', ')}`,
  ];
}

function shortened(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()} ...` : line;
}
