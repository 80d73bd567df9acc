import { lazily } from '../../../../collections/lazily.ts';
import { AMOUNT_NUMBER } from '../../../../text/numbers/fractions.ts';

/** What people put on or in another food. */
const PUT_ON =
  '(?:[\\p{L}-]+ ){0,2}(?:milk|cream|sugar|sweetener|butter|margarine|spread|jam|marmalade|honey|syrup|marmite|vollmilch|milch|\\p{L}*sahne|zucker|süßstoff|\\p{L}*butter|\\p{L}*margarine|\\p{L}*marmelade|\\p{L}*konfitüre|honig|streichfett)';
const FOOD =
  '(?:(?:breakfast )?cereals?|porridge|oatmeal|muesli|corn ?flakes|weetabix|(?:[\\p{L}-]+ )?(?:toast|bread)|crackers?|crumpets?|tea|coffee|müsli|kaffee|tee|\\p{L}*brot|\\p{L}*brötchen|semmel|potato(?:es)?|vegetables)';

/** "Milk, semi-skimmed, on cereal, 150 ml", as recalls of a day have it: the amount is that of the milk. */
const eatenOn = lazily(
  () =>
    new RegExp(
      String.raw`^(\s*${PUT_ON}(?:,\s[^\d,;()]+)*?),?\s\(?(?:on|in|auf|im) (?:my |the |dem |den )?${FOOD}\)?(?=[,:]?\s(?:${AMOUNT_NUMBER}\s*\p{L}+\.?(?: (?:level|heaped|gestrichen|gehäuft))?)\s*$)`,
      'iu',
    ),
);

/** A text without the food on or in which another one was eaten, if it ends with an amount. */
export function withoutWhatItIsOn(text: string): string {
  return text.replace(eatenOn(), '$1');
}
