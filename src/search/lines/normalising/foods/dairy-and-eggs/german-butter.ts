/** Words that only German lines have. A capital letter or an umlaut is none: English lines have both. */
const GERMAN =
  /(?<!\p{L})(?:mit|und|oder|etwas|zum|für|vom|EL|TL|Essl|Teel|Ess-?löffel|Tee-?löffel|dag|dkg|Pfund|Scheiben?|Stück(?:e|chen)?|Prise|Flöckchen|Würfel|Päckchen|Semmeln?|Weckerl|Eier|\p{L}*(?:brot|brötchen|brezel|brezn)e?n?|weiche?|kalte|zerlassene?|geschmolzene?|flüssige?|zimmerwarme?)(?!\p{L})/iu;
const ENGLISH =
  /(?<!\p{L})(?:of|with|and|on|tbsps?|tsps?|cups?|slices?|sticks?|oz|lbs?|softened|melted|cubed|chopped|diced|bread|sugar|flour|milk|eggs?)(?!\p{L})/iu;

/** Kinds of butter, or no butter at all: then a line does not mean plain butter. */
const OTHER_KIND =
  /(?<!\p{L})(?:ohne|keine?[nr]?|statt|anstatt|nicht|weder|no|without)(?!\p{L})|\p{L}salz|salz-?butter|gesalzen|salted|vegan|pflanz|halbfett|light|leicht|laktose|lactose|streich|kräuter|gekl[äa]r|clarified|spreadable|%/iu;

/** What stands before butter itself, so that "Kräuter Butter" is none. "Brot mit Butter" is a food of its own. */
const BEFORE_BUTTER = String.raw`(?:^|[,;:(]|\d\s?(?:k?g|dag|dkg)|(?<!\p{L})(?:EL|TL|el|tl|Ess-?löffel|Tee-?löffel|Pfund|Stück(?:e|chen)?|Flöckchen|Flocken|Würfel|Päckchen|Packung|Scheiben?|etwas|weiche|kalte|zerlassene|geschmolzene|flüssige|zimmerwarme))\.?\s*`;

/** What may follow it: nothing, an amount, another food, or how soft it is. */
const BEHIND_BUTTER = String.raw`\s*(?:$|[;+&/)]|[,:(–-]{0,2}\s*\d|,\s*(?:\p{Lu}|weich|kalt|zimmerwarm|zerlassen|geschmolzen)|(?:und|oder|zum|für)\s)`;

/** Butter itself, and not "Butter Croissant". */
const BUTTER = new RegExp(
  String.raw`(?<=${BEFORE_BUTTER})(?<![\p{L}-])[Bb]utter(?![\p{L}-])(?=${BEHIND_BUTTER})`,
  'gu',
);

/**
 * Says that the butter of a German line is unsalted, as shops sell it there: "1 EL Butter" is "1 EL Süßrahmbutter".
 * Another word must say that the line is German, and nothing may describe the butter.
 */
export function withGermanButter(text: string): string {
  if (OTHER_KIND.test(text) || ENGLISH.test(text) || !GERMAN.test(text)) return text;
  return text.replace(BUTTER, 'Süßrahmbutter');
}
