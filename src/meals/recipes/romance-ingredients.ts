import { lazily } from '../../text/lazily.ts';
import { AMBIGUOUS, ROMANCE_FOODS, ROMANCE_MEASURES } from './romance-words.ts';

const NUMBER = String.raw`\d[\d.,/]*(?:\s?[½⅓⅔¼¾]|\s\d/\d)?|[½⅓⅔¼¾]|une?|uno|una|un|quelques|qualche|unas?|unos|demi-?|½`;
const UNITS = 'kg|gr?|ml|cl|dl|l';
const SIZES =
  '(?:(?:petite?s?|grosse?s?|gros|grande?s?|bell?e?s?|beaux|moyen(?:ne)?s?|bonnes?|piccol[oaie]|grand[ei]|medi[oae]s?|pequeñ[oa]s?|buenas?)\\s+)?';
const OF = "(?:de (?:la |l[’'])?|d[’']|des |du |di |dell[ao] |dell[’']|del |degli |dei )?";

/** Words after a food that change neither it nor its amount, up to the end. */
const REMARKS =
  /^(?:\s*[,(]?\s*(?:(?:bien\s|finement\s)?(?:mûre?s?|froid[es]*|frai(?:s|ches?)|hachée?s?|émincée?s?|râpée?s?|coupée?s? en .*|tagliat[oaie] a .*|cortad[oa]s? en .*|épluchée?s?|pelée?s?|moulue?s?|ciselée?s?|pressée?s?|écrasée?s?|fondue?s?|mou|entière?s?|en (?:dés|morceaux|poudre|rondelles|lamelles|lanières)|fin|tritat[oaie]|grattugiat[oaie]|fresc[oaihe]+|picad[oa]s?|rallad[oa]s?|q\.?\s?b\.?|al gusto|au goût|selon (?:le )?goût|matur[oaie]|madur[oa]s?)\)?))*\s*$/iu;

interface Patterns {
  readonly line: RegExp;
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
 * d'ail" becomes "2 cloves garlic". Other lines stay as they are, so that nothing is taken for a food that it is not.
 */
export function withRomanceInEnglish(text: string): string {
  const parts = /\d/.test(text) ? [text] : text.split(BETWEEN_SEASONINGS);
  const english = parts.map(oneInEnglish);
  return english.every((one, at) => one !== parts[at]) ? english.join(', ') : text;
}

/** "Sel et poivre", "sale e pepe": seasonings without amounts. */
const BETWEEN_SEASONINGS = /\s*,\s*|\s(?:et|e|y)\s/iu;

function oneInEnglish(text: string): string {
  const { line, measures, anyFood, foods } = patterns();
  const [, number = '', measure = '', of = '', named = ''] = line.exec(text) ?? [];
  if (!anyFood.test(named)) return text;
  const unit = measures.find(([words]) => words.test(measure));
  const found = foods
    .map(([words, food]) => ({ word: words.exec(named)?.[0] ?? '', food }))
    .filter(({ word }) => word !== '' && REMARKS.test(named.slice(word.length)))
    .sort((a, b) => b.word.length - a.word.length)[0];
  if (found === undefined) return text;
  if (of === '' && unit === undefined && AMBIGUOUS.test(found.word)) return text;
  const count = NUMBERS.find(([words]) => words.test(number))?.[1] ?? number;
  // "1 pâte brisée" is one sheet of pastry.
  const piece = measure === '' && number !== '' && found.food.endsWith('pastry') ? 'sheet' : '';
  return [count, unit?.[1] ?? measure, piece, found.food].filter((part) => part !== '').join(' ');
}
