import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FoundFood } from '../../../catalogue/reading/food-finder.ts';
import { type Candidate, candidateOf } from '../../../search/lines/candidates/candidate.ts';
import { readMeasuredFood } from '../../../search/lines/reading/measured-food.ts';
import { PLAIN_NUMBER } from '../../../text/numbers/fractions.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';
import { withNamesakes } from './namesakes.ts';

const NUMBER = String.raw`(?:${PLAIN_NUMBER}|[½⅓⅔¼¾]|(?:an?|eine?n?)(?=\s))`;
const AMOUNT = String.raw`${NUMBER}(?:\s?\p{L}+\.?)?`;
const LEADING = [
  new RegExp(String.raw`^\s*(${AMOUNT})\s+(?:of\s+)?(\S.*)$`, 'iu'),
  new RegExp(String.raw`^\s*(${NUMBER})\s*[x×]?\s+(\S.*)$`, 'iu'),
];
const TRAILING = new RegExp(String.raw`^\s*(\S.*?)[\s,:]+\(?(${AMOUNT})\)?\s*$`, 'iu');

/** Text that looks like an amount or a qualifier, unless it is part of a name: "Menü 2", "Käsekuchen (Omas)". */
const PART_OF_NAME = /[\d()]/;

/** The most foods that share a name. */
const MOST_NAMESAKES = 5;

/** A number, which is part of the name if a food of the catalogue is called so: "7up", "50/50 bread". */
const NUMBER_OF_NAME = /\d/;

/**
 * The food that a line names in full, if the name contains a number: "300 g Menü 2", "CANTEEN-17", "1 can 7up". A code
 * or name of the user's own may also contain brackets. Undefined for any other line.
 */
export function matchExactName(catalogue: Catalogue, text: string): Candidate[] | undefined {
  if (!PART_OF_NAME.test(text)) return undefined;
  for (const { name, amount } of namesAndAmounts(text)) {
    if (!PART_OF_NAME.test(name)) continue;
    const found = foundExactly(catalogue, name);
    if (found === undefined) continue;
    // A brand has containers of its own.
    const line = { ...readMeasuredFood('', amount), words: foldWords(name) };
    const candidates = [candidateOf(line, found.food, found.variantId)];
    return found.isOwn === true
      ? withNamesakes(catalogue, line, candidates, 'of its table')
      : candidates;
  }
  return undefined;
}

/** The possible names of a food in a text, the longest first, with the amount next to each. */
function namesAndAmounts(text: string): { readonly name: string; readonly amount: string }[] {
  const leading = LEADING.map((pattern) => pattern.exec(text));
  const trailing = TRAILING.exec(text);
  return [
    { name: text.trim(), amount: '' },
    ...leading.map((found) => ({ name: found?.[2] ?? '', amount: found?.[1] ?? '' })),
    { name: trailing?.[1] ?? '', amount: trailing?.[2] ?? '' },
  ];
}

/** Own codes of each catalogue by their folded names, because they are needed for every line of a diary. */
const known = new WeakMap<object, ReadonlyMap<string, string>>();

function aliasesOf({ aliases }: Catalogue): ReadonlyMap<string, string> | undefined {
  if (aliases === undefined) return undefined;
  const folded = known.get(aliases) ?? new Map(aliases.map(({ id }) => [foldedName(id), id]));
  known.set(aliases, folded);
  return folded;
}

function foundExactly(
  catalogue: Catalogue,
  name: string,
): (Pick<FoundFood, 'food' | 'variantId'> & { readonly isOwn?: true }) | undefined {
  const folded = foldedName(name);
  const alias = aliasesOf(catalogue)?.get(folded);
  if (alias !== undefined) return catalogue.find(alias);
  const food = catalogue.findOwn(folded);
  if (food !== undefined) return { food, isOwn: true };
  const isNamed = NUMBER_OF_NAME.test(name) && catalogue.hasName(folded);
  return isNamed ? calledExactly(catalogue, name, folded) : undefined;
}

/** The only food with a name. */
function calledExactly(
  catalogue: Catalogue,
  name: string,
  folded: string,
): Pick<FoundFood, 'food'> | undefined {
  const { foods } = catalogue.search({ text: name, type: 'all', offset: 0, limit: MOST_NAMESAKES });
  const called = foods.filter((food) =>
    [food.name, ...food.otherNames].some((one) => foldedName(one) === folded),
  );
  const [food] = called;
  return called.length === 1 && food !== undefined ? { food } : undefined;
}
