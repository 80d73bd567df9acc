import { lazily } from '../../../../../collections/lazily.ts';

/** Fish oil under a name that ends in a number: "omega 3 capsule". */
const OMEGA =
  /(?<!\p{L})omega[- ]?3(?=\s*(?:$|(?:capsules?|tablets?|tabs?|pills?|supplements?|softgels?|fish oil)(?!\p{L})))(?:\sfish oil)?/giu;

const STRENGTH = String.raw`\d[\d.,]*\s?(?:I\.?\s?[EU]\.?|µg|mcg|ug|mg)(?!\p{L})`;

/** The amount of a vitamin in a tablet: "Vitamin D3 1000 IE". */
const strengthBehind = lazily(
  () =>
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:vit\.?|vitamin|magnesium|calcium|zinc|zink|iron|eisen|folic acid|folsäure|folat|biotin|selen|selenium|jod|iodine)\b[^,;]*?)[\s,]+\(?${STRENGTH}\)?`,
      'giu',
    ),
);

/** A quick test for the unit, because {@link strengthBehind} looks back from each position in a text. */
const HAS_STRENGTH = /\d\s?(?:I\.?\s?[EU]|µg|mcg|ug|mg)/iu;

const FORM =
  '(?:(?:brause|kau|lutsch|film)?tabletten?|tablets?|tabs?|tbl\\.?|kapseln?|caps(?:ules?)?|pills?|pillen?|softgels?|dragees?|gumm(?:y|ies)|supplements?|präparat)(?!\\p{L})';
const NUTRIENT =
  '(?:vit(?:amin)?\\.?[ -]?[a-k]\\d{0,2}(?:[ -][ck]omplex)?|b12|multivitamine?|magnesium|[ck]al[cz]ium|zinc|zink|iron|eisen|folic acid|folate|folsäure|biotin|selenium|selen|jod|iodine|potassium|kalium|fish oil|fischöl)(?![\\p{L}\\d])';

/** "2 capsules of magnesium", "1000 IU vitamin D", "Calcium-Brausetablette 500 mg": a whole line about one supplement. */
const supplement = lazily(
  () =>
    new RegExp(
      String.raw`^(\s*(?:(?:\d[\d./,]*|½|an?|one)\s(?:[x×]\s)?)?)(?:${FORM}\s(?:of\s|mit\s|à\s)?)?(?:${STRENGTH}\s(?:of\s)?)?(${NUTRIENT})(?:[\s-]${FORM})?(?:,?\s\(?${STRENGTH}\)?)?(?:,?\s\(?${FORM}\)?)?\s*$`,
      'iu',
    ),
);

/**
 * Names supplements without their form, and without numbers that are not amounts: "omega 3 capsule", "Vitamin D3 1000
 * IE".
 */
export function withSupplementsNamed(text: string): string {
  const named = text.replace(OMEGA, 'fish oil');
  const [, count, nutrient] = supplement().exec(named) ?? [];
  if (nutrient !== undefined) return `${count}${nutrient}`;
  return HAS_STRENGTH.test(named) ? named.replace(strengthBehind(), '') : named;
}
