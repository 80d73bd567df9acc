import { nearestOf, wordsWithin } from '../../../../text/words/edit-distance.ts';
import { columnMeaning, type Meaning } from '../../headings/column-meaning.ts';

/** Names of columns that people misspell, and that no other name resembles. */
const NAMES = [
  ...['kcal', 'energy', 'energie', 'calories', 'kalorien', 'brennwert', 'protein', 'proteins'],
  ...['eiweiss', 'protéines', 'carbohydrate', 'carbohydrates', 'kohlenhydrate', 'glucides'],
  ...['saturates', 'lipides', 'ballaststoffe', 'sodium', 'natrium', 'zucker', 'sugars'],
  ...['fett', 'salz', 'salt', 'fibre', 'potassium', 'magnesium', 'cholesterol'],
];

/** Up to this length, a word counts as misspelt only if two letters are swapped: "ckal". */
const SHORT = 5;

/** The first words of a name, before its unit. */
const WORDS = /^[\p{L} ]*\p{L}/u;

/** The name that a misspelt name of a nutrient stands for, with its unit; undefined for any other name. */
export function correctedName(name: string): string | undefined {
  const [written = ''] = WORDS.exec(name.trim()) ?? [];
  const typed = written.toLowerCase().replaceAll('ß', 'ss');
  const nearest = nearestOf(typed, NAMES);
  if (nearest === undefined || !isOneSlip(typed, nearest)) return undefined;
  const corrected = name.trim().replace(written, nearest);
  return columnMeaning(corrected)?.kind === 'nutrient' ? corrected : undefined;
}

/** Whether a word has one spelling mistake: a letter is missing, added or wrong, or two are swapped. */
function isOneSlip(typed: string, word: string): boolean {
  if (typed === word || wordsWithin(typed, 1, [{ word }]).next().done) return false;
  return word.length > SHORT || lettersOf(typed) === lettersOf(word);
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** The corrected names of misspelt columns, by position. A name that another column has is not corrected. */
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
