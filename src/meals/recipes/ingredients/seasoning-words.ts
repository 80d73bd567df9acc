/** Words for fats, and for foods that consist mostly of fat. */
const FAT =
  /fett|schmalz|butter|margarin|öl(?!\p{L}*frei)|(?<!\p{L})(?:oil|fat|lard|shortening|ghee|tallow|suet|dripping)|nuss|nüsse|nut|mandel|almond|seed|kerne|samen|sesam|tahin|mayo|cream|creme|sahne|kokos|coconut|schoko|chocolate|käse|cheese|speck|bacon/iu;

/** Whether the words of an ingredient speak of fat, nuts or seeds, so that it may have much energy. */
export function mayBeFat(text: string): boolean {
  return FAT.test(text);
}

/** Ingredients that only season, colour or garnish a dish, and what they are for. */
const SEASONING =
  /(?<!\p{L})(?:(?:for|to) (?:adjust(?:ing)?|thin(?:ning)?|garnish(?:ing)?|decorat(?:e|ing|ion)|dust(?:ing)?|sprinkl(?:e|ing)|taste|season(?:ing)?)|zum (?:garnieren|dekorieren|verzieren|bestreuen|bestäuben|würzen|abschmecken|(?:ein)?fetten)|zur (?:deko|dekoration|garnitur)|nach (?:geschmack|belieben)|herbs?|spices?|seasonings?|\p{L}*kräuter|\p{L}*gewürze?|\p{L}*dekoration|decorations?|food colou?ring|lebensmittelfarben?)(?!\p{L})|lebensmittelfarb/iu;

/** Whether an ingredient without an amount only seasons, colours or garnishes a dish. */
export function seasonsOrGarnishes(text: string): boolean {
  return SEASONING.test(text);
}

/** "Gurkenwasser", "pickle brine", "Essig": water with little in it. */
const WATERY =
  /(?:wasser|sud|lake|essig|brühe|fond)(?!\p{L})|(?<!\p{L})(?:water|brine|vinegar|broth|stock|pickle juice|pickling liquid)(?!\p{L})/iu;

/** "Brühe-Paste", "Zwetschgenwasser": neither is water. */
const CONCENTRATED =
  /paste|pulver|konzentrat|powder|concentrate|base|ersatz|(?:kirsch|zwetsch|obst|himbeer|birn)\p{L}*wasser/iu;

/** Whether an ingredient is little more than water, such as that of pickles. */
export function isWatery(text: string): boolean {
  return WATERY.test(text) && !CONCENTRATED.test(text);
}

/** Words for what consists of salt to a large part. */
const SALTY =
  /salz|salt|würz|brühe|bouillon|fond(?!\p{L})|miso|soja|pökel|maggi|fischsau?[cß]e|(?<!\p{L})(?:stock|broth|soy|aminos|seasoning|fish sauce|curing|umami)(?!\p{L})/iu;

/** Whether a spoon of an ingredient may have as much salt as the rest of a dish. */
export function mayBeSalty(text: string): boolean {
  return SALTY.test(text);
}

const IN_SACHETS =
  /gewürz|kräuter|schale|abrieb|aroma|vanill|safran|pulver|hefe|pottasche|hirschhornsalz|natron|(?<!\p{L})(?:spices?|seasonings?|herbs?|peel|zest|extract|flavou?ring|saffron|yeast)(?!\p{L})/iu;

/** Whether shops sell the food of an ingredient in sachets of a few grams. */
export function isSoldInSachets(text: string): boolean {
  return IN_SACHETS.test(text);
}
