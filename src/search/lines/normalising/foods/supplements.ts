/** Fish oil by a name that ends in a number: "omega 3 capsule". */
const OMEGA =
  /(?<!\p{L})omega[- ]?3(?=\s*(?:$|(?:capsules?|tablets?|tabs?|pills?|supplements?|softgels?|fish oil)(?!\p{L})))(?:\sfish oil)?/giu;

/** How much of a vitamin a tablet has: "Vitamin D3 1000 IE". */
const STRENGTH =
  /(?<=(?<!\p{L})(?:vit\.?|vitamin|magnesium|calcium|zinc|zink|iron|eisen|folic acid|folsäure|folat|biotin|selen|selenium|jod|iodine)\b[^,;]*?)[\s,]+\(?\d[\d.,]*\s?(?:I\.?\s?[EU]\.?|µg|mcg|ug|mg)(?!\p{L})\)?/giu;

/** Looks for the unit first, since {@link STRENGTH} looks back from each place in a text. */
const HAS_STRENGTH = /\d\s?(?:I\.?\s?[EU]|µg|mcg|ug|mg)/iu;

/** Names supplements without numbers that are no amount: "omega 3 capsule", "Vitamin D3 1000 IE". */
export function withSupplementsNamed(text: string): string {
  const named = text.replace(OMEGA, 'fish oil');
  return HAS_STRENGTH.test(named) ? named.replace(STRENGTH, '') : named;
}
