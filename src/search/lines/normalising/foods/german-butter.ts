/** Words and letters that only German lines have. */
const GERMAN =
  /[äöüß]|(?<!\p{L})(?:mit|und|oder|etwas|zum|für|vom|EL|TL|Essl|Teel|dag|Scheiben?|Stück|Prise|Brot|Brezel|Semmel|Weckerl|weiche|kalte|zerlassene|geschmolzene|zimmerwarme)(?!\p{L})/iu;

/** "125 g Butter", "Butter: 125 g": a noun with a capital letter next to grams, unless the line has English words. */
const CAPITAL_BESIDE_GRAMS =
  /\d\s?k?g\s(?:\p{Ll}+e\s)?Butter(?!\p{L})|(?<!\p{L})Butter[\s,:(–-]{1,3}\d[\d.,]*\s?k?g(?!\p{L})/u;
const ENGLISH =
  /(?<!\p{L})(?:of|with|and|tbsps?|tsps?|cups?|slices?|sticks?|oz|lbs?|softened|melted|cubed|chopped|diced|bread|sugar|flour|milk|eggs?)(?!\p{L})/iu;

/** What stands before butter itself, so that "Peanut Butter" is none. */
const BEFORE_BUTTER = String.raw`(?:^|[,;:(+&/]|\d\s?(?:k?g|dag|dkg)|(?<!\p{L})(?:EL|TL|Ess-?löffel|Tee-?löffel|Pfund|Stück(?:e|chen)?|Flöckchen|Flocken|Würfel|Päckchen|Packung|Scheiben?|mit|und|oder|etwas|(?!apple)\p{Ll}+(?:e|er|en)))\.?\s*`;

/** Butter itself, and not "Butter Croissant". */
const BUTTER = new RegExp(
  String.raw`(?<=${BEFORE_BUTTER})(?<![\p{L}-])butter(?![\p{L}-])(?=\s*(?:$|[,;:.(+&/)=\d]|[–—]|-\s|(?:und|oder|mit|zum|für|in|auf|bei)\s))`,
  'giu',
);

/** Words for the salt of butter, and for butter that is no plain one. */
const SAYS_KIND =
  /gesalzen|salz-?butter|salted|(?:halbfett|light|leichte|vegane|laktosefreie|pflanzliche)[- ]?butter|butter,?\s\(?(?:light|leicht|vegan|laktosefrei|halbfett)/iu;

/** Says that the butter of a German line is unsalted, as shops sell it there: "125 g Butter" is "125 g Süßrahmbutter". */
export function withGermanButter(text: string): string {
  if (SAYS_KIND.test(text)) return text;
  const isGerman = GERMAN.test(text) || (CAPITAL_BESIDE_GRAMS.test(text) && !ENGLISH.test(text));
  if (!isGerman) return text;
  return text.replace(BUTTER, 'Süßrahmbutter');
}
