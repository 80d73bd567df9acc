import { foldedName, foldWords } from '../../text/fold-words.ts';
import { columnTopic } from '../column-names.ts';
import { unitOfColumn } from '../column-units.ts';

/** Words of headers that mean amounts: "Amount served", "Gewogene Menge", "Portion in g". */
const AMOUNT_WORDS = new Set(
  foldWords(
    'amount quantity qty weight portion serving served size menge gewicht portionsgröße verzehrmenge verzehrsmenge grams gramm anzahl offered provided dispensed ausgegeben ausgabe ausgabemenge serviert bestellt ausgeteilt gereicht',
  ),
);

/** Words that give such a header a different topic. */
const OTHER_WORDS = new Set(
  foldWords(
    'kg kcal kj energy energie body photo picture foto bild price preis kosten cost remark note bemerkung target ziel code id be ke bread time',
  ),
);

/** Whether the name of a column, which is not that of foods, says that it has amounts. */
export function isAmountName(name: string): boolean {
  const unit = unitOfColumn(name);
  // Foods are not weighed in kilograms: this is the person's weight.
  if (unit !== undefined && /^kg$/i.test(unit)) return false;
  const topic = columnTopic(name);
  if (topic === 'amount') return true;
  if (topic !== undefined) return false;
  if (
    unit !== undefined &&
    /^(?:g|ml)$/i.test(unit) &&
    /eaten|gegessen|verzehrt|consumed/i.test(name)
  ) {
    return true;
  }
  const words = foldWords(name);
  return (
    words.some((word) => AMOUNT_WORDS.has(word)) && !words.some((word) => OTHER_WORDS.has(word))
  );
}

/** Names of columns that count portions: "Number of portions", "Anzahl". */
const COUNT_NAMES = new Set(
  [
    'number',
    'no',
    'count',
    'how many',
    'number of portions',
    'no of portions',
    'number of servings',
    'no of servings',
    'portions',
    'servings',
    'Anzahl',
    'Stückzahl',
    'Anzahl Portionen',
    'Anzahl der Portionen',
    'Portionen',
  ].map(foldedName),
);

/** Whether a column counts portions whose size is in another column. */
export function isCountName(name: string): boolean {
  return COUNT_NAMES.has(foldedName(name));
}

/** Whether a column name means household measures, whatever the cells contain: "Household measure", "Haushaltsmaß". */
export function isHouseholdName(name: string): boolean {
  return /house ?hold|haushalt/i.test(name);
}
