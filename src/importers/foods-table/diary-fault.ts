import type { Diagnostic } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';
import type { Header } from '../../tables/header.ts';
import type { Meaning } from './column-meaning.ts';
import type { TextTopic } from './topic-names.ts';

/** Columns of quantities, which are reference amounts if there is a column of units, too. */
const QUANTITY = new Set(['menge', 'quantity', 'qty']);

/** The column of a quantity that has no other meaning; -1 if there is none. */
export function quantityColumn(names: readonly string[], meanings: readonly Meaning[]): number {
  return names.findIndex(
    (name, at) => meanings[at] === undefined && QUANTITY.has(name.trim().toLowerCase()),
  );
}

/** Columns that name the meal of a diary. */
const MEAL = /^(?:meal|mahlzeit)$/i;

/**
 * Refuses a diary, whose amounts are for the portion eaten, unless it says how large that portion was. A diary is a
 * table with dates and either meals or quantities that are not reference amounts.
 */
export function diaryFault(
  { names }: Header,
  meanings: readonly Meaning[],
  text: Map<TextTopic, number>,
  row: GridRow,
): Diagnostic[] {
  if (!text.has('recorded_on')) return [];
  const isName = (position: number) => {
    const meaning = meanings[position];
    return meaning?.kind === 'text' && meaning.topic === 'name';
  };
  const meal = names.findIndex(
    (name, position) => MEAL.test(name) && meanings[position]?.kind !== 'ignored',
  );
  const food = names.findIndex((name, position) => !MEAL.test(name) && isName(position));
  const isOfMeals = meal >= 0 && food >= 0;
  if (isOfMeals) text.set('name', food);
  const sign = isOfMeals ? meal : quantityColumn(names, meanings);
  if (sign < 0 || text.has('per') || isBasisSaid(meanings)) return [];
  return [
    {
      code: 'import/bad-value',
      message:
        'The table is a food diary: its amounts are for what was eaten, not for a fixed quantity',
      location: row.locationOf(sign),
      field: names[sign] as string,
      expected: `a table of foods; --map ignore="${names[sign]}" imports it anyway`,
    },
  ];
}

function isBasisSaid(meanings: readonly Meaning[]): boolean {
  return meanings.some((one) => one?.kind === 'nutrient' && one.basis !== undefined);
}
