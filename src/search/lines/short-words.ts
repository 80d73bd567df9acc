/** What German diaries cut short with a point: "1 Port. Reis gek.", "2 Schb. Brot". */
const SHORT: Readonly<Record<string, string>> = {
  sch: 'Scheibe',
  schb: 'Scheibe',
  port: 'Portion',
  bech: 'Becher',
  gl: 'Glas',
  fl: 'Flasche',
  ta: 'Tasse',
  stck: 'Stück',
  mittl: 'mittelgroße',
  gem: 'gemischter',
  gek: 'gekocht',
  gebr: 'gebraten',
  ged: 'gedünstet',
  gegr: 'gegrillt',
  hartgek: 'gekochtes',
  weichgek: 'gekochtes',
  nat: 'natur',
  ungez: 'ungezuckert',
};

/** A fluid ounce is no bottle. */
const SHORT_WORD = new RegExp(
  String.raw`(?<![\p{L}.])(${Object.keys(SHORT).join('|')})\.(?![\p{L}\d]|\s*oz)`,
  'giu',
);

/** "1 Be. Joghurt": only behind a number, since it is a word. */
const SHORT_CUP = /(?<=\d\s?)Be\.\s/g;

const WHOLEMEAL = /\bw(?:\/|\s)?meal\b/gi;
const CUP_OF = /\bcuppa\b/gi;

/** How long an egg was boiled does not change it. */
const BOILED_HARD = /(?<!\p{L})(?:hart|weich)(?=gekocht)/giu;

/** A text with words in full that are cut short. */
export function withWordsInFull(text: string): string {
  return text
    .replace(WHOLEMEAL, 'wholemeal')
    .replace(CUP_OF, 'cup')
    .replace(BOILED_HARD, '')
    .replace(SHORT_CUP, 'Becher ')
    .replace(SHORT_WORD, (_, word: string) => SHORT[word.toLowerCase()] as string);
}
