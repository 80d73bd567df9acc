import { NEGATIONS } from '../../exclusions.ts';
import { THICKNESS_WORDS } from './size-words.ts';

/** Words that do not name a food. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'of the some evtl eventuell fresh homemade chopped sliced diced grated shredded peeled unpeeled approx about ca circa etwa von vom der die das extra my own weight abtropfgewicht each je jeweils à mal x'.split(
    ' ',
  ),
);

/** The endings of German adjectives: "gewürfelt", "gewürfelter", "gewürfelten". */
const ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'];

/** German adjectives in all their forms, and in the spelling of Switzerland, which has no "ß". */
function inflected(adjectives: string): readonly string[] {
  const forms = adjectives.split(/\s+/).flatMap((one) => ENDINGS.map((ending) => one + ending));
  return [...forms, ...forms.map((form) => form.replaceAll('ß', 'ss'))];
}

/** Words that describe a food without changing what it is, anywhere in a line. */
export const MINOR_WORDS: ReadonlySet<string> = new Set([
  ...inflected(
    `reif gefroren tiefgefroren tiefgekühlt gewürfelt gerieben gerissen geraspelt abgerieben geschält geschnitten
     abgetropft weich fein grob gehäuft gestrichen festkochend mehlig altbacken entsteint aufgetaut zimmerwarm kalt
     ungesüßt selbstgemacht selbstgebacken hausgemacht kernlos lauwarm handwarm eiskalt gekühlt kräftig gewaschen
     geputzt gepresst zerkleinert edelsüß rosenscharf gemahlen verquirlt zerzupft gezupft entrindet ausgedrückt gesiebt
     zerlassen geviertelt halbiert gepellt gehobelt angedrückt küchenfertig püriert passiert zerdrückt zerbröselt
     gerebelt geschrotet abgespült verlesen entkernt geschmolzen flüssig unbehandelt`,
  ),
  ...THICKNESS_WORDS.keys(),
  'dick',
  'dünn',
  // "Gehacktes" is a food, and "warm" describes a meal.
  ...`gehackt gehackte gehackter frischer frisches warme warmer warmes warmen tk geh gestr selbst gemacht
     daumengroßes daumengroß walnussgroß
     ripe very frozen boneless skinless drained rinsed softened melted packed heaped level crumbled chunks pitted
     cubed halved quartered minced crushed beaten trimmed freshly finely roughly thinly coarsely lightly unsliced unwaxed
     stale scrubbed wedged overripe underripe leftover premium refrigerated good best cut organic bio thawed freerange
     quality cold seedless lukewarm chilled cooled kosher torn picked squeezed wilted deseeded destemmed cored hulled
     flaked sifted sieved whisked warmed undrained washed shaken stirred pure ready-rolled readyrolled heaping rounded generous
     thumb sized mini`.split(/\s+/),
]);

/** Those among them that distinguish foods wherever they are in a line: "chicken thighs, skinless". */
export const DISTINGUISHING_WORDS: ReadonlySet<string> = new Set(['skinless', 'boneless']);

/**
 * Words for the kind of a food. Alone, they do not name a food: "onion, red". "Helles" is a beer, and so is not one of
 * them.
 */
export const DESCRIBING_WORDS: ReadonlySet<string> = new Set(
  `red green yellow white black brown purple pink light dark pale lean reduced salted unsalted sweetened
   unsweetened smooth crunchy plain mild strong hot mini rot rote roter rotes rotem grün grüne grüner grünes gelb
   gelbe gelber gelbes weiß weiße weißer weißes weiss weisse schwarz schwarze schwarzer schwarzes braun braune
   brauner hell helle heller dunkel dunkle dunkler mager magere magerer fettarm fettarme leicht leichte natur pur
   nativ natives nativem virgin mild milde scharf scharfe süß süße gesalzen ungesalzen warm heiß glatt glatte glatter glattes krause
   säuerlich säuerliche säuerlicher säuerliches säuerlichen tart`.split(/\s+/),
);

/** Words for tinned food, as opposed to fresh or dried food. */
export const TIN_WORDS: ReadonlySet<string> = new Set(
  'tin tins can cans tinned canned dose dosen büchse büchsen konserve drained abgetropft'.split(
    ' ',
  ),
);

/** Words that say that a food was taken out of its liquid. */
export const DRAINED_WORDS: ReadonlySet<string> = new Set(
  'drained rinsed abgetropft abgetropfte abgespült abgespülte'.split(' '),
);

/** Words that join a second food to the first. A name must then contain the second food, too. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'with and plus on mit und auf'.split(' '),
);

/** Words that exclude an ingredient, before it or after it: "no sugar", "sugar free". */
export const EXCLUSION_WORDS: ReadonlySet<string> = new Set([...NEGATIONS, 'free', 'frei']);

/** Foods whose name begins with a measure. */
export const NAMES_WITH_MEASURES: ReadonlySet<string> = new Set([
  'drop scone',
  'drop scones',
  'pot roast',
  'pot noodle',
  'pot noodles',
  'pot pie',
  'pot stickers',
]);
