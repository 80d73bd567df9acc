/** A share of fat, %. */
const SHARE = String.raw`\(?(?<![\d.,])(\d{2})(?:[.,]\d+)?\s?%(?:\s?(?:fat|fett(?:gehalt)?|vegetable oil|pflanzenöl))?\)?`;

/** "Margarine 60 % Fett", "margarine (59% fat)" */
const SHARE_BEHIND = new RegExp(
  String.raw`(?<!\p{L})((?:tub |soft )?margarine),?\s(?:mit |with )?${SHARE}`,
  'iu',
);

/** "60% fat margarine" */
const SHARE_BEFORE = new RegExp(String.raw`${SHARE}[ -]((?:tub |soft )?margarine)(?!\p{L})`, 'iu');

/** "Margarine (Rama)", whose name alone says which kind it is. */
const BRANDED =
  /(?<!\p{L})margarine\s?(?:\(|,\s|von )(rama|lätta|becel|flora|stork|sanella|alsan|deli reform|vitalite|bertolli|country crock|parkay|blue bonnet)\)?(?!\p{L})/iu;

/** In one word, since a line may begin with an amount in words. */
const THREE_QUARTERS = 'Dreiviertelfettmargarine';

/** Margarine from a tub, where grams say that the tub is no measure. */
const FROM_TUB = /(?<=\d\s?(?:k?g|oz|tbsps?|tsps?)\s(?:of )?)tub margarine(?!\p{L})/iu;

/** The least fat of three-quarter-fat and of full-fat margarine, %, between the shares of the kinds. */
const LEAST_OF_THREE_QUARTERS = 50;
const LEAST_OF_FULL = 71;

/** Names a margarine by its share of fat or its brand: "Margarine 60 % Fett" is three-quarter-fat margarine. */
export function withKindsOfMargarine(text: string): string {
  return text
    .replace(SHARE_BEHIND, (_, _name: string, percent: string) => kindOf(Number(percent)))
    .replace(SHARE_BEFORE, (_, percent: string) => kindOf(Number(percent)))
    .replace(BRANDED, '$1')
    .replace(FROM_TUB, THREE_QUARTERS);
}

function kindOf(percent: number): string {
  if (percent >= LEAST_OF_FULL) return 'full-fat margarine';
  return percent >= LEAST_OF_THREE_QUARTERS ? THREE_QUARTERS : 'low-fat margarine';
}
