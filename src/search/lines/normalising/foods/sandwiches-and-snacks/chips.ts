/** British chips, by the place where they are bought. */
const OF_A_CHIP_SHOP =
  /(?<!\p{L}|fish (?:and|&|n|'n'?) )chips(?=.*(?:chippy|chip shop|fish (?:and|&) chip|takeaway|take-away))/giu;

/** Chips with a hot British food, but not with a dip or a sandwich. */
const BESIDE_HOT_FOOD =
  /(?<=(?<!\p{L})(?:fish fingers?|(?:mushy |garden )?peas|(?:fried )?eggs?|sausages?|pies?|gammon|scampi|battered \p{L}+|cod|haddock|plaice|steak|kiev|nuggets|beans)(?: and|,| &| with| \+)* )chips(?!\p{L})|(?<!\p{L})chips(?=(?: and| &|,) (?:(?:mushy|garden|baked) )?(?:peas|beans|gravy|curry sauce)(?!\p{L}))/giu;

/**
 * Recognises British chips, which are fries, by the foods with them or by where they were bought: "chips from the
 * chippy".
 */
export function withBritishChips(text: string): string {
  return text.replace(OF_A_CHIP_SHOP, 'chip shop chips').replace(BESIDE_HOT_FOOD, 'fries');
}

/** German nouns are capitalized, so these are not chips from a chip shop. */
const GERMAN_CHIPS = /(?<=\p{L}\p{Ll}*\.? |\d ?k?g )(?<!(?:and|&|und) )Chips(?!\p{L})/gu;

/** "Chips, 1 Tüte": German words for a bag show that they are crisps. */
const CHIPS_IN_A_BAG = /^\s*chips(?=[\s,].*(?:tüte|packung|sackerl|handvoll|schüssel))/iu;

/** Recognises German chips, which are crisps: "50 g Chips" becomes "50 g Kartoffelchips". */
export function withGermanChips(text: string): string {
  return text.replace(GERMAN_CHIPS, 'Kartoffelchips').replace(CHIPS_IN_A_BAG, 'Kartoffelchips');
}
