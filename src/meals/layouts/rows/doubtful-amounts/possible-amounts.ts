import { lazily } from '../../../../collections/lazily.ts';
import { type Location, ViandError } from '../../../../model/diagnostic.ts';
import { filledInColumn, type GridRow } from '../../../../tables/grid.ts';
import { quoted, quotedList } from '../../../../text/escaping/quote.ts';
import { areMostly } from '../../../../text/words/are-mostly.ts';
import { isPlannedName } from '../../../headers/amount-names.ts';
import { unitOfColumn } from '../../../headers/column-units.ts';
import { foodAndUnit } from '../../../headers/food-and-unit.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from '../../../headers/nutrient-words.ts';
import { gramsOrMl, isAmountCell, isMass } from '../../../words/amounts/amount-cells.ts';
import { differentAmounts } from '../../amounts/amounts-apart.ts';
import type { RecordColumns } from '../../header/record-header.ts';

/** Words of names of columns whose numbers are not amounts of food. */
const otherNumbers = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:kcal|kj|kalorien|mg|µg|%|be|ke|kh|ew|gi|gl|id|nr|no|number|nummer|code|line|zeile|row|week|woche|kw|year|jahr|month|monat|age|alter|bmi|score|points?|punkte?|rating|bewertung|hunger|appetit|sättigung|stimmung|mood|pain|schmerz|sleep|schlaf|stress|dauer|duration|min(?:uten|utes)?|zeit|uhr|temp(?:eratur|erature)?|schritte|steps|persons?|personen|price|preis|cost|kosten|euro?|usd|glucose|glukose|insulin|blood|${ENERGY_WORDS}|${NUTRIENT_WORDS})(?!\p{L})|blutzucker|blutdruck|körper|%|€|\$|mmol|(?:säuren?|vitamin\p{L}*|alkohol|alcohol|wasser|water|energie|zucker|fett|eiweiß)(?!\p{L})`,
      'iu',
    ),
);

/** Units of carbohydrates, as diabetics count them. */
const BREAD_UNITS = /^(?:BE|KE|KHE)s?$/;

function breadUnitsNote({ name }: { readonly name: string }): string {
  return `column ${quoted(name)} has carbohydrate exchanges, not amounts: each food counts as one serving`;
}

/** "2 Sch.", "4 EL geh.": a number and up to two words, except durations and the like. */
const MEASURE =
  /^[\d½¼¾][\d.,/]*\s?(?!(?:min|h|std|stunden?|hours?|s|sec|km|m|kcal|kj|cal|uhr|jahre?|years?)(?!\p{L}))\p{L}+\.?(?:\s\p{L}+\.?)?$/u;

function mayBeAmount(cell: string): boolean {
  return isAmountCell(cell) || MEASURE.test(cell);
}

/** The most of a nutrient, g, that a food can have in 100 g. Larger numbers are weights of foods. */
const MOST_OF_NUTRIENT_G = 100;

function isAboveNutrients(cell: string): boolean {
  return (gramsOrMl(cell, 'g') ?? 0) > MOST_OF_NUTRIENT_G;
}

/** That a column of weights may have the amounts, and only a person can tell. */
function unnamedAmounts(name: string, location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: `No column is called "amount", and ${quoted(name)} may have the amounts`,
    location,
    field: 'amount',
    expected: 'a column called "amount", or --map amount=… with the column of amounts',
  });
}

/**
 * Names the columns of numbers in a record without a column of amounts. Their foods would count as standard servings.
 *
 * @param columns the columns of the record
 * @throws ViandError if several of them are weights, such as "Vater (g)" and "Kind (g)", or one is a weight that is too
 *   large for a nutrient
 */
export function possibleAmountsNote(
  rows: readonly GridRow[],
  { amounts, food, others }: RecordColumns,
  { location }: GridRow,
): string[] {
  if (amounts.amounts.length > 0 || amounts.unit >= 0 || food < 0) return [];
  const filled = (position: number) => filledInColumn(rows, position);
  const possible = others.filter(
    ({ name, position, topic }) =>
      topic === undefined && !otherNumbers().test(name) && areMostly(filled(position), mayBeAmount),
  );
  // "150 g apple" needs no column of amounts.
  const bread = others.find(({ name }) => BREAD_UNITS.test(name.trim()));
  if (possible.length === 0 && bread !== undefined) return [breadUnitsNote(bread)];
  if (possible.length === 0 || areMostly(filled(food), (cell) => /\d/.test(cell))) return [];
  // "Brot (g)" has the unit of the numbers in its row.
  const hasUnits = areMostly(filled(food), (cell) => Boolean(foodAndUnit(cell).unit));
  const weights = possible.filter(
    ({ name, position }) =>
      hasUnits ||
      isMass(unitOfColumn(name) ?? '') ||
      areMostly(filled(position), (cell) => /\p{L}/u.test(cell)),
  );
  if (weights.length > 1) {
    throw differentAmounts(
      weights.map(({ name }) => name),
      location,
    );
  }
  const weight = weights.find(
    ({ name, position }) =>
      isMass(unitOfColumn(name) ?? '') &&
      !isPlannedName(name) &&
      filled(position).some(isAboveNutrients),
  );
  if (weight !== undefined) throw unnamedAmounts(weight.name, location);
  const names = quotedList(possible.map(({ name }) => name));
  return possible.length === 1
    ? [`no column is called "amount"; if ${names} has the amounts, name it with --map amount=…`]
    : [
        `no column is called "amount"; if one of ${names} has the amounts, name it with --map amount=…`,
      ];
}
