import { FILE_PROBLEMS_DE } from './file-problems.ts';
import { FOOD_RULE_PROBLEMS_DE } from './food-rule-problems.ts';
import { FOOD_TABLE_NOTES_DE } from './food-table-notes.ts';
import { FOOD_TABLES_DE } from './food-tables.ts';
import { INPUT_PROBLEMS_DE } from './input-problems.ts';
import { OPTION_PROBLEMS_DE } from './option-problems.ts';
import { PROBLEMS_DE } from './problems.ts';
import { PUBLISHED_TABLES_DE } from './published-tables.ts';
import { READING_NOTES_DE } from './reading-notes.ts';
import { RECIPE_NOTES_DE } from './recipe-notes.ts';
import { RECORD_PROBLEMS_DE } from './record-problems.ts';
import { REFERENCE_AMOUNTS_DE } from './reference-amounts.ts';
import { REMARKS_DE } from './remarks.ts';
import { RUN_NOTES_DE } from './run-notes.ts';
import { RUN_PROBLEMS_DE } from './run-problems.ts';
import { SERVICE_PROBLEMS_DE } from './service-problems.ts';
import { USAGE_DE } from './usage.ts';

/** The German of all messages that viand puts together: English with gaps, and German. */
export function problemsInGerman(): typeof PROBLEMS_DE {
  return [
    ...PROBLEMS_DE,
    ...FILE_PROBLEMS_DE,
    ...INPUT_PROBLEMS_DE,
    ...RECORD_PROBLEMS_DE,
    ...RUN_NOTES_DE,
    ...READING_NOTES_DE,
    ...REMARKS_DE,
    ...RECIPE_NOTES_DE,
    ...OPTION_PROBLEMS_DE,
    ...RUN_PROBLEMS_DE,
    ...USAGE_DE,
    ...SERVICE_PROBLEMS_DE,
    ...FOOD_TABLES_DE,
    ...FOOD_TABLE_NOTES_DE,
    ...PUBLISHED_TABLES_DE,
    ...REFERENCE_AMOUNTS_DE,
    ...FOOD_RULE_PROBLEMS_DE,
  ];
}
