import { type Food, type ServingSize, standardVariant, type Variant } from '../../../model/food.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { measureOfLabel, type PortionMeasure } from '../words/measures.ts';
import { amountRemark } from '../words/remark.ts';
import { MINI, type Size } from '../words/size-words.ts';
import { usualSize } from './assumed-sizes/usual-sizes.ts';
import { PART_OF_PLANT } from './servings/counted-forms.ts';
import { isPackOfAnySize } from './servings/packs-of-any-size.ts';
import {
  CONFIDENCE,
  servingAmount,
  servingOfSize,
  sizeFactor,
  type Weighed,
} from './servings/servings.ts';

/**
 * "1 large bag" of a shop is larger than the "1 bag" of a label, a mug larger than a cup, and a British rasher larger
 * than a slice of USDA's bacon.
 */
const LARGER = /^(?:large .*|mug|rasher)$/;

/** "1 single-serve pot": nobody calls it a small jar. */
const SINGLE_SERVE = /single-serve/;

/** Containers of foods, by words that measures and labels share. */
const CONTAINERS = new Set('tin can jar bag pot tub sachet bar carton bottle'.split(' '));

/** What a German "Becher" may be besides a pot. Flour, which is sold in bags, is measured in a Becher of any size. */
const BEAKERS = new Set(['tub', 'carton', 'tin']);

/** Whether a package is a different container from the one in the line: a small pot of rice pudding is not a tin. */
function isOtherContainer({ label }: { label: string }, names: readonly string[]): boolean {
  const [container] = [...CONTAINERS].filter((word) => has(label, word));
  const [first = ''] = names;
  if (container === undefined || names.includes(container)) return false;
  return first === 'beaker' ? !BEAKERS.has(container) : CONTAINERS.has(first);
}

/** Measures whose size is a matter of opinion or region. */
const VAGUE: ReadonlySet<string> = new Set([
  'small amount',
  'side dish',
  'schoppen',
  'row or bar',
  'glug',
]);

/** Ratios of small and large tins to the usual one: German and British shops sell 200, 400 and 800 g. */
const SMALL_TIN = 0.5;
const LARGE_TIN = 2;

function factorOf(measure: string, size: Size | undefined, { isSolid }: Food): number {
  if (size === undefined) return 1;
  if (measure !== 'tin' || !isSolid || size === 'medium') return sizeFactor('piece', size);
  return size === 'small' ? SMALL_TIN : LARGE_TIN;
}

type NamedMeasure = Extract<PortionMeasure, { readonly kind: 'named' }>;

/** The serving whose label names the measure, the usual size of the measure, or one of its substitute forms. */
export function weighNamed(
  line: FoodLine,
  measure: NamedMeasure,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const { quantity = 1, remarks } = line;
  const { servingSizes } = variant ?? standardVariant(food);
  const ofForm = servingOfForms(servingSizes, measure, line.size);
  const serving = servingOf(servingSizes, measure, food, line.size, ofForm);
  if (serving === undefined) return undefined;
  // A juice box is small.
  const isOfAnySize =
    isPackOfAnySize(serving, food) && (food.isSolid || measure.names[0] !== 'box');
  return {
    amount: quantity * serving.amount,
    unit: serving.unit,
    confidence: Math.min(
      isOfAnySize ? CONFIDENCE.usualSize : CONFIDENCE.stated,
      ofForm !== undefined && serving === ofForm
        ? confidenceOfForm(ofForm, measure)
        : line.size === undefined && !VAGUE.has(measure.names[0])
          ? CONFIDENCE.usualPiece
          : CONFIDENCE.usualSize,
    ),
    remarks: [
      ...remarks,
      amountRemark(`assumed ${serving.label}, ${weightText(serving.amount)} ${serving.unit}`),
    ],
  };
}

type FormServing = NonNullable<ReturnType<typeof servingOfSize>>;

/** The serving of the first form that may stand in for a measure. */
function servingOfForms(
  servingSizes: readonly ServingSize[],
  { forms }: NamedMeasure,
  size: Size | undefined,
): FormServing | undefined {
  return forms
    .flatMap((form) => servingOfSize(servingSizes, form, size) ?? [])
    .find(({ label }) => !SINGLE_SERVE.test(label));
}

function servingOf(
  servingSizes: readonly ServingSize[],
  { names }: NamedMeasure,
  food: Food,
  size: Size | undefined,
  ofForm: FormServing | undefined,
) {
  const [measure] = names;
  const isNamed = ({ label }: ServingSize) =>
    isOne(label) && (names.some((name) => has(label, name)) || isOfNames(label, names));
  const factor = factorOf(measure, size, food);
  const usual = usualSize(measure, food);
  const table = usual && { ...usual, amount: usual.amount * factor, label: `1 ${measure}` };
  const own = servingAmount(servingSizes.find(isNamed));
  const named = own && { ...own, amount: own.amount * factor };
  // "6 mini balls of mozzarella"
  if (size === MINI && ofForm !== undefined) return ofForm;
  const ofMeasure = LARGER.test(measure) ? (table ?? named) : named;
  if (ofMeasure !== undefined) return ofMeasure;
  // A drink's can or bag, and any small bag, has the size in the catalogue.
  const isOwn = !food.isSolid || size !== undefined;
  return isOwn ? (ofForm ?? table) : (table ?? ofForm);
}

/** The confidence in the serving of a form that stands in for a measure. */
function confidenceOfForm(serving: FormServing, { names, forms }: NamedMeasure): number {
  return Math.min(
    serving.confidence,
    isOtherContainer(serving, names) ? CONFIDENCE.doubtful : CONFIDENCE.stated,
    // A "Kugel" of cauliflower is no floret.
    PART_OF_PLANT.test(serving.label) ? CONFIDENCE.usualSize : CONFIDENCE.stated,
    // A nest of noodles is a helping of any size.
    forms[0] === 'portion' ? CONFIDENCE.usualSize : CONFIDENCE.stated,
  );
}

/** Whether a label means one usual serving: "1 tin, drained", but neither "half a tin" nor "1 small stick". */
function isOne(label: string): boolean {
  return /^1 (?!small|mini|large|thin|thick|single-serve)/.test(label);
}

/** Whether a label names the measure by another of its names, or in German: "1 Handvoll". */
function isOfNames(label: string, names: readonly string[]): boolean {
  const measure = measureOfLabel(label);
  return measure?.kind === 'named' && measure.names === names;
}

function has(label: string, name: string): boolean {
  return label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(name);
}
