import { foldWords } from '../../text/words/fold-words.ts';
import { type WordSet, wordSet } from '../../text/words/word-set.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from '../lines/words/preparation-words.ts';
import { SIZE_WORDS } from '../lines/words/size-words.ts';

const listed = (words: string) => () => foldWords(words);
const folded = (words: string): WordSet => wordSet(listed(words));

/** Words after which the text describes the food before them, in English, German and menu French. */
const CUTTING_WORDS = listed(
  `with without in from for made on topped stuffed filled prepared containing using served as or by to plus
   con au aux alla alle a la al en de du del della di avec sans senza pour per
   mit ohne im aus auf von vom für nach zum zur am an oder vor unter zu ca mind min max`,
);

const AND_WORDS = listed('and und');

const COMBINING_WORDS = folded('with in on and mit in im auf und');

/** Words between a part and its whole: "leg of lamb" is lamb, "cream of tomato soup" is soup. */
const OF_WORDS = listed('of');

/** Words at the end of a name that describe it: "Quiche Lorraine" is a quiche, "Gouda jung" a Gouda. */
const DESCRIBING_WORDS = () => [
  ...PROCESSING_WORDS.keys(),
  ...COOKED_WORDS,
  ...SIZE_WORDS.keys(),
  ...foldWords(
    `bolognese carbonara lorraine nicoise hawaii tartare milanese napoli alfredo masala tikka caprese margherita
     nfs ns nf plain regular whole skimmed semi low reduced fat free light lite diet unsweetened sweetened salted unsalted
     frozen canned tinned bottled sliced chopped minced shredded grated ground powdered instant
     flavored flavoured unflavored mashed pureed drained homemade fresh ripe unripe peeled unpeeled boneless skinless
     lean organic fortified enriched white brown red green yellow black dark sweet sour smoked pickled cooked uncooked
     breaded battered coated iced cured strained crushed mixed assorted baby extra fine coarse thin thick small supreme deluxe
     distilled
     roh gekocht gegart gebraten gebacken gedünstet geschmort gegrillt frittiert paniert getrocknet geräuchert
     tiefgefroren abgetropft gesüßt ungesüßt gesäuert gesalzen ungesalzen gezuckert gefüllt ungefüllt gemischt mariniert eifrei
     grün hell dunkel weiß rot schwarz gelb braun mager mittelfett fettarm fettreduziert entrahmt mild reif unreif jung alt
     mittelalt überbacken gebunden geröstet einfach aromatisiert pochiert gedämpft zubereitet glutenfrei laktosefrei
     alkoholfrei vegan vegetarisch natur geschält ungeschält trocken süß sauer frisch fein grob gemahlen gehackt
     gerieben gehobelt konserve dose vollfett fett tr art kräftig pikant scharf light zuckerfrei koffeinfrei koffeinhaltig
     entkoffeiniert naturtrüb klar halbtrocken lieblich poliert unpoliert geschliffen parboiled polished unpolished
     magerstufe viertelfettstufe halbfettstufe dreiviertelfettstufe
     fettstufe vollfettstufe rahmstufe doppelrahmstufe`,
  ),
];

/** Words for a cut, part or form of a food. The food before them counts as the head as well: "chicken breast" is chicken. */
const PART_WORDS = listed(
  `breast leg thigh drumstick wing fillet filet steak chop cutlet escalope loin shoulder belly rib knuckle shank neck
   brisket rasher liver heart kidney tongue mince joint strip cube dice slice piece wedge half halves stick ring segment
   leaf leaves root stalk floret shoot spear tip bulb flake kernel white yolk meat skin rack rump roast
   patty ball bite portion zest peel chunk spread purée mash slices pieces
   brust keule schenkel flügel filet kotelett braten steak hüfte haxe schulter nacken bauch rippchen leber
   herz niere zunge hack würfel streifen scheibe stück blätter wurzel knolle stange flocken kerne fleisch`,
);

/** First parts of names that only name a category: "Spices, cinnamon, ground" is cinnamon. */
const SHELF_WORDS = folded(
  `spices spice nuts seeds beverages beverage soft snacks snack candies candy fish cheese fruit vegetables mollusks crustaceans
   babyfood cereals cereal breakfast leavening sweeteners syrups alcoholic drink beef pork lamb veal chicken turkey game
   fast foods frozen novelties infant formula meatless mushrooms beans peppers
   cabbage lettuce onions melons candied restaurant school lunch`,
);

/** Foods that follow any first part: "Potato, french fries" is both. */
const OWN_FOODS = folded('fries cola mayonnaise');

/**
 * Words for something that a food is not, or only tastes of: "Candy, non chocolate", "Soft drink, chocolate flavored".
 */
const NO_NAME = /^\s*(?:non|not|no)\b|\bflavou?red\b/i;

/** First parts of names that the second part describes: "Bread, egg" means "egg bread". */
const DESCRIBED_WORDS = folded(
  `soup sauce oil fat pie puddings cookies cake crackers bread rolls salad dressing juice tea coffee wine beer rice flour
   frankfurter sausage noodles pasta syrup ice creams`,
);

/**
 * The phrases that end in a head of the name, the most important first: "vanilla ice cream" for "Vanilla ice cream with
 * sauce"; also "chicken" for "Chicken breast"; "nut" and "almond" for "Nuts, almonds".
 *
 * @returns folded words of each phrase, none of them empty; no phrase only for a name without words
 */
export function headPhrases(name: string): readonly (readonly string[])[] {
  if (name !== latest.name) latest = { name, phrases: phrasesOf(name) };
  return latest.phrases;
}

/** An import needs the heads of the same name several times: for its weight and for its kinds. */
let latest: { readonly name: string; readonly phrases: readonly (readonly string[])[] } = {
  name: '',
  phrases: [],
};

function phrasesOf(name: string): (readonly string[])[] {
  if (!/[(,/]/.test(name)) {
    const words = headWords(name);
    return words.length === 0 ? [] : withWholes(words);
  }
  const [part = '', ...parts] = partsOfName(withoutBrackets(name));
  const spellings = alternatives(part);
  if (spellings.length > 1) {
    const phrases = spellings.map(headWords).filter((words) => words.length > 0);
    if (phrases.length > 1) return phrases.flatMap(withWholes);
  }
  const [first = '', ...others] = [part, ...parts.filter(mayName)]
    .map(headWords)
    .filter((words) => words.length > 0);
  if (first === '') {
    const all = foldWords(name);
    return all.length === 0 ? [] : [all];
  }
  const isAll = (words: WordSet) => first.every((word) => words.has(word));
  const [second] = others;
  const own = others.find((words) => OWN_FOODS.has(words.at(-1) as string));
  if (own === undefined && second !== undefined && isAll(DESCRIBED_WORDS))
    return [[...second, ...first], first];
  // "Peppers, sweet, red" are peppers, not sweets.
  const isShelf = isAll(SHELF_WORDS) && !parts.some(isLastOfList);
  const named = own ?? (isShelf ? others.find((words) => !words.every(isDescribing)) : undefined);
  const phrases = named === undefined ? [first] : [first, named];
  return phrases.flatMap(withWholes);
}

/** Whether a part ends a list of what a dish has: "Fish, tofu, and vegetables". */
function isLastOfList(part: string): boolean {
  return (rolesOf(foldWords(part)[0] ?? '') & ROLES.and) !== 0;
}

/** Whether a part after a comma may name the food: "without salt", for example, does not. */
function mayName(part: string): boolean {
  const [first = ''] = foldWords(part);
  // "Wine red, 12 vol%"
  if (/^\d/.test(first)) return false;
  return (rolesOf(first) & ROLES.cutting) === 0 && !NO_NAME.test(part);
}

/** A name with a space in place of each remark in brackets. */
export function withoutBrackets(name: string): string {
  return name.includes('(') ? name.replace(/\([^)]*\)/g, ' ') : name;
}

/** The parts of a name that commas separate, but not decimal commas. */
export function partsOfName(name: string): string[] {
  return name.includes(',') ? name.split(/,(?!\d)/) : [name];
}

/** The names in a part of a name: "Karotte/Möhre" is both. */
function alternatives(part: string): string[] {
  if (!part.includes('/')) return [part];
  return /^\s*\p{L}+\//u.test(part) ? part.split(/(?<=\p{L})\/(?=\p{L})/u) : [part];
}

/** Whether a name says what the food is served in or with: "Käse im Blätterteig", but not "Milk, with vitamin D". */
export function isCombined(name: string): boolean {
  const words = foldWords(partsOfName(name)[0] as string);
  return words.some((word, index) => index > 0 && COMBINING_WORDS.has(word));
}

/** German foods that the words after them describe: "Brotaufstrich Tomate", but not "Rind Leber". */
const DESCRIBED_IN_GERMAN =
  /^\s*(?:brotaufstrich|eistee|erfrischungsgetränk|frucht(?:aufstrich|joghurt|nektar|quark|saftgetränk)|konfitüre|limonade|speiseeis|trinkjoghurt)(?=\s+\p{L})/iu;

/** A word before a food that says how it was made, written as one: "Meat-filled dumplings" are dumplings. */
const MADE_SO = /\p{L}+-(?:filled|stuffed|topped|made)\s+(?=\p{L})/giu;

/** French and Italian put the kind of coffee behind it: "Café crème" is no cream. */
const DESCRIBED_COFFEE =
  /^\s*(?:kaffee|caff?[eèé])(?=\s+(?:cr[eèé]m[ea]|noir|noisette|allongé)\s*$)/iu;

/** A French or Italian joining word that has lost its vowel: "Blanc d'oeuf", "Pasta all'uovo". */
const ELIDED = /(?<=\s)(?:d|l|all|dell|dall|nell|sull)['’](?=\p{L})/giu;

/** French names of foods that are not what their first word says: potatoes are no apples. */
const FIXED = /(?<!\p{L})(eau|pomme)s?[- ]de[- ](vie|terre)(?!\p{L})/giu;

/** An Italian paste, such as "Pasta di acciughe", is named by what it is made of. */
const ITALIAN_PASTE = /^\s*pasta di (?=\p{L})/iu;

/** The words of a part of a name up to its head. */
function headWords(part: string): string[] {
  const described = DESCRIBED_IN_GERMAN.exec(part) ?? DESCRIBED_COFFEE.exec(part);
  if (described !== null) return [...foldWords(described[0])];
  const apart = /['’]/.test(part) ? part.replace(ELIDED, 'de ') : part;
  const fixed = apart.includes('de') ? apart.replace(FIXED, '$1de$2') : apart;
  const joined = fixed.replace(ITALIAN_PASTE, '');
  const all = foldWords(joined.includes('-') ? joined.replace(MADE_SO, '') : joined);
  let end = 0;
  let and = -1;
  for (; end < all.length; end++) {
    const word = all[end] as string;
    const roles = rolesOf(word);
    if (end > 0 && ((roles & ROLES.cutting) !== 0 || beginsWithDigit(word))) break;
    if ((roles & ROLES.and) !== 0) and = end;
  }
  // "Macaroni and cheese" ends at macaroni, whereas "ham and cheese sandwich" is a sandwich.
  if (and > 0 && and === end - 2) end = and;
  let head = end;
  while (head > 1 && isDescribing(all[head - 1] as string)) head--;
  // "Boiled sweets" has only describing words: the last of them is the food.
  return all.slice(0, head === 1 && isDescribing(all[0] as string) ? end : head);
}

/** Whether a folded word only describes a food, such as "red". */
export function isDescribing(word: string): boolean {
  return (rolesOf(word) & ROLES.describing) !== 0;
}

/** Bit flags for the role of a word in a name. */
const ROLES = { cutting: 1, and: 2, describing: 4, of: 8, part: 16 } as const;

/** Words with a role. Most words have none, and are looked up only once. */
let roles: ReadonlyMap<string, number> | undefined;

function rolesOf(word: string): number {
  roles ??= readRoles();
  return roles.get(word) ?? 0;
}

function readRoles(): Map<string, number> {
  const all = new Map<string, number>();
  const lists = {
    cutting: CUTTING_WORDS,
    and: AND_WORDS,
    describing: DESCRIBING_WORDS,
    of: OF_WORDS,
    part: PART_WORDS,
  } as const;
  for (const [role, words] of Object.entries(lists)) {
    const bit = ROLES[role as keyof typeof ROLES];
    for (const word of words()) all.set(word, (all.get(word) ?? 0) | bit);
  }
  return all;
}

function beginsWithDigit(word: string): boolean {
  const first = word[0] as string;
  return first >= '0' && first <= '9';
}

/** A phrase, and the food that has its last word as a part. */
function withWholes(words: readonly string[]): (readonly string[])[] {
  const of = words.findIndex((word) => (rolesOf(word) & ROLES.of) !== 0);
  if (of > 0 && of < words.length - 1) {
    return [words.slice(of + 1), ...(words.length - of === 2 ? [words.slice(0, of)] : [])];
  }
  const last = words.length - 1;
  const isPart = last > 0 && (rolesOf(words[last] as string) & ROLES.part) !== 0;
  return isPart ? [words, words.slice(0, -1)] : [words];
}
