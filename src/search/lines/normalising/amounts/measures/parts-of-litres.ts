import { lazily } from '../../../../../collections/lazily.ts';
import { FRACTION_SIGN } from '../../../../../text/numbers/fractions.ts';
import { CUP_WORDS, SOLD_IN_WORDS } from '../../../../../text/vocabulary/container-words.ts';
import { NUMBER_WORDS } from '../../../words/quantity-words.ts';

const KIND =
  '(?:grüner|gelber|blauer|gemischter|offene[rn]?|gute[rn]?|trockene[rn]?|weiße[rn]?|weißen|rote[rn]?|roten|heller?|helles|dunkles|kalte[rs]?|heiße[rs]?|frische[rs]?|passierter?|alkoholfreie[ns]?|leichte[ns]?|naturtrübe[ns]?|bayerisches)';

/** Names of beers and wines that describe other foods when a word follows: "1/2 helles Brötchen". */
const DESCRIBING = String.raw`(?:helles|helle|hells|dunkles|weiße[rn]?|wei(?:ß|ss)|roter|roten|rot|alt|export)(?=\s*(?:$|[,(+&;]|vom |im |zum ))`;

/** Wines that people order by grape or region. */
const WINE =
  '(?:veltliner|riesling|welschriesling|zweigelt|blaufränkisch|muskateller|merlot|chardonnay|sauvignon(?: blanc)?|cabernet(?: sauvignon)?|pinot (?:grigio|noir|blanc|gris)|trollinger|lemberger|silvaner|dornfelder|portugieser|\\p{L}*burgunder|müller[- ]thurgau|gutedel|fendant|dôle|schilcher|chianti|primitivo|lambrusco|rioja|bordeaux|syrah|shiraz)';

/** Breweries of Germany, Austria and Switzerland. */
const BREWERY =
  "(?:jever|beck['’]?s|krombacher|bitburger|warsteiner|veltins|radeberger|augustiner|tegernseer|flensburger|flens|köstritzer|hasseröder|rothaus|erdinger|paulaner|franziskaner|ottakringer|gösser|stiegl|zipfer|puntigamer|feldschlösschen|quöllfrisch|calanda)";

const DRINK = String.raw`(?:(?:${KIND} )?(?:\p{L}*(?:wein|bier|weizen|most|milch|obers|sahne|rahm|saft|wasser|suppe|brühe|fond|sekt|schorle|essig|kaffee|kakao)|g[’'e]?spritzter|spritzer|${WINE}|federweißer|${BREWERY}|sturm|heuriger|rosé|pils|pilsner|radler|alster(?:wasser)?|märzen|lager|kölsch|zwickl|russn?)(?!\p{L})|${DESCRIBING})`;

/** Cups and bowls, which nobody orders by parts of a litre: "½ Kaffee", "½ Linsensuppe". Broth is "Rindsuppe" in Austria. */
const CUP_OR_BOWL = String.raw`(?:\p{L}*(?:kaffee|kakao)|(?!rind)\p{L}+suppe)(?!\p{L})`;

const COUNT = String.raw`(?:(\d+|ein(?:e|en)?|an?|no a)\s+)?`;

/**
 * Austrians and Swabians order and cook by fractions of a litre: "1/8 Weißwein", "ein Viertel Rotwein", "2 Halbe
 * Helles".
 */
const partOfLitre = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:${COUNT}(achtel|achterl|viertel|vierterl|halbe[rs]?)|(1/[248]|3/[48]|${FRACTION_SIGN}))\s+(?!${CUP_OR_BOWL})(?=${DRINK})`,
      'iu',
    ),
);

/** Fractions of a litre by the first letter of their German names. */
const PARTS: Readonly<Record<string, string>> = { a: '1/8', v: '1/4', h: '1/2' };

/** "Half a lager", "2 halves of cider", "half pint cider": a British half is half a pint. */
const HALF_PINT =
  /^\s*(?:(?:(?:1|an?) )?half (?:an? |of (?:a )?)?|(\d) halves (?:of )?)(?:pint (?:of )?)?(?=(?:\p{L}+ )?(?:lager|bitter|cider|ale|stout|guinness|mild|shandy|ipa)(?!\p{L}))/iu;

/** "Pint Guinness" */
const PINT_FIRST = /^\s*pint\s(?!of\s)(?=\p{L})/iu;

/** "1 Flasche Bier 0,33", "Cola 0,5": litres of a drink, per piece. */
const litresBehind = lazily(
  () =>
    new RegExp(
      String.raw`((?:(?<!\p{L})(?:${SOLD_IN_WORDS})\s.*\p{L}|(?<!\p{L})(?:${DRINK}|(?:cola|coke)(?: zero| light)?|limo|limonade|fanta|spezi))(?:\s(?:alkoholfrei|still|medium|spritzig|naturell|naturtrüb|trocken|hell|dunkel|light|zero|vom Fass))?)\s\(?(0[.,]\d{1,2})\)?\s*$`,
      'iu',
    ),
);

/** "0,5 Helles", "2 x 0,3 Cola": litres of a drink, before its name. */
const litresBefore = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^\s*(?:\d\s*[x×]\s*)?0[.,](?:1|2|25|3|33|4|5|75))\s+(?=(?:${DRINK}|cola|limo|limonade|fanta|spezi|eistee)(?!\p{L}))`,
      'iu',
    ),
);

/** "0,4er Glas", "750er Flasche": the size of a vessel in everyday language. */
const SIZE_ER = new RegExp(
  String.raw`(?<![\d.,])(0[.,]\d{1,2}|\d{3,4})er[- ](?:${SOLD_IN_WORDS}|${CUP_WORDS})(?!\p{L})`,
  'giu',
);

/** "G'spritzter weiß, ein Viertel": a fraction of a litre after a drink. */
const partBehind = lazily(
  () =>
    new RegExp(
      String.raw`^\s*((?:\p{L}+e[rsn]?\s)?(?:\p{L}*wein|sekt|most|g[’'e]?spritzter|spritzer|${WINE}|wine)(?!\p{L})(?:\s(?:weiß|rot|trocken|lieblich|süß|sauer))?)[,\s(]+(?:ein(?:en)?\s)?(achtel|achterl|viertel|vierterl|viertele|1/8|1/4|⅛|¼)\)?\s*$`,
      'iu',
    ),
);

/** "Ein Achterl Weiß": everyday words for wine by the glass. */
const WHITE_OR_RED =
  /(?<=^\s*(?:(?:\d+|eine?|zwei|drei|an?|noch ein|no a)\s)?(?:1\/[48]|½|¼|⅛|achtel|achterl|viertel|vierterl|viertele|glas|glaserl|schoppen|dezi)\s)(?:(wei(?:ß|ss)(?:e[rn])?)|rote[rn]|rot)(?=\s*(?:$|[,(]))/iu;

/** Writes fractions of a litre and of a pint in full: "2 Halbe Weißbier" becomes "2 x 1/2 l Weißbier". */
export function withPartsOfLitres(text: string): string {
  return text
    .replace(WHITE_OR_RED, (_, white?: string) => (white === undefined ? 'Rotwein' : 'Weißwein'))
    .replace(
      partOfLitre(),
      (_, count: string | undefined, word: string | undefined, fraction: string) => {
        if (word === undefined) return `${fraction} l `;
        return `${timesOf(count)}${PARTS[word[0]?.toLowerCase() ?? ''] ?? ''} l `;
      },
    )
    .replace(SIZE_ER, (_, size: string) => `${size} ${/^0/.test(size) ? 'l' : 'ml'}`)
    .replace(
      partBehind(),
      (_, drink: string, part: string) =>
        `${PARTS[part[0]?.toLowerCase() ?? ''] ?? part} l ${drink.trim()}`,
    )
    .replace(PINT_FIRST, '1 pint ')
    .replace(HALF_PINT, (_, count: string | undefined) => `${timesOf(count)}1/2 pint `)
    .replace(litresBefore(), ' l ')
    .replace(litresBehind(), '$1 je $2 l');
}

/** "2 x " for a count of two; nothing for one. */
function timesOf(count: string | undefined): string {
  const number = NUMBER_WORDS.get(count?.toLowerCase() ?? '') ?? Number(count ?? 1);
  return number > 1 ? `${number} x ` : '';
}
