import type { Diagnostic } from '../../../../model/diagnostic.ts';
import type { GridRow } from '../../../../tables/grid.ts';
import type { Header } from '../../../../tables/header.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import { foldedKey } from '../../headings/nutrient-names.ts';
import { parseWeight } from '../../headings/parse-weight.ts';
import type { TextTopic } from '../../headings/topic-names.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/** Columns of quantities. They are reference amounts if there is a column of units, too. */
const QUANTITY = new Set(['menge', 'quantity', 'qty']);

/** The column of a quantity that has no other meaning; -1 if there is none. */
export function quantityColumn(names: readonly string[], meanings: readonly Meaning[]): number {
  return names.findIndex(
    (name, at) => meanings[at] === undefined && QUANTITY.has(name.trim().toLowerCase()),
  );
}

/** Columns that name the meal of a diary. */
const MEAL = /^(?:meal|mahlzeit|repas)$/i;

/** Meals of a day in the cells of a diary, perhaps with a number: "Snack 2". */
const MEAL_OF_DAY =
  /^(?:\d\.?\s*)?(?:breakfast|brunch|lunch|dinner|supper|snacks?|(?:morning|afternoon|evening) snack|frühstück|mittag(?:essen|s)?|abend(?:essen|brot|s)?|morgens|zwischenmahlzeit(?:en)?|zvieri|znüni|jause|vesper|petit[- ]déjeuner|déjeuner|dîner|souper|goûter|collation)(?:\s*\d)?$/i;

/** Columns of days and times, if their cells fit. FDDB's export has the longest name. */
const TIMES = new Set(
  [
    ...['date', 'day', 'weekday', 'time', 'timestamp', 'date time', 'datetime', 'logged at'],
    ...['Datum', 'Tag', 'Wochentag', 'Zeit', 'Uhrzeit', 'Zeitpunkt', 'Datum Uhrzeit', 'jour'],
    ...['heure', 'date heure', 'datum_tag_monat_jahr_stunde_minute', 'Verzehrdatum'],
  ].map(foldedKey),
);
const TIME_OF_DAY = /(?<!\d)\d{1,2}:\d{2}(?!\d)/;
const DAY =
  /^\d{1,4}[-./]\d{1,2}[-./]|^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-zé]*\.?$|^(?:tag|day|jour)\s*\d/i;

/** Columns of amounts eaten: "verzehrte Menge (g)", "amount eaten", "quantité consommée". */
const EATEN =
  /^(?:verzehrte|gegessene|eaten|consumed)[\s_]+(?:menge|portion|amount|quantity|portion|weight)|^(?:menge|amount|quantity|weight|quantité)[\s_]+(?:verzehrt|gegessen|eaten|consumed|consommée|mangée)|^verzehr(?:s?menge)?(?![a-z])/i;

/**
 * Refuses a diary, whose amounts are for the portion eaten, unless it has nutrients and says how large that portion was.
 * A table is a diary if it has a column of amounts eaten, if it has days together with meals, times of day or quantities
 * that are not reference amounts, or if it has meals but no nutrients.
 */
export function diaryFault(
  { names }: Header,
  meanings: readonly Meaning[],
  text: Map<TextTopic, number>,
  { row, cells }: { readonly row: GridRow; readonly cells: ColumnCells },
): Diagnostic[] {
  const at = (is: (name: string, position: number) => boolean) =>
    names.findIndex(
      (name, position) => meanings[position]?.kind !== 'ignored' && is(name, position),
    );
  const are = (position: number, kind: RegExp) => {
    const filled = cells.first(position);
    return filled.length > 0 && filled.every((cell) => kind.test(cell));
  };
  const isTime = (name: string, position: number) =>
    TIMES.has(foldedKey(name)) && (are(position, DAY) || are(position, TIME_OF_DAY));
  const isDated = text.has('recorded_on') || at(isTime) >= 0;
  const eaten = at((name) => EATEN.test(name));
  const hasNutrients = meanings.some((one) => one?.kind === 'nutrient');
  const isRecord = isDated || eaten >= 0;
  if (!isRecord && hasNutrients) return [];
  const isName = (position: number) => {
    const meaning = meanings[position];
    return meaning?.kind === 'text' && meaning.topic === 'name';
  };
  const isMeal = (position: number) => are(position, MEAL_OF_DAY);
  const food = at((name, position) => !MEAL.test(name) && isName(position));
  const meal = at((name, position) =>
    MEAL.test(name)
      ? food >= 0 || isMeal(position)
      : meanings[position]?.kind !== 'nutrient' && isMeal(position),
  );
  if (meal >= 0 && food >= 0) text.set('name', food);
  const clock = at((name, position) => isTime(name, position) && are(position, TIME_OF_DAY));
  const signs = isRecord ? [eaten, meal, clock, quantityColumn(names, meanings)] : [meal];
  const sign = signs.find((one) => one >= 0);
  // A weighed diary without nutrients says nothing about its foods.
  const saysAmounts = isBasisSaid(meanings) || (hasNutrients && isWeighed(text, cells));
  if (sign === undefined || saysAmounts) return [];
  return [
    {
      code: 'import/bad-value',
      message:
        'The table is a food diary: its amounts are for what was eaten, not for a fixed quantity',
      location: row.locationOf(sign),
      field: names[sign] as string,
      expected: `a table of foods; viand evaluate reads diaries, and --map ignore="${names[sign]}" imports it anyway`,
    },
  ];
}

function isBasisSaid(meanings: readonly Meaning[]): boolean {
  return meanings.some((one) => one?.kind === 'nutrient' && one.basis !== undefined);
}

/** Whether a row gives a weight or volume as its reference amount: 60 and "g", but not 1 and "Cups". */
function isWeighed(text: ReadonlyMap<TextTopic, number>, cells: ColumnCells): boolean {
  const [amounts = [], units = []] = (['per', 'per_unit'] as const).map((topic) => {
    const position = text.get(topic);
    return position === undefined ? [] : cells.first(position);
  });
  return amounts.some((amount, index) => parseWeight(`${amount} ${units[index] ?? ''}`));
}
