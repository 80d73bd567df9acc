import { FRACTION_SIGN } from '../../../../text/numbers/fractions.ts';

const CUT = '(?:cut |scraped |stripped |scooped |removed |taken |sliced |picked |of )*';

/** "Kernels from 2 ears fresh corn", "flesh of 1 mango": the edible part, which the weight of the food means anyway. */
const OF_ONE =
  /^\s*(?:the )?(?:fresh |roughly |finely |chopped |torn |picked |sliced )*(?:kernels?|flesh|pulp|leaves|florets|stalks|seeds|arils|segments|meat)(?: only)?,? /iu;
const FROM = new RegExp(
  String.raw`${OF_ONE.source}${CUT}(?:from|of|off|out of) (?:the )?(?=(?:\d|${FRACTION_SIGN}|an? |one |two |three |half |few |large |small ))`,
  'iu',
);

/** "Corn kernels from 4 ears" */
const CORN =
  /^\s*(?:fresh )?corn(?: kernels?)?,? (?:cut )?(?:from|of|off) (\d+|[½⅓⅔¼¾⅛]|an?|one|two|three) (?:ears?|cobs?)(?: of corn)?/iu;

/** "Kerne von 1 Granatapfel", "Mark einer Vanilleschote", "Fruchtfleisch von 2 Mangos" */
const VON =
  /^\s*(?:das |die )?(?:ausgekratzte[sn]? |ausgelöste[sn]? )?(?:kerne?|körner|fruchtfleisch|mark|blätter|blättchen|fleisch|röschen)(?: (?:von|aus|der|des))? (?=(?:\d|[½⅓⅔¼¾⅛]|eine[rsmn]? ))/iu;

/** "Einer halben" and similar words after it, as a number. */
const OF_HALF = /^(?:eine[rsm]) halbe[nrs]? /iu;
const OF_A = /^eine[rsm] /iu;

/**
 * A line that counts whole foods and names the part that is eaten, without that part: "kernels from 2 ears fresh corn"
 * becomes "2 ears fresh corn".
 */
export function withoutEdiblePart(text: string): string {
  if (CORN.test(text)) return text.replace(CORN, '$1 ears corn');
  if (FROM.test(text)) return text.replace(FROM, '');
  if (!VON.test(text)) return text;
  return text.replace(VON, '').replace(OF_HALF, '1/2 ').replace(OF_A, '1 ');
}
