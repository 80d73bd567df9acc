import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { type Food, standardVariant } from '../../../model/food.ts';
import { allNames, mainNames } from '../../../model/food-names.ts';
import { areAlike } from '../../../search/lines/candidates/alike-foods.ts';
import { isPreparation } from '../../../search/lines/words/preparation-words.ts';
import { kindsNamed, phraseKey } from '../../../search/names/kinds-of.ts';
import { synonymPhrasings } from '../../../search/names/synonyms.ts';
import { foldWords } from '../../../text/words/fold-words.ts';

/** The most names of a food that are looked at. Later ones are rare, or of brands. */
const MOST_NAMES = 24;

/** The most parts of a query that are looked up in viand's own catalogue. */
const MOST_PARTS = 4;

/** The most words of a query whose parts are tried. */
const MOST_WORDS = 4;

/** A word that every German table has. */
const GERMAN = 'mit';

/** A query with another name for a food in it. */
export interface OtherQuery {
  readonly text: string;
  readonly words: readonly string[];
  /** The folded words of the other name. */
  readonly name: readonly string[];
  /** What the reader is told. */
  readonly searchedFor: string;
  /** The food, if the other name stands for the whole query. */
  readonly like: Food | undefined;
}

/** A query with the words of its parts that the table lacks in other words, the longest part first. */
export function* queriesByOtherNames(catalogue: Catalogue, text: string): Generator<OtherQuery> {
  const { calledByViand, hasFoodWith } = catalogue;
  const words = foldWords(text);
  if (calledByViand === undefined || words.length === 0 || words.length > MOST_WORDS) return;
  const written = text.trim().split(/\s+/);
  const said = written.length === words.length ? written : words;
  for (const [start, end] of partsToTry(words, hasFoodWith)) {
    const named = namedBy(words.slice(start, end), calledByViand);
    if (named === undefined) continue;
    const rest = [...words.slice(0, start), ...words.slice(end)];
    const isKnown = rest.every((word) => hasFoodWith([word]) || isPreparation(word));
    for (const { name, words: other } of namesInTable(named, rest, catalogue)) {
      const query = [...said.slice(0, start), name, ...said.slice(end)].join(' ');
      yield {
        text: query,
        words: [...words.slice(0, start), ...other, ...words.slice(end)],
        name: other,
        searchedFor: isKnown ? query : name,
        like: rest.length === 0 ? named.food : undefined,
      };
    }
  }
}

type Part = readonly [start: number, end: number];

/** The first parts of a query to look up: those that the table lacks come before the others. */
function partsToTry(words: readonly string[], hasFoodWith: Catalogue['hasFoodWith']): Part[] {
  const all = partsOf(words.length);
  const lacking = all.filter(([start, end]) => !hasFoodWith(words.slice(start, end)));
  return [...lacking, ...all.filter((part) => !lacking.includes(part))].slice(0, MOST_PARTS);
}

/** A food, and the words that name it. */
interface NamedFood {
  readonly food: Food;
  readonly phrase: readonly string[];
}

/** The food of viand's own catalogue that words name, perhaps in the other order: tables write "Yoghurt, natural". */
function namedBy(
  words: readonly string[],
  calledByViand: NonNullable<Catalogue['calledByViand']>,
): NamedFood | undefined {
  const phrases = words.length === 2 ? [words, words.toReversed()] : [words];
  for (const phrase of phrases) {
    const food = calledByViand(phrase);
    if (food !== undefined) return { food, phrase };
  }
  return undefined;
}

/** Another name of a food, and its folded words. */
interface OtherName {
  readonly name: string;
  readonly words: readonly string[];
}

/**
 * The other names of a food that foods of the table may have.
 *
 * @param rest the other words of the query
 */
function* namesInTable(
  { food, phrase }: NamedFood,
  rest: readonly string[],
  catalogue: Catalogue,
): Generator<OtherName> {
  const { calledByViand, hasFoodWith } = catalogue;
  if (calledByViand === undefined) return;
  const kept = headInTable(phrase, food, catalogue);
  for (const name of otherNamesOf(food, phrase, hasFoodWith([GERMAN])).slice(0, MOST_NAMES)) {
    const words = foldWords(name);
    // "Ranch dressing" is no "buttermilk dressing dressing".
    if (words.length === 0 || rest.some((word) => words.includes(word))) continue;
    const isOfHead = kept === undefined || words.some((word) => word.endsWith(kept));
    if (!isOfHead && namesKind(words)) continue;
    if (!mayHave(hasFoodWith, words) || isWider(name, { food, phrase }, calledByViand)) continue;
    yield { name, words };
  }
}

/**
 * The last word of a phrase, if the table has it and it names such a food alone: mature cheddar is a cheddar and not any
 * hard cheese, but black pudding is no pudding, and a pickled cucumber is more than a cucumber.
 */
function headInTable(
  phrase: readonly string[],
  food: Food,
  { calledByViand, hasFoodWith }: Catalogue,
): string | undefined {
  const head = phrase.at(-1) as string;
  if (phrase.length < 2 || phrase.some(isPreparation) || !hasFoodWith([head])) return undefined;
  const plain = calledByViand?.([head]);
  if (plain === undefined) return undefined;
  return areAlike(standardVariant(plain), standardVariant(food)) ? head : undefined;
}

/** Whether the last word of a name is that of a kind of food: "hard cheese". */
function namesKind(name: readonly string[]): boolean {
  return kindsNamed(name.at(-1) as string).length > 0;
}

/** Whether foods have all words of a name, or of its synonyms. */
function mayHave(hasFoodWith: Catalogue['hasFoodWith'], words: readonly string[]): boolean {
  return (
    hasFoodWith(words) || synonymPhrasings(words).some(({ words: other }) => hasFoodWith(other))
  );
}

/**
 * Whether a name of a food also means others: "cheese" for cheddar. Its own name does not, since viand has no narrower
 * food: "pasta" for penne.
 */
function isWider(
  name: string,
  { food, phrase }: NamedFood,
  calledByViand: NonNullable<Catalogue['calledByViand']>,
): boolean {
  if (mainNames(food).includes(name)) return false;
  const words = foldWords(name);
  // "0.0 beer" would find all beers.
  if (words.some((word) => /^\d+$/.test(word))) return true;
  const kinds = kindsNamed(phraseKey(words));
  const typed = kindsNamed(phraseKey(phrase));
  if (kinds.length > 0 && !kinds.some((kind) => typed.includes(kind))) return true;
  return calledByViand(words)?.id !== food.id;
}

/** The beginnings and ends of the parts of a query, the longest first. */
function partsOf(count: number): Part[] {
  const parts: Part[] = [];
  for (let length = count; length > 0; length--) {
    for (let start = 0; start + length <= count; start++) parts.push([start, start + length]);
  }
  return parts;
}

/** The names of a food, the most usual first. Salted butter is only a kind of butter. */
function otherNamesOf(food: Food, phrase: readonly string[], isGerman: boolean): readonly string[] {
  const local = isGerman ? Object.values(food.localNames ?? {}) : [];
  const names = [...new Set([...local, ...allNames(food)])];
  const isCalled = names.some((one) => foldWords(one).join(' ') === phrase.join(' '));
  const isKind = (one: string) => phrase.every((word) => foldWords(one).includes(word));
  return isCalled ? names.filter((one) => !isKind(one)) : [];
}
