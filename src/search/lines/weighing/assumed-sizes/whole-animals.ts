import { isPreparation } from '../../words/preparation-words.ts';

/**
 * Grams of meat of a whole animal without its bones, by its words in English and German. The catalogue has only legs,
 * fillets or helpings of these, by the project's judgement. Fish that people buy whole or as a fillet are between the
 * two.
 */
const GRAMS: readonly (readonly [words: string, grams: number])[] = [
  ['rabbit; rabbits; kaninchen; stallhase', 900],
  // The catalogue calls a half of it whole.
  ['duck; ducks; ente; enten', 760],
  ['hare; hares; hase; hasen; feldhase', 1400],
  ['goose; geese; gans; gänse', 1700],
  ['turkey; turkeys; pute; puten; truthahn; truthähne', 2500],
  ['pheasant; pheasants; fasan; fasane; fasanen', 500],
  ['partridge; partridges; rebhuhn; rebhühner', 200],
  ['guinea fowl; guinea fowls; guinea hen; perlhuhn; perlhühner', 700],
  ['boiling fowl; suppenhuhn; suppenhühner', 900],
  ['carp; karpfen; pike; hecht', 600],
  ['eel; aal; aale', 300],
  ['sea bass; seabass; wolfsbarsch; wolfsbarsche; loup de mer; branzino', 170],
  ['sea bream; dorade; doraden; goldbrasse; goldbrassen', 170],
  ['mackerel; mackerels; makrele; makrelen', 130],
  ['lobster; lobsters; hummer', 150],
  ['squid; squids; kalmar; kalmare', 120],
  ['octopus; oktopus; krake; pulpo', 700],
];

/** From this weight on, g, a record of one may also mean a helping, and nobody cooks several: "2 turkey" are slices. */
export const SHARED_ANIMAL = 1000;

let byWord: ReadonlyMap<string, number> | undefined;

/** The meat of a whole animal that a line counts, g: "1 rabbit", "2 Fasane"; undefined for any other line. */
export function gramsOfAnimal(words: readonly string[], quantity: number): number | undefined {
  byWord ??= new Map(
    GRAMS.flatMap(([names, grams]) =>
      names.split('; ').map((name): [string, number] => [name, grams]),
    ),
  );
  const grams = byWord.get(words.filter((word) => !isPreparation(word)).join(' '));
  return grams === undefined || (grams >= SHARED_ANIMAL && quantity > 1) ? undefined : grams;
}
