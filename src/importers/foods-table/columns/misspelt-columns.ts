import { nearestOf } from '../../../text/edit-distance.ts';
import { columnMeaning, type Meaning } from '../headings/column-meaning.ts';

/** Names of columns that people misspell, and that are unlike any others. */
const NAMES = [
  ...['kcal', 'energy', 'energie', 'calories', 'kalorien', 'brennwert', 'protein', 'proteins'],
  ...['eiweiss', 'protéines', 'carbohydrate', 'carbohydrates', 'kohlenhydrate', 'glucides'],
  ...['saturates', 'lipides', 'ballaststoffe', 'sodium', 'natrium', 'zucker', 'sugars'],
  ...['fett', 'salz', 'salt', 'fibre'],
];

/** Words with at most this many letters are misspelt only if two of them are swapped: "ckal". */
const SHORT = 5;

/** The first words of a name, before its unit. */
const WORDS = /^[\p{L} ]*\p{L}/u;

/** The name that a misspelt name of a nutrient stands for, with its unit; undefined for any other name. */
export function correctedName(name: string): string | undefined {
  const [written = ''] = WORDS.exec(name.trim()) ?? [];
  const typed = written.toLowerCase().replaceAll('ß', 'ss');
  const meant = nearestOf(typed, NAMES);
  if (meant === undefined || !isOneSlip(typed, meant)) return undefined;
  const corrected = name.trim().replace(written, meant);
  return columnMeaning(corrected)?.kind === 'nutrient' ? corrected : undefined;
}

/** Whether words differ by one letter that is missing, added or mistaken, or by two that are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let begin = 0;
  while (begin < typed.length && typed[begin] === meant[begin]) begin += 1;
  let end = 0;
  const shorter = Math.min(typed.length, meant.length) - begin;
  while (end < shorter && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [one, other] = [typed, meant].map((word) => word.slice(begin, word.length - end));
  if (one?.length === 2 && other?.length === 2) return one[0] === other[1] && one[1] === other[0];
  return meant.length > SHORT && Math.max(one?.length ?? 0, other?.length ?? 0) === 1;
}

/** The names that misspelt columns stand for, by their positions, where no other column has that name's meaning. */
export function misspeltColumns(
  names: readonly string[],
  meanings: readonly Meaning[],
): ReadonlyMap<number, string> {
  const nutrients = new Set(
    meanings.flatMap((one) => (one?.kind === 'nutrient' ? one.nutrient : [])),
  );
  const found = new Map<number, string>();
  names.forEach((name, position) => {
    if (meanings[position] !== undefined) return;
    const corrected = correctedName(name);
    const meaning = corrected === undefined ? undefined : columnMeaning(corrected);
    if (meaning?.kind !== 'nutrient' || nutrients.has(meaning.nutrient)) return;
    found.set(position, corrected as string);
  });
  return found;
}
