import { rawVariant } from '../../model/cooking/yields.ts';
import type { Food, Processing, Variant } from '../../model/food.ts';
import { foodPattern } from '../../model/food-patterns.ts';
import type { FoodDiagnostic, FoodRule } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

export const unlabelledFat: FoodRule = {
  code: 'food/unlabelled-fat',
  severity: 'error',
  help: 'A single food is cooked without oil unless it is fried, or its label mentions the oil.',
  explanation:
    'Otherwise the variants of a food are not comparable, and oil entered as a food counts twice. Survey tables count oil in grilled chicken, and assume fat even if a person named none. A label explains the oil if it mentions oil, fat, butter, a sauce or a coating.',
  wrong: 'chicken-breast.broiled: 2 g of oils; chicken-breast.raw: 0 g of oils',
  right: 'chicken-breast.broiled: 0 g of oils; chicken-breast.raw: 0 g of oils',
  check: checkWithoutFat,
};

/** Frying needs fat, and a dried food can have been fried before. */
const MAY_HAVE_FAT: readonly Processing[] = ['fried', 'deep-fried', 'dried'];

/** Words of a label that account for oil. */
const WITH_FAT = /\b(oil|fat|butter)|sauce|coat|batter|bread|flour/i;

/** The difference in oils between sources if none were added, in g per 100 g. */
const OILS_ANYWAY = 1;

const OILS = foodPattern('oils').position;

/** Fatty fish and nuts contain oils themselves. Only if the raw food has none do oils show that some were added. */
function checkWithoutFat(food: Food): Found[] {
  if (food.type !== 'generic_single_food') return [];
  const raw = rawVariant(food);
  if (raw === undefined || !(oilsOf(raw) < OILS_ANYWAY)) return [];
  const most = oilsOf(raw) + OILS_ANYWAY;
  return food.variants.flatMap((cooked) => {
    const oils = oilsOf(cooked);
    if (MAY_HAVE_FAT.includes(cooked.processing) || WITH_FAT.test(cooked.label)) return [];
    if (!(oils > most)) return [];
    return [
      {
        field: `${cooked.id} oils`,
        value: String(oils),
        message: `Implausible oils: ${oils} g in a food cooked without fat`,
        expected: `at most ${most} g, as ${raw.id} has ${oilsOf(raw)} g, or a label that names the oil`,
        amountOf: { variantId: cooked.id, name: 'oils' },
      },
    ];
  });
}

function oilsOf({ foodPatterns }: Variant): number {
  return foodPatterns?.[OILS] ?? Number.NaN;
}
