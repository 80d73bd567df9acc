import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';

/** Animals whose meat is sold minced. */
const ANIMALS: ReadonlySet<string> = new Set(
  'beef pork lamb veal turkey chicken venison'.split(' '),
);

/** German tables, some of whose English names are those of mixed mince, too: "Rind Hackfleisch". */
const GERMAN_ANIMALS: ReadonlyMap<string, string> = new Map([
  ['beef', 'rind'],
  ['pork', 'schwein'],
  ['veal', 'kalb'],
  ['lamb', 'lamm'],
]);
const GERMAN_MINCE = 'hackfleisch';

/** What Britons and Americans call minced meat. */
const WORDS: readonly (readonly string[])[] = [['minced', 'mince'], ['ground']];

/**
 * A line with the word of a published table for minced meat, if the table lacks that of the line: "ground beef" for
 * "minced beef" in American tables, and the reverse in British ones.
 */
export function withMinceOfTable(
  { hasFoodWith, hasName }: Pick<Catalogue, 'hasFoodWith' | 'hasName'>,
  line: FoodLine,
): FoodLine {
  const all = [...line.words, ...line.qualifiers];
  const animal = all.find((word) => ANIMALS.has(word));
  const said = all.find((word) => WORDS.flat().includes(word));
  if (animal === undefined || said === undefined) return line;
  const german = GERMAN_ANIMALS.get(animal);
  if (german !== undefined && hasName(`${german} ${GERMAN_MINCE}`)) {
    const others = (words: readonly string[]) =>
      words.filter((word) => word !== said && word !== animal);
    const words = [...others(line.words), german, GERMAN_MINCE];
    return { ...line, words, qualifiers: others(line.qualifiers) };
  }
  const isOfTable = (word: string) => hasFoodWith(foldWords(`${word} ${animal}`));
  if (WORDS.some((words) => words.includes(said) && words.some(isOfTable))) return line;
  const other = WORDS.flat().find(isOfTable);
  if (other === undefined) return line;
  const rest = (words: readonly string[]) => words.filter((word) => word !== said);
  const named = rest(line.words);
  const at = named.indexOf(animal);
  return {
    ...line,
    words: at < 0 ? [...named, other] : [...named.slice(0, at), other, ...named.slice(at)],
    qualifiers: rest(line.qualifiers),
  };
}
