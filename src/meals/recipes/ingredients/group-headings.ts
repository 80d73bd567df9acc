/** "For the dough", "Für den Guss", "To serve": the purpose of the next ingredients. */
const PURPOSE =
  /^(?:for (?:the|a) |für (?:den|die|das|ein(?:e[nr]?)?) |(?:to|for) (?:serve|serving|garnish|decorate|finish)|zum |zur |optional(?:e zutaten)?$|außerdem$|ausserdem$|sonstiges$|weitere zutaten$|other ingredients$|and also$|sowie$)/i;

/** "--- Patties ---", "=== Teig ===", "## Sauce", "** Belag **", "[Sauce]". */
const FRAMED = /^(?:[-=*_~]{2,}[^\d¼-¾⅐-⅞]*|#{1,6}\s.*|\[[^\]\d¼-¾⅐-⅞]*\])$/;

/** "→ Meats", "► Sauce": a heading behind an arrow. */
const POINTED = /^[→➤►▶»➜]\s*[^\d¼-¾⅐-⅞]*$/u;

/** Parts of a dish that are made separately. */
const PART_OF_DISH =
  /^(?:\p{L}*teig|boden|belag|füllung|so(?:ß|ss)e|sauce|guss|glasur|streusel|creme|deko(?:ration)?|garnitur|topping|toppings|dressing|marinade|crust|filling|frosting|icing|glaze|dough|batter|base|garnish|assembly)$/iu;

/** Collective words for ingredients that recipes list together. */
const COLLECTIVE =
  /^(?:(?:any|some|one) of (?:the following|these)(?: [\p{L}]+)?|gewürze?|kräuter|gemüse|obst|spices?|herbs|seasonings?|vegetables|veggies)$/iu;

/** "Gewürze: Salz, Pfeffer", "Für die Soße: 250 ml Sahne". */
const LABELLED = /^([^:,]*\p{L}):\s+(\S.*)$/u;

/** "Gewürze (Salz, Pfeffer)". */
const BRACKETED = /^(\p{L}+) \(([^()]*,[^()]*)\)$/u;

/** A word for a food, rather than for how much of it: "200 ml", "1 Bund", "nach Belieben". */
const NAMING =
  /(?<!\p{L})(?!(?:kg|mg|ml|cl|dl|el|tl|oz|lbs?|bund|gläser|glas|prisen?|handvoll|dosen?|becher|nach|belieben|geschmack|bedarf|etwas|wenig|cups?|tbsps?|tsps?|bunch|handful|taste|needed|some|pinch|gramm|stück|rollen?|packung(?:en)?|pck|pkg|päckchen|würfel|scheiben?|platten?|blätter|stangen?|kopf|zehen?|zweige?|stängel|knollen?|tassen?|liter|litres?|sheets?|packs?|packets?|gr|grams?|pounds?|ounces?|tablespoons?|teaspoons?|esslöffel|teelöffel|cloves?|cans?|tins?|jars?|slices?|pieces?|sticks?|stalks?|sprigs?|pints?|quarts?)(?!\p{L}))\p{L}{2,}/iu;

const DIGIT = /[\d¼-¾⅐-⅞]/;

/**
 * Whether a line among ingredients is a heading for those after it: "For the dough:", "Für den Guss",
 * "--- Patties ---".
 */
export function isGroupHeading(line: string): boolean {
  const bare = line.trim();
  if (bare.endsWith(':') || FRAMED.test(bare) || POINTED.test(bare)) return true;
  return PURPOSE.test(bare) && !DIGIT.test(bare) && !bare.includes(':') && !bare.includes(',');
}

/** Whether a text is a word for a part of a dish that is made separately, such as "Glaze" above its ingredients. */
export function isPartOfDish(text: string): boolean {
  return PART_OF_DISH.test(text);
}

/** An ingredient without the heading before it: "Salz, Pfeffer" for "Gewürze: Salz, Pfeffer". */
export function withoutGroupLabel(text: string): string {
  const [, label = '', rest = ''] = LABELLED.exec(text) ?? BRACKETED.exec(text) ?? [];
  const isLabel = COLLECTIVE.test(label) || PART_OF_DISH.test(label) || isGroupHeading(label);
  return isLabel && namesMoreThanAmount(rest) ? rest : text;
}

/** Whether a text has a word for a food, rather than only an amount: "1 Bund Petersilie", but not "1 Bund". */
export function namesMoreThanAmount(text: string): boolean {
  return NAMING.test(text);
}
