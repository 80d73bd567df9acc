import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { type Candidate, matchLine } from '../../src/operations/match/match-line.ts';
import { areAlike } from '../../src/search/lines/candidates/alike-foods.ts';

export interface JudgedLine {
  readonly kind: 'recipe' | 'diary';
  readonly language: 'en' | 'de';
  readonly line: string;
  /** Ids of the right foods. */
  readonly foods: readonly string[];
  readonly grams: number;
  readonly isUnseen: boolean;
  readonly found: Candidate | undefined;
  readonly foundGrams: number | undefined;
  readonly isFoodRight: boolean;
  readonly isRight: boolean;
}

const LINES = path.resolve('test/operations/match/judged-lines.csv');

/** The most likely foods of a line. */
export function bestOfLine(catalogue: Catalogue, text: string): (Candidate | undefined)[] {
  const line = { location: { file: 'diary.txt' }, line: 1, text, cells: [] };
  return matchLine(catalogue, line, { threshold: 0.8 }).map(({ candidates: [best] }) => best);
}

/**
 * Stated weights and volumes must be right within this factor, and pieces and household measures
 * within the next one.
 */
const STATED = 1.08;
const HOUSEHOLD = 1.5;

const STATED_AMOUNT = /\d\s*(?:k?g|ml|l|oz|lb|litre|liter|dag|pfund)\b/i;

type JudgedRow = { readonly [column in 'kind' | 'language' | 'line' | 'foods' | 'grams']: string };

function judgedRows(): JudgedRow[] {
  return parse(readFileSync(LINES), { columns: true });
}

/** The texts of the judged lines. */
export function judgedTexts(): string[] {
  return judgedRows().map(({ line }) => line);
}

/** How far the right food may differ between two tables, next to a share of the greater amount. */
const OF_RIGHT_FOOD = { share: 0.3, kilojoules: 60, grams: 5 };

/**
 * The lines in a language, matched in the catalogue of a published table. A food is right if it is made of about the
 * same as a right one of viand's own catalogue, in any state.
 */
export function judgeImported(catalogue: Catalogue, viand: Catalogue, language: string) {
  const rows = judgedRows().filter((row) => row.language === language);
  return rows.map(({ line, foods, grams }) => {
    const found = bestOfLine(catalogue, line)[0];
    const food = found && catalogue.find(found.id);
    const variants = food?.food.variants ?? [];
    const eaten =
      variants.find(({ id }) => id === food?.variantId) ??
      variants.find(({ processing }) => processing === food?.food.standardProcessing);
    const states = foods.split(' ').flatMap((id) => viand.find(id)?.food.variants ?? []);
    const isFood =
      eaten !== undefined && states.some((state) => areAlike(state, eaten, OF_RIGHT_FOOD));
    const density = found?.unit === 'ml' ? (eaten?.density ?? 1) : 1;
    const ratio = ((found?.amount ?? 0) * density) / Number(grams);
    const factor = STATED_AMOUNT.test(line) ? STATED : HOUSEHOLD;
    return { line, found, isRight: isFood && ratio <= factor && ratio >= 1 / factor };
  });
}

/** Lines of recipes and diaries with the foods and grams that a person means. Every second one was never used for tuning. */
export function judgeLines(catalogue: Catalogue): JudgedLine[] {
  return judgedRows().map((row, index) => {
    const foods = row.foods.split(' ');
    const grams = Number(row.grams);
    const line = row.line;
    const [matched] = matchLine(catalogue, { text: line } as never, { threshold: 0.8 });
    const found = matched?.candidates[0];
    const food = found && catalogue.find(found.id);
    const isFoodRight = food !== undefined && foods.includes(food.food.id);
    const density =
      food?.food.variants.find(({ id }) => id === food.variantId)?.density ??
      food?.food.variants[0]?.density ??
      1;
    const foundGrams =
      found?.amount === undefined ? undefined : found.amount * (found.unit === 'ml' ? density : 1);
    const factor = STATED_AMOUNT.test(line) ? STATED : HOUSEHOLD;
    const isRight =
      isFoodRight &&
      foundGrams !== undefined &&
      foundGrams <= grams * factor &&
      foundGrams >= grams / factor;
    return {
      kind: row.kind as JudgedLine['kind'],
      language: row.language as JudgedLine['language'],
      line,
      foods,
      grams,
      isUnseen: index % 2 === 1,
      found,
      foundGrams,
      isFoodRight,
      isRight,
    };
  });
}
