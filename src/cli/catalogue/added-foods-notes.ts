import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import type { AddResult } from '../../operations/add/add-foods.ts';
import { cutShort } from '../../text/escaping/quote.ts';
import { HAVE, LACK, shareOfFoods } from './share-of-foods.ts';

/** What viand assumed, skipped and found missing when it added a table of foods. */
export function* addedFoodsNotes(result: AddResult): Generator<string> {
  const { columns, counts, contradicted, unread, unweighed } = result;
  yield* layoutNotes(columns);
  yield* columnNotes(columns);
  if (unread.size > 0) {
    yield `skipped unknown nutrients: ${listed(unread)}; use --map to read them under other names`;
  }
  if (contradicted.size > 0) {
    yield `ignored amounts that contradict another column of the same nutrient: ${listed(contradicted)}; use --map ignore=… to ignore the other column`;
  }
  if (unweighed.foods > 0) {
    yield `skipped serving sizes without a weight, such as "${cutShort(unweighed.example)}" (foods: ${unweighed.foods}); give the weight, as in "1 slice (30 g)"`;
  }
  yield* alcoholNotes(columns);
  if (result.withAssumedDensity > 0) {
    yield `assumed a density of 1 g/ml, since amounts are per volume and no density is given (foods: ${result.withAssumedDensity})`;
  }
  if (result.withoutNutrients > 0) {
    yield `${shareOfFoods(result.withoutNutrients, counts.imported, HAVE)} no amounts`;
  }
  if (result.withoutFoodPatterns > 0) {
    yield `${shareOfFoods(result.withoutFoodPatterns, counts.imported, LACK)} food patterns, which the Healthy Eating Index needs`;
  }
}

/** A column of this name could hold other amounts, too. */
const REFERENCE_NAME = /^(?:amount|menge|quantity|qty)$/i;

/** Where the foods, their names and their reference amounts were found. */
function* layoutNotes(columns: AddResult['columns']): Generator<string> {
  const { assumedNames, isTransposed, names, text } = columns;
  if (isTransposed) {
    yield 'read the columns of the table as foods, since its rows are nutrients';
  }
  if (assumedNames !== undefined) {
    yield `took food names from column ${columnName(columns, assumedNames)}`;
  }
  const per = text.get('per');
  if (per !== undefined && REFERENCE_NAME.test(names[per] ?? '')) {
    yield `took the reference amount of each row from column ${columnName(columns, per)}`;
  }
  if (columns.balanced !== undefined) {
    yield `read ${columnName(columns, columns.balanced)} as total carbohydrates including fibre, since they make 100 g with water, protein, fat and ash; --map carbohydrates_g=… if they exclude fibre`;
  }
  if (columns.equivalents !== undefined) {
    yield `converted ${columnName(columns, columns.equivalents)} from monosaccharide equivalents, since they are the sugar and 1.1 times the starch; --map carbohydrates_g=… if they are weights`;
  }
}

/** Columns that are not read as amounts. */
function* columnNotes(columns: AddResult['columns']): Generator<string> {
  const { labels, milligrams, misspelt, names, percentages, unitless, unreadPatterns } = columns;
  if (misspelt !== undefined) {
    const read = [...misspelt].map(([position, name]) => `"${names[position]}" as "${name}"`);
    yield `read misspelt columns: ${read.join(', ')}; use --map ignore=… to skip them`;
  }
  if (milligrams !== undefined) {
    const read = milligrams.map((position) => columnName(columns, position));
    yield `read columns without a unit as mg, since no food has so many grams: ${read.join(', ')}`;
  }
  if (unitless !== undefined) {
    const skipped = [...unitless.keys()].map((position) => columnName(columns, position));
    const [[first, unit] = []] = unitless;
    yield `skipped columns without a unit: ${skipped.join(', ')}; write it behind the name, such as "${names[first as number]} (${unit})"`;
  }
  if (percentages.length > 0) {
    yield `skipped MyFitnessPal columns without a unit, which may hold percentages of daily values: ${percentages.map((position) => names[position]).join(', ')}`;
  }
  if (labels.length > 0) {
    const remarks = new Set(labels.map((position) => names[position]));
    yield `kept columns as remarks: ${[...remarks].join(', ')}; use --map to say what they hold`;
  }
  if (unreadPatterns.length > 0) {
    yield `skipped food patterns, since a table needs all ${FOOD_PATTERNS.length} or none: ${unreadPatterns.join(', ')}`;
  }
}

/** Labels give alcohol in per cent by volume, tables of nutrients in grams. */
function* alcoholNotes({ nutrients, names }: AddResult['columns']): Generator<string> {
  const columns = nutrients.find(([{ name }]) => name === 'alcohol')?.[1] ?? [];
  const nameOf = ({ position }: { readonly position: number }) => names[position] ?? '';
  const share = columns.find(({ isShare }) => isShare);
  if (share !== undefined) {
    yield `read "${nameOf(share)}" as per cent by volume, at 0.789 g per ml of alcohol`;
    return;
  }
  const name = columns.map(nameOf).find((one) => !UNIT.test(one));
  if (name !== undefined) {
    yield `read "${name}" as grams, since the column gives no unit; if it is per cent by volume, multiply it by 0.789`;
  }
}

/** A unit in the name of a column, as in "Alkohol (g)" and `alcohol_g`, but not in `alcohol_100g`. */
const UNIT = /(?<![a-z]|\d\s*)(?:m?g|kg|grams?|gramm|[µμ]g)(?![a-z])/i;

/** The name of a column, or its number from 1 if it has none. */
function columnName({ names }: AddResult['columns'], position: number): string {
  const name = names[position] ?? '';
  return name === '' ? String(position + 1) : `"${name}"`;
}

/** Characters of a list of nutrients; a longer list is cut short. */
const LISTED_CHARACTERS = 400;

/** Names and how often each occurs: "Ash (12), Alanine (3)". */
function listed(times: ReadonlyMap<string, number>): string {
  const all = [...times].map(([name, count]) => `${name} (${count})`);
  return cutShort(all.join(', '), LISTED_CHARACTERS);
}
