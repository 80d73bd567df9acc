import { isPreparation } from '../../words/preparation-words.ts';

/**
 * Grams of the whole food that a bare number counts, without bones and shells, by its words in English and German. The
 * catalogue has only legs, fillets, leaves or helpings of these foods. By the project's judgement, fish that people buy
 * whole or as a fillet weigh something between the two, and leaves something between a helping and a bunch.
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
  ['cuttlefish; sepia', 150],
  ['leg lamb; lamb leg; lammkeule; lamb shoulder; shoulder lamb; lammschulter', 1500],
  // A ball of it.
  ['mozzarella', 125],
  ['coconut; coconuts; kokosnuss; kokosnüsse', 400],
  ['radicchio', 150],
  ['pak choi; bok choy; pak choy', 150],
  ['kale; grünkohl; chard; mangold', 200],
  ['rocket; rucola; arugula; spinach; spinat; watercress; brunnenkresse', 100],
  ['wild garlic; bärlauch', 50],
  // Twice as large as other shallots, under whose name the catalogue has them.
  ['banana shallot; banana shallots; echalion shallot; echalion shallots', 50],
  // The base of a whole cake; the catalogue has slices of it.
  ['tortenboden; tortenböden; biskuitboden; biskuitböden; sponge base; sponge bases', 250],
];

/**
 * From this weight on, g, one item in a record may also be a helping, and nobody cooks several: "2 turkey" are slices.
 */
export const SHARED_WHOLE = 1000;

let byWord: ReadonlyMap<string, number> | undefined;

/** The grams of a whole food that a line counts: "1 rabbit", "2 Fasane"; undefined for any other line. */
export function gramsOfWhole(words: readonly string[], quantity: number): number | undefined {
  byWord ??= new Map(
    GRAMS.flatMap(([names, grams]) =>
      names.split('; ').map((name): [string, number] => [name, grams]),
    ),
  );
  const grams = byWord.get(words.filter((word) => !isPreparation(word)).join(' '));
  return grams === undefined || (grams >= SHARED_WHOLE && quantity > 1) ? undefined : grams;
}
