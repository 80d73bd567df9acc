import { type Food, processingLabel, type ServingSize, type Variant } from '../model/food.ts';
import { BIG7, nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { FoundFood } from '../operations/get-food.ts';
import { visible } from '../text/visible.ts';
import type { Card } from './evaluations/cards.ts';

/** In front of an amount that is borrowed from a like food. */
const ESTIMATED = '~';

const TYPE_WORDS: Readonly<Record<Food['type'], string>> = {
  generic_single_food: 'single food',
  generic_composite_food: 'composite dish',
  branded_food: 'branded product',
};

/** A food as a person reads it: what 100 g of each variant have, and what servings weigh. */
export function foodCards({ food, legacy }: FoundFood): Card[] {
  return [
    {
      title: [
        titleOf(food),
        ...headLines(food),
        ...(legacy ? [legacyLine(legacy, food)] : []),
      ].join('\n'),
      head: ['per 100 g', ...food.variants.map((variant) => variantHead(variant, food)), ''],
      rows: nutrientRows(food.variants),
      remarks: remarksOf(food),
    },
    ...(food.servingSizes.length === 0 ? [] : [servingCard(food)]),
  ];
}

function titleOf({ name, brand, id }: Food): string {
  return visible(`${name}${brand === null ? '' : `, ${brand}`} (${id})`);
}

function headLines(food: Food): string[] {
  const state = food.isSolid ? '' : ', a drink';
  const density = food.density === null ? '' : `; ${food.density} g/ml`;
  return [
    `${TYPE_WORDS[food.type]}${state}, measured in ${food.standardUnit}${density}`,
    ...(food.gtin === null ? [] : [`GTIN ${food.gtin}`]),
    ...(food.otherNames.length === 0 ? [] : [visible(`also called ${food.otherNames.join(', ')}`)]),
    ...(food.retiredIn === null ? [] : [`retired in release ${food.retiredIn}`]),
  ];
}

function legacyLine({ id, change, release }: NonNullable<FoundFood['legacy']>, food: Food): string {
  return visible(`${id} was ${change} in release ${release}: this is ${food.id}`);
}

function variantHead({ label, processing }: Variant, { standardProcessing, variants }: Food) {
  const mark = processing === standardProcessing && variants.length > 1 ? '*' : '';
  return visible(`${label}${mark}`);
}

function nutrientRows(variants: readonly Variant[]): string[][] {
  const kcal = variants.map((variant) =>
    shownAmount(variant, nutrient('energy').position, (kj) => kjToKcal(kj).toFixed(0)),
  );
  const rows = BIG7.map(({ name, label, unit, position }) => [
    label,
    ...variants.map((variant) =>
      shownAmount(variant, position, (amount) => amount.toFixed(name === 'energy' ? 0 : 2)),
    ),
    unit,
  ]);
  return [['Energy', ...kcal, 'kcal'], ...rows];
}

function shownAmount(
  { nutrients, borrowed }: Variant,
  position: number,
  show: (amount: number) => string,
): string {
  const amount = nutrients[position] as number;
  if (Number.isNaN(amount)) return '-';
  return `${borrowed?.nutrients.includes(position) ? ESTIMATED : ''}${show(amount)}`;
}

function remarksOf({ variants, standardProcessing }: Food): string[] {
  const isEstimated = variants.some(
    ({ borrowed }) => borrowed?.nutrients.some((position) => position < BIG7.length) ?? false,
  );
  return [
    ...(variants.length > 1
      ? [`* mostly eaten ${processingLabel(standardProcessing).toLowerCase()}`]
      : []),
    ...(isEstimated ? [`${ESTIMATED} estimated: taken from a like food`] : []),
    `Figures: ${originsOf(variants).join('; ')}`,
  ];
}

function originsOf(variants: readonly Variant[]): string[] {
  return variants.map((variant) => {
    const { processing, source, sourceCode, borrowed, foodPatternsOrigin } = variant;
    const own = sourceCode === null ? [] : [`${source} ${sourceCode}`];
    const like = borrowed === null ? [] : [`like ${borrowed.source} ${borrowed.sourceCode}`];
    const patterns =
      foodPatternsOrigin === null
        ? 'no food patterns'
        : `food patterns ${variant.foodPatternsEstimated ? 'like' : 'of'} ${foodPatternsOrigin.sourceCode}`;
    return visible(`${processing} ${[...own, ...like, patterns].join(', ')}`);
  });
}

function servingCard({ servingSizes, standardServingType }: Food): Card {
  return {
    title: 'Servings',
    head: ['', 'amount', 'unit', 'type'],
    rows: servingSizes.map(({ type, label, amount, unit }) => [
      visible(label),
      shownServing(amount),
      unit,
      `${type ?? ''}${type !== null && type === standardServingType ? '*' : ''}`,
    ]),
    remarks: standardServingType === null ? [] : ['* taken where no amount is given'],
  };
}

function shownServing(amount: ServingSize['amount']): string {
  return amount === null ? '-' : String(Math.round(amount * 100) / 100);
}
