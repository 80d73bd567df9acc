import { anyWordOf } from '../../../text/words/word-patterns.ts';

/** "6 cardamom pods - sew them together", "2 bottles red wine see * note", "2 cinnamon sticks; 3-4 inches". */
const REMARK_BEHIND =
  /,?\s+(?:such as|depending on|z\.\s?b\.|zum beispiel|e\.\s?g\.|for example|je nach)\s.*$|,?\s+\(?(?:see|siehe|s\.) (?:\*|note|recipe|tips?|below|above|link|step|rezept|unten|oben|hinweis|anmerkung).*$|\s+[-–—]{1,3}\s+[^-–—].*$|\s*[;*]\s.*$|\s+in\s(?:(?:kleinen?|großen?|dünnen?|dicken?|feinen?|small|large|thin|thick)\s)?(?:chips|blöcken|stücken|stückchen|scheiben|würfeln?|streifen|ringen|röschen|spalten|hälften|bögen|blättern|flocken|slices|pieces|chunks|cubes|strips|rings|wedges|halves|sheets)$|\s+von\s(?:ca\.\s|etwa\s)?\d+(?:[.,]\d+)?\s?cm(?:\slänge)?$/iu;

/** An amount in a remark that may be the one that counts. */
const WEIGHT =
  /\d\s*(?:k?g|ml|[cd]?l|oz|lbs?|ounces?|pounds?|gramm|grams?|cups?|each|ea|je)(?!\p{L})/iu;

/** Brackets without amounts: "(heavy)", "(about 2 inches in diameter)", "(Bio)". */
const BRACKETS =
  /\s*\(((?![^()]*(?:\d\s*(?:k?g|ml|[cd]?l|oz|lbs?|ounces?|pounds?|gramm|grams?|cups?|el|tl|tbsp|tsp)(?!\p{L})|%))[^()]*)\)/giu;

/** What an ingredient says in brackets and behind a dash, apart from amounts. */
export function remarksIn(text: string): readonly string[] {
  const brackets = [...text.matchAll(BRACKETS)].map(([, content = '']) => content);
  return [...brackets, behindIn(text.replace(BRACKETS, ''))].filter((remark) => remark !== '');
}

/** An ingredient without the remarks in it and behind it, which may be more than the name of a food. */
export function withoutRemarks(text: string): string {
  const bare = text.replace(BRACKETS, '');
  return bare
    .slice(0, bare.length - behindIn(bare).length)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A remark behind an ingredient; empty if it has a weight that counts, since the ingredient has none. */
function behindIn(bare: string): string {
  const [behind = ''] = REMARK_BEHIND.exec(bare) ?? [];
  const isKept = WEIGHT.test(behind) && !WEIGHT.test(bare.slice(0, bare.length - behind.length));
  return isKept ? '' : behind;
}

/** "1 pound lean, ground turkey": an adjective and a comma before the food. */
const ADJECTIVE_AND_COMMA =
  /^([\d½⅓⅔¼¾⅛][^,()]*?\s)?(\p{Ll}[\p{Ll}-]*), (?=\p{L}[\p{L} -]*\p{L}(?:$|[,(]))/u;

/** An ingredient without the comma between two words that describe it: "1 lb lean ground turkey". */
export function withCommaClosed(text: string, describes: (word: string) => boolean): string {
  const [whole = '', amount = '', word = ''] = ADJECTIVE_AND_COMMA.exec(text) ?? [];
  return describes(word) ? `${amount}${word} ${text.slice(whole.length)}` : text;
}

/** "1 chilli for a bit of kick", "Paprika zum Bestreuen": what an ingredient is for. */
const PURPOSE = /(?<=\p{L}\)?),?\s(?:for|to|zum|zur|für)\s((?:\p{L}+\s){0,3}\p{L}+)$/iu;

/** What an ingredient is for, at its end; undefined if it does not say so. */
export function purposeOf(text: string): string | undefined {
  return PURPOSE.exec(text)?.[1];
}

/** An ingredient without what it is for. */
export function withoutPurpose(text: string): string {
  return text.replace(PURPOSE, '');
}

/** An ingredient with the words in its brackets: "double heavy cream" for "double (heavy) cream". */
export function withBracketsOpened(text: string): string {
  return text.replace(/[()]/g, '').replace(/ {2,}/g, ' ');
}

const WORD_BEFORE_ANOTHER = /(?<![\p{L}\d½⅓⅔¼¾⅛’'-])\p{L}[\p{L}’'-]*(?= \p{L})/gu;

/** German words in small letters with the ending of an adjective before a noun: "geriebenen", "ofenfrische". */
const GERMAN_ADJECTIVE = /^\p{Ll}[\p{Ll}-]{3,}(?:e|er|es|en|em)$/u;

/** German participles, and other words that end like them. */
const GERMAN_PARTICIPLE = /(?:t|end|en)(?:e|er|es|en|em)$/u;

/** English words for how something is done or how a food is: "lightly", "youngish", "hand-torn", "chopped". */
const ENGLISH_ADJECTIVE = /^\p{Ll}[\p{Ll}-]*(?:ed|ly|ish|est|-\p{Ll}+)$/u;

/** English participles and words of two parts. */
const ENGLISH_PARTICIPLE = /ed$|-/u;

/** What cooks do to a food without making another one of it. */
const GERMAN_WORK = `
  geschält; gehackt; gewürfelt; geschnitten; gerieben; gehobelt; geraspelt; zerkleinert; zerdrückt; gepresst
  zerpflückt; gezupft; geviertelt; halbiert; entkernt; entsteint; gewaschen; geputzt; sortiert; gesiebt
  gekühlt; aufgetaut; zerlassen; geschmolzen; verquirlt; geschlagen; gebrochen
  gehäuft; gestrichen; gesammelt; gepflückt
`;
const ENGLISH_WORK = `
  peeled; chopped; sliced; diced; cubed; grated; shaved; julienned; snipped; torn; cut; crushed; crumbled; flaked
  cracked; halved; quartered; divided; trimmed; cored; seeded; deseeded; pitted; stoned; zested; squeezed
  washed; rinsed; sifted; bleached; chilled; thawed; melted; softened; beaten; heaped; rounded; levell?ed; picked
`;

/** How a food was produced, and how good or large it is, as the end of a word: "grass-fed", "good-quality". */
const PRODUCED = 'grown; fed; raised; caught; reared; sourced; welfare; quality; range; sized?';

const HARMLESS_WORK = new RegExp(
  `(?:${anyWordOf(GERMAN_WORK)}(?:e[rsnm]?)?|${anyWordOf(ENGLISH_WORK, PRODUCED)})$`,
  'iu',
);

/** Adjectives in their basic form that change no food. */
const HARMLESS =
  /^(?:(?:fest|cremig|stückig|gut|frisch|alt|jung|zart|reif|schön|sauber|ganz|fein|grob|klein|groß)(?:e[rsnm]?)?|powdery|old|young|new|good|nice|decent|ripe|real|proper|fluffy|chunky|sturdy|tiny|favou?rite)$/iu;

/** Parts of words that make another food of the one behind them, so that nobody may drop them. */
const CHANGING = new RegExp(
  anyWordOf(
    // Dried, concentrated or with water in it again
    'trocke?n; dörr; gefrier; dried; dry; hydr; pulver; powder; instant; kon[dz]; con[cd]; evapor; dampf; quoll; quell; weich; soak; leder; leather',
    // Cooked or sprouted
    'gar(?:t|e); gekoch; gesott; gebacken; cook; heat; baked; fried; frittier; keim; sprout; tropf; drain',
    // Preserved
    'räucher; smok; gepökel; cured; brin; eingeleg; pickl; ferment; packed',
    // With more or less fat, sugar, salt or alcohol, or none
    'fett; fat; mager; lean; rahmt; zucker; sugar; (?<!ge|un)süß; (?<!un)sweet; honig; honey; salz; salt; kandier; candied; butter; alkohol; alcohol',
    'free; frei; less$; los(?:e[rsnm]?)?$; arm(?:e[rsnm]?)?$; reich(?:e[rsnm]?)?$; light; diät; diet; reduzier; reduc; (?<!\\p{L})(?:low|high|half|halb)(?!\\p{L})',
    // With another food on it or in it
    'schok; choc; paniert; breaded; crust; crumb; batter; coat; cover; dipp; tunk; tränk; wrapp; wickel; hüll; mantel; überz; überback; gratin',
    'fill; gefüllt; stuff; flavou?r; aroma',
    // Of something else
    'vegan; vegetar; pflanz; plant; soj; soy; based; basis; made; style; wild',
    'mock; faux; fake; imitat; unecht; falsche; substitut; ersatz; replac; alternativ; analog; (?<!\\p{L})(?:no|not|non|ohne|without|kein|minus)(?!\\p{L})',
  ),
  'iu',
);

/** Colours, which distinguish kinds of a food: "schwarze Bohnen". */
const COLOURS =
  /braun|schwarz|weiß|grün|gelb|(?<!\p{L})rot|dunkl|hell|bunt|brown|black|white|green|yellow|(?<!\p{L})red(?!\p{L})/iu;

/** Whether a word or remark may make another food of the one that it describes, or another kind of it. */
export function changesFood(words: string): boolean {
  return makesOtherFood(words) || COLOURS.test(words);
}

/** Whether a word or remark may make something else of the food that it describes, rather than a kind of it. */
export function makesOtherFood(words: string): boolean {
  return CHANGING.test(words);
}

/** Whether a remark in a few words without numbers may name the kind of a food: "red kuri or other". */
export function mayNameKind(remark: string): boolean {
  const words = remark.trim().split(' ');
  return isShort(remark) && !/\d/.test(remark) && !words.every((word) => isAdjective(word));
}

/** The most words of a remark that may be the kind of a food: "noodles (rice)", "squash (red kuri or other)". */
const MOST_WORDS_OF_KIND = 4;

/** Whether a remark is as short as the name of a kind of food. */
export function isShort(remark: string): boolean {
  return remark.trim().split(' ').length <= MOST_WORDS_OF_KIND;
}

/**
 * Whether a word has the form of an adjective that says what was done to a food, or how it is.
 *
 * @param mayBeGerman whether a German noun follows: many English nouns end like German adjectives
 */
export function isAdjective(word: string, mayBeGerman = true): boolean {
  const isGerman = mayBeGerman && GERMAN_ADJECTIVE.test(word);
  if (!(isGerman || ENGLISH_ADJECTIVE.test(word)) || changesFood(word)) return false;
  const isParticiple = (isGerman && GERMAN_PARTICIPLE.test(word)) || ENGLISH_PARTICIPLE.test(word);
  return !isParticiple || HARMLESS_WORK.test(word);
}

/** Whether an adjective never changes a food: "fester", "old". */
export function isHarmless(word: string): boolean {
  return HARMLESS.test(word);
}

/** The words of an ingredient that stand before another one, each with its place in the text. */
export function wordsBeforeOthers(
  text: string,
): readonly { readonly word: string; readonly at: number }[] {
  return [...text.matchAll(WORD_BEFORE_ANOTHER)].map(({ 0: word, index: at }) => ({ word, at }));
}

/** "geriebenen Käse", "frischem Dill": the ending of an adjective after "mit" or of a dish in a sentence. */
const INFLECTED = /(?<=(?<!\p{L})\p{Ll}{4,})e[nm](?=\s\p{Lu})/gu;

/** An ingredient whose adjectives have the endings that people use in lists: "geriebene Käse". */
export function withPlainEndings(text: string): string {
  return text.replace(INFLECTED, 'er');
}
