/** American tomato puree is strained tomatoes; the British one is a paste, which comes in tubes and small tins. */
const PUREE = /(?<!\p{L})tomato(?:es)? pur[eé]e(?!\p{L})/iu;

/** Amounts in which nobody uses a paste: cups, pounds, a can, or from 7 oz, 300 g or 100 ml on. */
const OF_STRAINED =
  /(?<!\p{L})(?:cups?|c\.|fl\.? ?oz|lbs?|pounds?|pints?|cans?)(?!\p{L})|(?<![\d.,])(?:[7-9]|\d\d)(?:[.,]\d+)?[ -]?(?:oz|ounces?)(?!\p{L})|(?<![\d.,])(?:[3-9]\d\d|\d{4})\s?g(?!\p{L})|(?<![\d.,])\d{3,4}\s?ml(?!\p{L})/iu;

/** Words that say that it is the paste, or a small can of it. */
const OF_PASTE =
  /(?<!\p{L})(?:small|mini|tubes?|paste|concentrated?|double|triple|sun-?dried|tablespoons?|tbsps?|tbs|teaspoons?|tsps?)(?!\p{L})|(?<![\d.,])[1-6](?:[.,]\d+)?[ -]?(?:oz|ounces?)(?!\p{L})|(?<![\d.,])(?:\d\d?|[12]\d\d)\s?g(?!\p{L})/iu;

/** Words for tomato sauce without added salt, which is no more than strained tomatoes. */
const UNSALTED = '(?:no[- ]salt(?:[- ]added)?|unsalted|salt[- ]free|low[- ]sodium)';
const IS_UNSALTED = new RegExp(
  String.raw`(?<!\p{L})${UNSALTED}(?!\p{L})|without (?:added )?salt`,
  'iu',
);

/**
 * "1 (15 oz) can tomato sauce", "15 oz tomato sauce": in America, salted strained tomatoes, not a pasta sauce. Its cans
 * have 8, 15 and 29 oz, and two of them twice as much.
 */
const CANNED_SAUCE =
  /(?<=(?<!\p{L})cans?\s(?:\([^()]*\)\s?)?(?:of\s)?|^\s*(?:8|1[56]|29|30)(?:\.0)?[ -]?(?:oz|ounces?)\.?\s(?:of\s)?)tomato sauce(?=\s*(?:$|[,(]))/iu;

/** "1 jar tomato sauce": jars are of sauces for pasta. */
const JARRED_SAUCE =
  /(?<=(?<!\p{L})jars?\s(?:\([^()]*\)\s?)?(?:of\s)?)tomato sauce(?=\s*(?:$|[,(]))/iu;

/** A can, a tin or a jar, or its weight in ounces: "29 oz tomato sauce, unsalted". */
const IS_PACKED =
  /(?<!\p{L})(?:canned|cans?|tinned|tins?|jars?)(?!\p{L})|(?<![\d.,])(?:[7-9]|\d\d)(?:[.,]\d+)?[ -]?(?:oz|ounces?)(?!\p{L})/iu;

/** The sauce itself, and not the one of sardines in tomato sauce. */
const SAUCE = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:in|with|and|&)\s[^,]*)(?:${UNSALTED}\s)?(?:(?:canned|tinned)\s)?tomato sauce(?=\s*(?:$|[,(]))`,
  'iu',
);

/** Gives American tomato puree and canned tomato sauce their own names: "1 cup tomato puree" is "1 cup passata". */
export function withTomatoPuree(text: string): string {
  if (IS_UNSALTED.test(text) && IS_PACKED.test(text) && SAUCE.test(text)) {
    return text.replace(SAUCE, 'passata');
  }
  if (JARRED_SAUCE.test(text)) return text.replace(JARRED_SAUCE, 'tomato pasta sauce');
  if (CANNED_SAUCE.test(text)) return text.replace(CANNED_SAUCE, 'canned tomato sauce');
  if (!PUREE.test(text) || OF_PASTE.test(text) || !OF_STRAINED.test(text)) return text;
  return text.replace(PUREE, 'passata');
}
