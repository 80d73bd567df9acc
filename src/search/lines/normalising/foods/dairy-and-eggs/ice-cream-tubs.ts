/** Ice cream that is sold only by the pint, by its maker or its name. */
const BY_THE_PINT =
  /(?<!\p{L})(?:ben (?:&|and|und|n['’]?) jerry['’]?s?|b ?& ?j['’]?s?|h(?:ä|ae?)agen[- ]?dazs?|halo top|phish food|cherry garcia|chunky monkey)(?!\p{L})/iu;

const ICE_CREAM =
  /(?<!\p{L})(?:ice[- ]?creams?|gelato|sorbets?|frozen yogh?urt|eis|eiscreme)(?!\p{L})/iu;

/** Words for its container. */
const TUB = /(?<!\p{L})(?:tubs?|becher)(?!\p{L})/iu;

/** Nobody eats a part of the small tub of a cinema. */
const PART =
  /½|⅓|⅔|¼|¾|\d\s?\/\s?\d|(?<!\p{L})(?:half|halb(?:e[rns]?)?|third|quarters?|drittel|viertel|most|whole|entire|ganze[rns]?|rest|remaining)(?!\p{L})/iu;

/** Says that a tub of ice cream from a shop holds a pint: "half a tub of Ben & Jerry's". */
export function withIceCreamTubs(text: string): string {
  const isByThePint = BY_THE_PINT.test(text) || (ICE_CREAM.test(text) && PART.test(text));
  return isByThePint ? text.replace(TUB, 'icecreamtub') : text;
}
