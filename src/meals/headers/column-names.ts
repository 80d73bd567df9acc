import { lazily } from '../../collections/lazily.ts';
import { foldedName, foldWords } from '../../text/words/fold-words.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { wordSet } from '../../text/words/word-set.ts';
import { isMeasureName, splitUnit } from './column-units.ts';
import { type ColumnTopic, headerNames } from './header-names.ts';
import { ownTopic } from './own-names.ts';
import { isPersonName } from './person-names.ts';

const names = lazily(() => {
  const { topics, words } = headerNames();
  return { topics: new Map(topics), words };
});

const topicNamed = (foldedHeader: string) =>
  names().topics.get(foldedHeader) ??
  (isPersonName(foldedHeader) ? 'person' : names().topics.get(withoutName(foldedHeader)));

/** "Lebensmittelname" and "Produktbezeichnung" mean the same as "Lebensmittel" and "Produkt". */
function withoutName(foldedHeader: string): string {
  return foldedHeader.replace(/(?<=[a-z]{4})n?(?:name|bezeichnung|beschreibung)$/, '');
}
const wordsOf = (kind: keyof ReturnType<typeof headerNames>['words']) =>
  wordSet(() => names().words[kind]);
const FOOD_WORDS = wordsOf('food');
const EATING_WORDS = wordsOf('eating');
const ASKING_WORDS = wordsOf('asking');
const AMOUNT_WORDS = wordsOf('amount');
const OTHER_WORDS = wordsOf('other');

/** The topic of a column; undefined if viand does not recognise it. */
export function columnTopic(name: string): ColumnTopic | undefined {
  const own = ownTopic(name);
  if (own !== undefined) return own;
  // Short for "Mengeneinheit"; "Me" is a person.
  if (name.trim() === 'ME') return 'unit';
  // The whole name counts first: "roh gewogen" (a flag) differs from "roh", a column of raw amounts.
  const whole = topicNamed(foldedName(name)) ?? topicNamed(foldedName(spacedName(name)));
  if (whole !== undefined && whole !== 'food') return whole;
  const { bare, unit } = splitUnit(name);
  const topic =
    whole ??
    topicNamed(foldedName(bare)) ??
    topicNamed(foldedName(withoutAmounts(bare))) ??
    (NUMBERED_FOOD.test(bare) || areFoods(bare) ? 'food' : undefined);
  // "Food (kcal)" and "food (code)" have a different topic.
  if (topic === 'food' && unit !== undefined && OTHER_WORDS.has(unit.toLowerCase())) return;
  if (topic !== undefined) return topic;
  if (isMeasureName(bare)) return 'amount';
  const words = foldWords(withoutAmounts(bare));
  const isOfAmount =
    words.some((word) => AMOUNT_WORDS.has(word)) && !/&|\+|\b(?:and|und)\b/i.test(bare);
  const isOfEating =
    words.some((word) => EATING_WORDS.has(word)) &&
    (/^(?:what|was)\b/i.test(bare.trim()) ||
      words.every((word) => EATING_WORDS.has(word) || ASKING_WORDS.has(word)));
  const isFood = !isOfAmount && (isOfEating || words.some((word) => FOOD_WORDS.has(word)));
  return isFood && words.length > 1 && !words.some((word) => OTHER_WORDS.has(word))
    ? 'food'
    : undefined;
}

/** "Item 2": one of several foods in a row. Numbered dishes may be a choice. */
const NUMBERED_FOOD = /^(?:item|product|produkt|artikel|drink|beverage|getränk) ?#?\d$/i;

/** "Essen/Getränk", "Speise oder Getränk": two names of foods. */
function areFoods(name: string): boolean {
  const parts = name.split(/\s*[/&+]\s*|\s(?:und|and|oder|or)\s/i);
  return parts.length > 1 && parts.every((part) => topicNamed(foldedName(part)) === 'food');
}

/** "Food (with amount)", "Speisen und Getränke inkl. Menge": foods, with their amounts in the same cell. */
const withAmounts = lazily(
  () =>
    /[\s,]*(?:[([]|(?<!\p{L})(?:with|incl\.?|including|mit|inkl\.?|inklusive)\s).*(?:amount|quantit|portion|how much|menge|wie ?viel).*$/iu,
);

function withoutAmounts(name: string): string {
  return /amount|quantit|portion|much|menge|viel/i.test(name)
    ? name.replace(withAmounts(), '')
    : name;
}

/** Whether a column says on which day something was eaten. */
export function isDayColumn(name: string): boolean {
  const topic = columnTopic(name);
  return topic === 'date' || topic === 'day';
}

/** Whether a name is exactly one of the names of a topic. */
export function isNameOf(topic: ColumnTopic, name: string): boolean {
  return topicNamed(foldedName(splitUnit(name).bare)) === topic;
}

/**
 * Topics that can replace each other: a date gives the day, a day is used if there is no date, and a time gives the
 * meal.
 */
const ALTERNATIVES: Readonly<Partial<Record<ColumnTopic, ColumnTopic>>> = {
  date: 'day',
  day: 'date',
  meal: 'time',
};

/**
 * Finds the column of a label: the column of that name, otherwise one that means the same.
 *
 * @returns its place in the header, from 0; -1 if there is none
 */
export function findLabelColumn(label: string, names: readonly string[]): number {
  const exact = names.findIndex((name) => foldedName(name) === foldedName(label));
  if (exact >= 0) return exact;
  const topic = topicNamed(foldedName(label));
  if (topic === undefined) return -1;
  const same = placeOfTopic(topic, names);
  const alternative = ALTERNATIVES[topic];
  return same >= 0 || alternative === undefined ? same : placeOfTopic(alternative, names);
}

/** "Entry date", "loggedAt", "Timestamp": when somebody wrote a food down. It counts only without a date of eating. */
const OF_ENTRY = /^(?:entry|log|protokoll|recall|time ?stamp|zeitstempel)/i;

function placeOfTopic(topic: ColumnTopic, names: readonly string[]): number {
  const places = names.flatMap((name, at) => (columnTopic(name) === topic ? [at] : []));
  return places.find((at) => !OF_ENTRY.test((names[at] as string).trim())) ?? places[0] ?? -1;
}
