import { defaultServing, type Food, type ServingSize, type ServingUnit } from '../model/food.ts';
import { type Form, SIZES, type Size, USUAL_ML } from './measures.ts';
import type { FoodLine } from './read-line.ts';

/** How much of a food a line means. */
export interface Weighed {
  readonly amount: number;
  readonly unit: ServingUnit;
  /** 0 to 1: how surely the line means this amount. */
  readonly confidence: number;
  readonly remarks: readonly string[];
}

/** How sure an amount is: as said; of another size, or of a usual measure; of nothing said. */
const SURE = { said: 1, likely: 0.95, assumed: 0.9 } as const;

/** The forms that a bare number counts, the likeliest first: "2 eggs", "3 biscuits". */
const COUNTED: readonly Form[] = ['whole', 'piece', 'slice', 'toe', 'bottle', 'package'];

/**
 * Turns the quantity of a line into an amount of a food.
 *
 * @returns undefined where the food has no such serving, and the measure no usual size
 */
export function weigh(line: FoodLine, food: Food): Weighed | undefined {
  const { quantity, measure, size, remarks } = line;
  if (measure?.kind === 'unit' && quantity !== undefined) {
    const { unit, factor } = measure;
    return { amount: quantity * factor, unit, confidence: SURE.said, remarks };
  }
  const count = quantity ?? 1;
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const serving = servingOf(food, form, size, quantity !== undefined);
  if (serving !== undefined) {
    const { amount, unit, label, confidence, remark } = serving;
    return {
      amount: amount * count,
      unit,
      confidence,
      remarks: [
        ...remarks,
        ...(remark === undefined ? [] : [`${remark}: ${label}, ${amount} ${unit}`]),
      ],
    };
  }
  const usual = form === undefined ? undefined : USUAL_ML[form];
  if (usual === undefined) return undefined;
  return {
    amount: count * usual,
    unit: 'ml',
    confidence: food.density === null ? SURE.assumed * SURE.assumed : SURE.likely,
    remarks: [...remarks, `took a ${form} of ${usual} ml`],
  };
}

interface Serving {
  readonly amount: number;
  readonly unit: ServingUnit;
  readonly label: string;
  readonly confidence: number;
  readonly remark?: string;
}

function servingOf(
  food: Food,
  form: Form | undefined,
  size: Size | undefined,
  isCounted: boolean,
): Serving | undefined {
  const forms = form === undefined ? COUNTED : [form];
  for (const wanted of forms) {
    const said = sized(food, wanted, size);
    if (said !== undefined && (form !== undefined || size !== undefined || isCounted)) return said;
  }
  if (form !== undefined) return form === 'portion' ? standardServing(food) : undefined;
  return standardServing(food);
}

/** The serving of a form in the size that was said, else the medium one, else whichever there is. */
function sized(food: Food, form: Form, size: Size | undefined): Serving | undefined {
  const find = (type: string) => known(food.servingSizes.find((serving) => serving.type === type));
  const plain = find(form);
  if (plain !== undefined) {
    return size === undefined
      ? { ...plain, confidence: SURE.said }
      : { ...plain, confidence: SURE.likely, remark: 'no sizes of it' };
  }
  const said = find(`${size ?? 'medium'}_${form}`);
  if (said !== undefined) return { ...said, confidence: SURE.said };
  for (const other of SIZES) {
    const found = find(`${other}_${form}`);
    if (found !== undefined) {
      return { ...found, confidence: SURE.likely, remark: `took the ${other} one` };
    }
  }
  return undefined;
}

function known(serving: ServingSize | undefined) {
  if (serving === undefined || serving.amount === null) return undefined;
  return { amount: serving.amount, unit: serving.unit, label: serving.label };
}

function standardServing(food: Food): Serving {
  const { amount, unit, isServing } = defaultServing(food);
  return {
    amount,
    unit,
    label: isServing ? 'standard serving' : 'no serving known',
    confidence: isServing ? SURE.assumed : SURE.assumed * SURE.assumed,
    remark: 'no measure',
  };
}
