/** A number that is a type, a size or a share rather than an amount: "(Type 405)", "(Größe M)". */
const NO_AMOUNT =
  /\((?:typ|type|größe|gr\.|size|no\.|nr\.|klasse|class)[^()]*\)|\b(?:typ|type)\s+\d+/giu;

/** "Brot (Roggen) mit Leberwurst": what follows the brackets is no aside. */
const ASIDE_BEFORE_ADDITION = /\s*\(([^()\d]*)\)(\s+(?:with|mit|and|und|on|auf|plus)\s[^,()]*)/giu;

/** Any other text in parentheses without a number is an aside, as after a comma. */
const ASIDE = /\(([^()\d]*)\)/g;

/** A text without brackets that give no amount: an aside stands behind a comma instead. */
export function withBracketsAsAsides(text: string): string {
  return text
    .replace(NO_AMOUNT, ' ')
    .replace(ASIDE_BEFORE_ADDITION, '$2, $1')
    .replace(ASIDE, ', $1');
}
