import { FRACTION_SIGNS } from '../../../../text/numbers/fractions.ts';
import {
  HELPING_WORDS,
  PIECE_WORDS,
  SOLD_IN_WORDS,
} from '../../../../text/vocabulary/container-words.ts';

/**
 * Measures and sizes that German diaries abbreviate with a full stop after a number: "1 Port. Reis", "2 Schb. Brot".
 */
const MEASURES_CUT_SHORT: Readonly<Record<string, string>> = {
  sch: 'Scheibe',
  schb: 'Scheibe',
  port: 'Portion',
  be: 'Becher',
  bech: 'Becher',
  gl: 'Glas',
  fl: 'Flasche',
  ta: 'Tasse',
  ds: 'Dose',
  stck: 'Stück',
  p: 'Päckchen',
  mittl: 'mittelgroße',
};

/** Words for a food that they abbreviate, anywhere in a line: "Reis gek." */
const WORDS_CUT_SHORT: Readonly<Record<string, string>> = {
  gem: 'gemischter',
  gek: 'gekocht',
  gebr: 'gebraten',
  ged: 'gedünstet',
  gegr: 'gegrillt',
  nat: 'natur',
  ungez: 'ungezuckert',
  abtropfgew: 'Abtropfgewicht',
};

const listed = (words: object) => `(${Object.keys(words).join('|')})`;

/** A fluid ounce is not a bottle. */
const MEASURE = new RegExp(
  String.raw`(?<=[\d${FRACTION_SIGNS}]\s*)${listed(MEASURES_CUT_SHORT)}\.(?:\s+(?!oz)|\s*$|(?=\)))`,
  'giu',
);
/** "1 Msp. gem. Nelken": ground, and not mixed. */
const GROUND =
  /(?<!\p{L})gem\.\s?(?=(?:Nelken?|Zimt|Pfeffer|Kümmel|Kreuzkümmel|Koriander|Ingwer|Kurkuma|Muskat|Piment|Kardamom|Anis|Fenchel|Mohn|Leinsamen|Chili|Mandeln|Haselnüsse|Nüsse|Walnüsse|Kaffee|Vanille)(?!\p{L}))/giu;

/** "100 g ger. Käse": grated, and not smoked. */
const GRATED =
  /(?<!\p{L})ger\.\s?(?=(?:\p{L}*käse|Gouda|Emmentaler|Parmesan|Mozzarella)(?!\p{L}))/giu;

/** "2 getr. Feigen": dried, and not drunk. */
const DRIED = /(?<!\p{L})getr\.\s?(?=\p{Lu}\p{Ll}{2})/gu;

/** "All purp. flour", "AP flour" */
const ALL_PURPOSE = /(?<!\p{L})(?:all[- ]purp\.?|a\.?p\.?)\s(?=flour(?!\p{L}))/giu;

/** "Hirschkeule o. Knochen" */
const WITHOUT_PART =
  /(?<=\s)o\.\s?(?=(?:Knochen|Haut|Kerne?|Steine?|Bein|Schale|Fett|Zucker|Salz|Rinde|Gräten|Alkohol|Kohlensäure|Milch)(?!\p{L}))/gu;

const WORD = new RegExp(String.raw`(?<![\p{L}.])${listed(WORDS_CUT_SHORT)}\.(?![\p{L}\d])`, 'giu');

/** An amount that ends with such a measure: "1 Fl.", "3 Sch". "2 BE" are bread units. */
const AMOUNT = new RegExp(
  String.raw`^(.*[\d${FRACTION_SIGNS}]\s*)(?:${listed(MEASURES_CUT_SHORT)}\.|(sch|schb|gl|fl|ta|bech))\s*$`,
  'iu',
);

/** An amount without its food, with its measure in full: "3 Gl." as "3 Glas". */
export function withMeasureInFull(amount: string): string {
  return amount.replace(
    AMOUNT,
    (_, number: string, short?: string, bare?: string) =>
      `${number}${MEASURES_CUT_SHORT[(short ?? bare ?? '').toLowerCase()]}`,
  );
}

/** "2 m.-große Zwiebeln", "3 mittelgr. Kartoffeln": abbreviations of many German recipe sites. */
const MEDIUM =
  /(?<!\p{L})(?:m|mittel)(?:\.\s?-?|-)\s?(?:gro(?:ß|ss)|gr\.?(?=\s))|(?<!\p{L})mittelgr\.?(?!\p{L})/giu;

/** "3 T. Kaffee", "Kaffee 2 T": cups, since a spoon is "EL" in German. */
const CUPS_OF_COFFEE =
  /(?<=(?:kaffee|tee|kakao|cappuccino|espresso)\s(?:[^\d,;]*\s)?\d+\s?)T\.?(?![\p{L}\d])|(?<=^\s*\d+\s?)T\.?(?=\s(?:\p{L}+\s)?(?:\p{L}*kaffee|\p{L}*tee|kakao|cappuccino|espresso)(?!\p{L}))/giu;

const WHOLEMEAL = /\bw(?:\/|\s)?meal\b/gi;

/** Two words written as one: "lowfat", "glutenfree". */
const SHARE_OF_FAT = /(?<!\p{L})(low|full|half|reduced)(?=fat(?!\p{L}))/giu;
const FREE_FROM =
  /(?<!\p{L})(fat|sugar|gluten|dairy|lactose|caffeine|alcohol|salt|egg|nut)(?=free(?!\p{L}))/giu;

/** "30% less fat", "50 % weniger Zucker": a kind with less of it. */
const LESS_FAT =
  /,?\s*\(?(?<![\d.,])\d{1,2}\s?%\s(?:less|lower|reduced)\s(fat|sugar|salt)(?!\p{L})\)?/giu;
const WENIGER_FETT = /,?\s*\(?(?<![\d.,])\d{1,2}\s?%\sweniger\s(Fett|Zucker|Salz)(?!\p{L})\)?/giu;

/** Other spellings of "light" and "low". */
const LITE = /(?<!\p{L})lite(?!\p{L})/giu;
const LO = /(?<!\p{L})lo(?=[- ]?(?:fat|cal|carb|salt|sodium|sugar)(?!\p{L}))/giu;
/** "Cuppa coffee"; alone, a "cuppa" is tea. */
const CUP_OF = /\bcuppa(?=\s(?!with\b|and\b|w\/)\p{L})/giu;
const TOMATOES = /\btoms\b/gi;
const YOGHURT = /\byogs?\b/gi;
const CHEESE = /\bchz\b/gi;
const STICKS = /\bstix\b/gi;
const BROCCOLI = /\bbrocc\b\.?/gi;

/** "Kekse pro Packung": as many as a package holds. */
const PER_PIECE = new RegExp(
  String.raw`(?<=\p{L}),?\s(?:pro|per) (${SOLD_IN_WORDS}|${PIECE_WORDS}|${HELPING_WORDS}|riegel|bar)(?!\p{L})`,
  'giu',
);

/** Spoons that hold more than a level one: a heaped dessertspoon holds a tablespoon, and serving spoons are large. */
const HEAPED_DESSERTSPOON = /(?<!\p{L})(?:heaped|heaping) dessert ?spoon(?:ful)?s?(?!\p{L})/giu;
const LARGE_SPOON =
  /(?<!\p{L})(?:(?:big|large) spoonful|serving spoon(?:ful)?)s?(?!\p{L})|(?<!\p{L})(?:große[rn]? löffel|servierlöffel)(?!\p{L})/giu;

/** Spells out abbreviated words of a text: "gek. Reis" becomes "gekocht Reis". */
export function withAbbreviationsInFull(text: string): string {
  return text
    .replace(CUPS_OF_COFFEE, 'Tassen')
    .replace(GRATED, 'geriebener ')
    .replace(GROUND, 'gemahlene ')
    .replace(DRIED, 'getrocknete ')
    .replace(ALL_PURPOSE, 'all-purpose ')
    .replace(WITHOUT_PART, 'ohne ')
    .replace(WHOLEMEAL, 'wholemeal')
    .replace(SHARE_OF_FAT, '$1-')
    .replace(FREE_FROM, '$1-')
    .replace(LESS_FAT, ', reduced $1')
    .replace(WENIGER_FETT, (_, of: string) => `, ${of.toLowerCase()}reduziert`)
    .replace(LITE, 'light')
    .replace(LO, 'low')
    .replace(CUP_OF, 'cup')
    .replace(TOMATOES, 'tomatoes')
    .replace(YOGHURT, 'yoghurt')
    .replace(CHEESE, 'cheese')
    .replace(STICKS, 'sticks')
    .replace(BROCCOLI, 'broccoli')
    .replace(PER_PIECE, ', 1 $1')
    .replace(HEAPED_DESSERTSPOON, 'tablespoons')
    .replace(LARGE_SPOON, 'servingspoon')
    .replace(MEDIUM, 'mittelgroß')
    .replace(MEASURE, (all, short: string, at: number) =>
      // "1 Port." alone is port, the drink.
      at + all.length < text.length || /\p{L}/u.test(text.slice(0, at))
        ? `${MEASURES_CUT_SHORT[short.toLowerCase()]} `
        : all,
    )
    .replace(WORD, (_, short: string) => WORDS_CUT_SHORT[short.toLowerCase()] as string);
}

/** Spells out German sizes: a small onion is "kl.", a large one "gr.", and a teaspoon "KL". */
export function withGermanSizesInFull(text: string): string {
  return text
    .replace(/(?<!\p{L})kl\.?\s(?=\p{L})|(?<=\d\s)kl\.?(?=\s*(?:$|[,;)]))/gu, ' kleine ')
    .replace(/(?<=(?:^|[,(])\s*(?:[1-9]\s+)?)gr\.\s+(?=\p{Lu})/gu, 'große ');
}

/** Abbreviated joining words: "Brötchen m. Butter u. Honig", "toast w/ jam". */
const SHORT_JOINERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)m\.(?=\s?[\p{L}\d½⅓⅔¼¾⅛])/giu, 'mit '],
  [/(?<=\s)a\.\s?d\.(?=\s?\p{Lu})/gu, 'aus dem'],
  [/(?<=\s)u\.(?=\s?[\p{L}\d½⅓⅔¼¾⅛])/giu, 'und '],
  [/(?<=\p{L}\s)m(?=\s\p{L})/gu, 'mit'],
  [/(?<=\p{L}\s)u(?=\s\p{L})/gu, 'und'],
  [/(?<=\p{L}\s)['’]?n['’]?(?=\s\p{L})/giu, 'and'],
  [/(?<=\s)w\/o(?=\s)/gi, 'without '],
  [/(?<=\s)w\/(?=\s?[\p{L}\d])/giu, 'with '],
  [/(?<=\s)w\.?(?=\s[\p{L}\d])/giu, 'with'],
];

/** Spells out joining words: "Brot m. Butter" is bread with butter. */
export function withJoiningWordsInFull(text: string): string {
  return SHORT_JOINERS.reduce((plain, [short, word]) => plain.replace(short, word), text);
}
