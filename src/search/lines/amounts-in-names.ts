/** Burgers by the weight of their patty, in pounds. */
const POUNDER =
  /(?:\b1\/4|¼|\bquarter)[- ]?(?:pound(?:er)?|lb)s?(?=\s*(?:$|[,(&+]|(?:with|w|w\/|and|no|from|burger|hamburger|cheese\p{L}*|meal|hold)(?!\p{L})))(?:\s(?:ham)?burger(?!\p{L}))?/giu;

/** The cheese that a burger of this name has, however it is written. */
const WITH_CHEESE =
  /quarterpounder\s*(?:,|with|w\/|w|and|&|\+)?\s*(?:cheese(?:burger)?)(?!\p{L})/giu;

/** A name of its own, and no large pasta. */
const BIG_MAC = /(?<!\p{L})big[- ]macs?(?!\p{L})/giu;

/** A kind of lettuce, and no small one. */
const LITTLE_GEM = /(?<!\p{L})little gems?(?: (?:lettuces?|hearts?))*(?!\p{L})/giu;

/** Keeps amounts that belong to the name of a food from being read as such: "quarter pounder" is one burger. */
export function withAmountsInNames(text: string): string {
  return text
    .replace(POUNDER, 'quarterpounder')
    .replace(WITH_CHEESE, 'quarterpounder with cheese')
    .replace(BIG_MAC, 'bigmac')
    .replace(LITTLE_GEM, 'baby gem');
}
