/** A number that is a type, a size or a share rather than an amount: "(Type 405)", "(Größe M)". */
const NO_AMOUNT =
  /\((?:typ|type|größe|gr\.|size|no\.|nr\.|klasse|class)[^()]*\)|\b(?:typ|type)\s+\d+/giu;

/** Wheat flour with much of the bran. No other type of flour is a food of its own. */
const DARK_FLOUR = /(?<!\p{L})(?:weizen)?mehl,?\s*\(?type?\.?\s*(?:812|1050|1200)\)?(?!\d)/giu;

/** "Brot (Roggen) mit Leberwurst": the text after the brackets is not a qualifier. */
const ASIDE_BEFORE_ADDITION = /\s*\(([^()\d]*)\)(\s+(?:with|mit|and|und|on|auf|plus)\s[^,()]*)/giu;

/** Any other text in parentheses without a number is a qualifier, like text after a comma. */
const ASIDE = /\(([^()\d]*)\)/g;

/** A text without brackets that give no amount, as in "yoghurt (natural)": a qualifier follows a comma instead. */
export function withBracketsAsQualifiers(text: string): string {
  return text
    .replace(DARK_FLOUR, 'Dunkles Weizenmehl')
    .replace(NO_AMOUNT, ' ')
    .replace(ASIDE_BEFORE_ADDITION, '$2, $1')
    .replace(ASIDE, ', $1');
}
