import { beginningOf, notesOn } from '../../../../text/escaping/notes-on-lines.ts';
import { quoted } from '../../../../text/escaping/quote.ts';

/** Notes on lines among the ingredients that were read as headings or remarks. */
export function droppedNotes(lines: readonly string[]): string[] {
  return notesOn('Skipped headings and remarks among the ingredients', lines);
}

/** Notes on lines above and below the ingredients that name no food with certainty. */
export function remarkNotes(lines: readonly string[]): string[] {
  return notesOn('Skipped lines around the ingredients that name no certain food', lines);
}

/** Notes on columns of a table of ingredients that are not read, such as "kcal" and "Kategorie". */
export function skippedColumnsNotes(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `Skipped columns of the table: ${names.map((name) => quoted(beginningOf(name))).join(', ')}`,
  ];
}
