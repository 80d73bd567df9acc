import { lazily } from '../../../../collections/lazily.ts';
import { AMBIGUOUS, ROMANCE_FOODS, ROMANCE_MEASURES } from './romance-words.ts';

const NUMBER = String.raw`\d[\d.,/]*(?:\s?[½⅓⅔¼¾]|\s\d/\d)?|[½⅓⅔¼¾]|une?|uno|una|un|quelques|qualche|unas?|unos|demi-?|½`;
const UNITS = 'kg|gr?|ml|cl|dl|l';
const SIZE =
  'petite?s?|grosse?s?|gros|grande?s?|bell?e?s?|beaux|moyen(?:ne)?s?|bonnes?|piccol[oaie]|grand[ei]|medi[oae]s?|median[oa]s?|pequeñ[oa]s?|buenas?';
const SIZES = `(?:(${SIZE})\\s+)?`;
const OF = "(?:de (?:la |l[’'])?|d[’']|des |du |di |dell[ao] |dell[’']|del |degli |dei )?";

/** Words after a food that change neither the food nor its amount, up to the end. */
const REMARKS =
  /^(?:\s*[,(]?\s*(?:(?:d\.?o\.?p\.?|i\.?g\.?p\.?|da grattugiare|à râper|para rallar|in pistilli|en (?:pistils|hebras)|para freír|per friggere|pour (?:la )?friture)\)?|(?:bien\s|finement\s)?(?:mûre?s?|froid[es]*|frai(?:s|ches?)|hachée?s?|émincée?s?|râpée?s?|coupée?s? en .*|tagliat[oaie] a .*|cortad[oa]s? en .*|épluchée?s?|pelée?s?|moulue?s?|ciselée?s?|pressée?s?|écrasée?s?|fondue?s?|mou|entière?s?|en (?:dés|morceaux|poudre|rondelles|lamelles|lanières)|fin|tritat[oaie]|grattugiat[oaie]|fresc[oaihe]+|picad[oa]s?|rallad[oa]s?|q\.?\s?b\.?|al gusto|au goût|selon (?:le )?goût|matur[oaie]|madur[oa]s?)\)?))*\s*$/iu;

/** Sizes that differ from the usual one. */
const SIZE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:gros|grand|bel|beaux)/iu, 'large'],
  [/^(?:petit|piccol|pequeñ)/iu, 'small'],
];

interface Patterns {
  readonly line: RegExp;
  /** A food before its amount, as Italian recipes write it: "Burro 125 g", "Tuorli 2". */
  readonly behind: RegExp;
  readonly sizeBehind: RegExp;
  readonly measures: readonly (readonly [RegExp, string])[];
  /** Any of the foods: most lines have none. */
  readonly anyFood: RegExp;
  readonly foods: readonly (readonly [RegExp, string])[];
}

const patterns = lazily((): Patterns => {
  const measure = ROMANCE_MEASURES.map(([words]) => words).join('|');
  return {
    line: new RegExp(
      String.raw`^(?:(${NUMBER})\s*)?${SIZES}(?:(${measure}|${UNITS})(?![\p{L}])\.?\s*)?(${OF})${SIZES}(\p{L}.*)$`,
      'iu',
    ),
    behind: new RegExp(
      String.raw`^(\p{L}[^\d½⅓⅔¼¾]*?)\s+(\d[\d.,/]*|[½⅓⅔¼¾])(?:\s*(${measure}|${UNITS})\.?)?(\s*\([^()]*\))?$`,
      'iu',
    ),
    sizeBehind: new RegExp(String.raw`\s(${SIZE})$`, 'iu'),
    measures: ROMANCE_MEASURES.map(([words, name]) => [new RegExp(`^(?:${words})$`, 'iu'), name]),
    anyFood: beginning(ROMANCE_FOODS.map(([words]) => words).join('|')),
    foods: ROMANCE_FOODS.map(([words, name]) => [beginning(words), name]),
  };
});

function beginning(words: string): RegExp {
  return new RegExp(`^(?:${words})(?!\\p{L})`, 'iu');
}

/** Words for numbers. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:une?|uno|una|un)$/iu, '1'],
  [/^demi-?$/iu, '1/2'],
  [/^(?:quelques|qualche|unas|unos)$/iu, ''],
];

/**
 * A French, Italian or Spanish ingredient in English, if viand knows its food and every other word in it: "2 gousses
 * d'ail" becomes "2 cloves garlic". Other lines stay unchanged, so that nothing is mistaken for another food.
 *
 * @param isRomance whether the whole recipe is in these languages, so that "pommes" are apples
 */
export function withRomanceInEnglish(text: string, isRomance = false): string {
  const parts = /\d/.test(text) ? [text] : text.split(BETWEEN_SEASONINGS);
  const english = parts.map((part) => oneInEnglish(part, isRomance));
  return english.every((one, at) => one !== parts[at]) ? english.join(', ') : text;
}

/** "Sel et poivre", "sale e pepe": seasonings without amounts. */
const BETWEEN_SEASONINGS = /\s*,\s*|\s(?:et|e|y)\s/iu;

/** The minimum number of lines, and their minimum share, that make a recipe one in these languages. */
const LEAST_LINES = 2;
const LEAST_SHARE = 0.5;

/** Whether the ingredients of a recipe are mostly in French, Italian or Spanish. */
export function areRomance(lines: readonly string[]): boolean {
  const known = lines.filter((line) => withRomanceInEnglish(line) !== line).length;
  return known >= LEAST_LINES && known >= lines.length * LEAST_SHARE;
}

function oneInEnglish(text: string, isRomance: boolean): string {
  const { behind } = patterns();
  const turned = text.replace(
    behind,
    (_, food: string, number: string, measure = '', remark = '') =>
      `${[number, measure, food].filter((part) => part !== '').join(' ')}${remark}`,
  );
  for (const order of new Set([text, turned])) {
    const found = english(order, isRomance);
    if (found !== undefined) return found;
  }
  return text;
}

function english(text: string, isRomance: boolean): string | undefined {
  const { line, measures, anyFood, foods, sizeBehind } = patterns();
  const [, number = '', first = '', measure = '', of = '', second = '', rest = ''] =
    line.exec(text) ?? [];
  if (!anyFood.test(rest)) return undefined;
  const [, third = ''] = sizeBehind.exec(rest) ?? [];
  const named = third === '' ? rest : rest.replace(sizeBehind, '');
  const unit = measures.find(([words]) => words.test(measure));
  const found = foods
    .map(([words, food]) => ({ word: words.exec(named)?.[0] ?? '', food }))
    .filter(({ word }) => word !== '' && REMARKS.test(named.slice(word.length)))
    .sort((a, b) => b.word.length - a.word.length)[0];
  if (found === undefined) return undefined;
  const isUnsure = of === '' && unit === undefined && AMBIGUOUS.test(found.word);
  if (isUnsure && !isRomance) return undefined;
  const count = NUMBERS.find(([words]) => words.test(number))?.[1] ?? number;
  const size = SIZE_NAMES.find(([words]) => words.test(first || second || third))?.[1] ?? '';
  // "1 pâte brisée" is one sheet of pastry.
  const piece = measure === '' && number !== '' && found.food.endsWith('pastry') ? 'sheet' : '';
  const ofPiece = measure === '' && number !== '' ? size : '';
  return [count, ofPiece, unit?.[1] ?? measure, piece, found.food]
    .filter((part) => part !== '')
    .join(' ');
}
