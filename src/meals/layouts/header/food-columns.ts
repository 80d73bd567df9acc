import { filledInColumn, type GridRow } from '../../../tables/grid.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { splitUnit } from '../../headers/column-units.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { isCourse, isMeal, isMealColumn } from '../../words/headings/meal-names.ts';
import { type AmountColumns, findAmountColumns } from '../amounts/amount-columns.ts';
import { isChoice } from './menu-choices.ts';

/** A column of foods next to the first one, such as drinks or side dishes. */
export interface FoodColumn {
  readonly food: number;
  readonly amounts: AmountColumns;
  /** Other columns of foods that the same amounts may belong to: "Food | Drink | Amount". */
  readonly sharing: readonly number[];
  /** The amounts are further helpings of the same food. */
  readonly isHelping?: true;
}

/** All columns of foods of a header. */
interface FoodColumns {
  /** The place of the first one; -1 if there is none. */
  readonly food: number;
  /** The places of all others. */
  readonly further: readonly number[];
}

/** The names of a header, and what is known about them. */
interface NamedHeader {
  readonly names: readonly string[];
  readonly topics: readonly (ColumnTopic | undefined)[];
  readonly rows: readonly GridRow[];
}

/** Names of columns of drinks. */
const DRINKS = new Set(
  [
    'drink',
    'beverage',
    'fluid',
    'Getränk',
    'Getränke',
    'Trinken',
    'zu trinken',
    'getrunken',
    'drunk',
    'drank',
  ].map(foldedName),
);

/** Whether a name without its unit is that of a column of drinks. */
export function isDrinksName(bare: string): boolean {
  return DRINKS.has(foldedName(bare));
}

/** A drink with its own column next to meals: "Water" above "1.5 l". */
export function isDrink(title: string): boolean {
  return DRINK.test(title.trim());
}

const DRINK =
  /^(?:water|coffee|juice|milk|beer|wine|(?:mineral|leitungs)?wasser|kaffee|saft|milch|bier|wein)$/i;

/** "Speise 2", "Food 2": a further food, as opposed to a description of the first. */
const NUMBERED = /^(.*\D)\s?([1-9])$/;

/** Columns next to foods that hold further foods. "Other" and "Extras" may be remarks. */
const SNACKS = /snack|süß|sweets|nasch|knabber|alkohol|alcohol/i;

/** Names of columns that hold foods if their cells have words: "gegessen" may also be a share of the amount. */
const EATEN =
  /^(?:gegessen|verzehrt|eaten|consumed|ate)(?:\s?(?:\/|und|and|&|\+)\s?(?:getrunken|drunk|drank))?$/i;

/** Whether a name says only that something was eaten: "Gegessen". */
export function isEatenAlone(name: string): boolean {
  return EATEN.test(name);
}

/** Names that mean foods only if no other column means them. */
const NAME = /^(?:name|title|titel|artikel|product name|item name)$/i;

/** Names that mean the same, with a word for what is named: "Dish name", "productName". */
const NAME_OF_FOOD = /^(?:dish|product|item)[ _-]?name$/i;

/** "Mahlzeit/Snack" and "Meal": the column of foods if no other is, and its cells are not meals. */
const MEAL_EATEN =
  /^(?:mahlzeit|meal|snack)(?:\s?(?:\/|und|and|&|\+|or|oder)\s?(?:mahlzeit|meal|snack|getränk|drink)s?)?$/i;

/** What a dish in another column consists of: "Gericht | Zutat | Menge". */
const INGREDIENT =
  /^(?:(?:component|komponente)\s?\/\s?)?(?:zutat(?:en)?|ingredients?|component|komponente)(?: name)?$/i;

/** The fewest courses that make a header one of foods: a single course may be next to meals. */
const LEAST_COURSES = 2;

/**
 * Finds the columns of foods: the first column with such a name, and columns next to it with other foods, such as
 * drinks. A second name for the same foods, as in "Food | Description", does not count.
 */
export function findFoodColumns({ names, topics, rows }: NamedHeader): FoodColumns {
  const hasAmounts = topics.includes('amount');
  const mayBeFoods = (name: string, position: number) =>
    topics[position] !== 'food_id' &&
    (EATEN.test(name) ||
      (hasAmounts && NAME.test(name)) ||
      (hasAmounts && MEAL_EATEN.test(name) && !hasMeals(rows, position))) &&
    hasFoods(rows, position);
  const courses = names.flatMap((name, position) => (isCourse(name) ? [position] : []));
  const ingredient = names.findIndex(
    (name, position) => INGREDIENT.test(name) && hasFoods(rows, position),
  );
  const isDish = (name: string, position: number) =>
    position < ingredient && topics[position] === 'food' && !isDrinksName(name);
  const ofFoods = topics.flatMap((topic, position) => (topic === 'food' ? [position] : []));
  const plainOnes = ofFoods.filter(
    (position) =>
      !NAME_OF_FOOD.test(names[position] as string) && !isDrinksName(names[position] as string),
  );
  // "Items" may count the foods of another column.
  const plain = plainOnes.find((position) => hasFoods(rows, position)) ?? plainOnes[0];
  const called = names.some(isDish) ? ingredient : (plain ?? ofFoods[0] ?? -1);
  const isLabel = (name: string) => plain !== undefined && NAME_OF_FOOD.test(name);
  const named = called < 0 ? names.findIndex(mayBeFoods) : called;
  const areFirst = named < 0 && courses.length >= LEAST_COURSES;
  const isFood = (name: string, position: number) =>
    (topics[position] === 'food' &&
      !isLabel(name) &&
      !(called === ingredient && isDish(name, position))) ||
    position === named ||
    courses.includes(position) ||
    (areFirst && isMeal(name)) ||
    (named >= 0 && position > named && isDrinksName(name)) ||
    (named >= 0 && position > named && SNACKS.test(name) && isMealColumn(name));
  const [first = -1, ...behind] =
    named < 0 && !areFirst
      ? []
      : names.flatMap((name, position) =>
          isFood(name, position) && (position === named || hasFoods(rows, position))
            ? [position]
            : [],
        );
  const kinds = new Set(first < 0 ? [] : [kindOf(names[first] as string)]);
  const further: number[] = [];
  for (const position of behind) {
    const kind = kindOf(names[position] as string);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    further.push(position);
  }
  return { food: first, further };
}

/** The kind of foods in a column: drinks, a course, a numbered dish, or any food. */
function kindOf(name: string): string {
  const bare = foldedName(splitUnit(name).bare);
  const [, base = '', number = ''] = NUMBERED.exec(bare) ?? [];
  if (base !== '' && number !== '1') return `${kindOf(base)} ${number}`;
  const own = base === '' ? bare : foldedName(base);
  if (DRINKS.has(own)) return 'drink';
  return isMealColumn(name) || isChoice(name) ? own : 'food';
}

/** Whether most cells have words: "500 ml" below "Drinks" says how much, but not which drink. */
function hasFoods(rows: readonly GridRow[], position: number): boolean {
  const cells = filledInColumn(rows, position);
  return areMostly(cells, (cell) => isWordy(cell));
}

/** Whether most cells are names of meals, such as "Frühstück". */
function hasMeals(rows: readonly GridRow[], position: number): boolean {
  return areMostly(filledInColumn(rows, position), (cell) => isMealColumn(cell));
}

function isWordy(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !isAmountCell(cell) && !/^(?:yes|no|ja|nein)$/i.test(cell);
}

/**
 * The amounts of several columns of foods. The amounts after a column belong to it: "Food | Amount | Drink | ml". If
 * several columns are followed by the same amounts, they share these.
 *
 * @param foods positions of the columns of foods, the first one first
 * @param taken positions of other columns, such as that of ids
 */
export function amountsOfFoods(
  foods: readonly number[],
  { names, rows }: Pick<NamedHeader, 'names' | 'rows'>,
  taken: readonly number[],
): FoodColumn[] {
  const columns = foods.map((food, at) => {
    const start = at === 0 ? 0 : food;
    const end = foods[at + 1] ?? names.length;
    const others = Array.from({ length: start + 1 }, (_, position) => position);
    const not = new Set([...taken, ...foods, ...(at === 0 ? [] : others)]);
    return { food, amounts: findAmountColumns(names.slice(0, end), rows, not) };
  });
  const has = ({ amounts }: { readonly amounts: AmountColumns }) => amounts.amounts.length > 0;
  return columns.map(({ food, amounts }, at): FoodColumn => {
    const next = columns.findIndex((column, index) => index >= at && has(column));
    if (next < 0) return { food, amounts, sharing: [] };
    const start = columns.findLastIndex((column, index) => index < next && has(column)) + 1;
    const sharing = foods.slice(start, next + 1).filter((other) => other !== food);
    return { food, amounts: columns[next]?.amounts ?? amounts, sharing };
  });
}

/** "Food | Amount | Item | Amount": any second column of foods, if each one is followed by its amounts. */
export function secondFood(
  { names, topics, rows }: NamedHeader,
  food: number,
  foodId: number,
): number | undefined {
  const place = topics.indexOf('food', food + 1);
  if (food < 0 || place < 0) return undefined;
  const [first, own] = amountsOfFoods([food, place], { names, rows }, [foodId]);
  const amounts = first?.amounts.amounts ?? [];
  const isOwn = first?.sharing.length === 0 && (own?.amounts.amounts.length ?? 0) > 0;
  return isOwn && amounts.every(({ position }) => position > food) ? place : undefined;
}
