import type { Food } from '../../../model/food.ts';
import { standardVariant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { US_VOLUME_ML } from '../../../model/units.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { PINT_ML } from '../words/measures.ts';

/** An American pint is a sixth smaller than a British one. */
const US_PINT_ML = 2 * US_VOLUME_ML.cup;

/** Words of drinks, cream and the like that only Americans use: "1 pint heavy cream". */
const AMERICAN: ReadonlySet<string> = new Set(
  'heavy skim broth creamer eggnog nonfat lowfat'.split(' '),
);

/** Words that only the British use: "1 pint double cream". */
const BRITISH: ReadonlySet<string> = new Set(
  'double single semi skimmed soured clotted squash cordial'.split(' '),
);

/** Beers that Americans order by the pint at least as often as the British. */
const AMERICAN_BEERS: ReadonlySet<string> = new Set(
  'ipa hazy craft bud budweiser coors miller michelob yuengling pbr lagunitas'.split(' '),
);

const ALCOHOL = nutrient('alcohol').position;

/** Which country's pint a line means. */
type Pint = 'american' | 'british' | 'any';

/** Which pint a line means; undefined if it has another measure. Nearly all pints of beer are British ones. */
export function pintOfLine(line: FoodLine, food: Food): Pint | undefined {
  if (line.measure?.kind !== 'unit' || line.measure.factor !== PINT_ML) return undefined;
  const says = (words: ReadonlySet<string>) =>
    [...line.words, ...line.qualifiers].some((word) => words.has(word));
  if (hasAlcohol(food)) return says(AMERICAN_BEERS) ? 'any' : 'british';
  if (says(BRITISH)) return 'british';
  return says(AMERICAN) ? 'american' : 'any';
}

/** How much of a British pint a pint of a line is. */
export function shareOfBritishPint(pint: Pint | undefined): number {
  return pint === 'american' ? US_PINT_ML / PINT_ML : 1;
}

/** Whether a food, as it is mostly drunk or eaten, has alcohol. */
export function hasAlcohol(food: Food): boolean {
  return (standardVariant(food).nutrients[ALCOHOL] ?? 0) > 0;
}
