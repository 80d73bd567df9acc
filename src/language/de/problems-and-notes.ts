import { FOOD_TABLES_DE } from './food-tables.ts';
import { PROBLEMS_DE } from './problems.ts';
import { READING_NOTES_DE } from './reading-notes.ts';
import { REMARKS_DE } from './remarks.ts';
import { USAGE_DE } from './usage.ts';

/** The German of all messages that viand puts together: English with gaps, and German. */
export function problemsInGerman(): typeof PROBLEMS_DE {
  return [...PROBLEMS_DE, ...READING_NOTES_DE, ...REMARKS_DE, ...USAGE_DE, ...FOOD_TABLES_DE];
}
