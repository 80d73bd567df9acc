import { OUNCE_G } from '../../../model/units.ts';
import { MEASURES, type PortionMeasure } from '../words/measures.ts';
import type { FoundQuantity } from './found-quantity.ts';

/** Whether a token is the container of a stated weight: "500 g pack of spaghetti". */
export function isItsContainer(
  tokens: readonly string[],
  index: number,
  found: FoundQuantity | undefined,
): boolean {
  const measure = MEASURES.get(tokens[index] as string);
  if (found?.measure?.kind !== 'unit') return false;
  // "175ml glass of wine", "8 oz glass of milk", whereas "cup noodles" are a food.
  const isVolume = found.measure.unit === 'ml' || found.measure.factor === OUNCE_G;
  const isVessel = measure?.kind === 'serving' && measure.form === 'glass' && isVolume;
  if (!isVessel && !isContainerMeasure(measure)) return false;
  const next = tokens[index + 1];
  return next === 'of' || next === 'von' || (next !== undefined && found.used.has(index - 1));
}

/** Forms besides packages in which shops sell food by weight: "320 g sheet of puff pastry". */
const SOLD_AS: ReadonlySet<string> = new Set(['sheet', 'ball', 'bunch', 'head', 'loaf']);

function isContainerMeasure(measure: PortionMeasure | undefined): boolean {
  if (measure?.kind === 'serving') return ['package', 'bottle', 'bowl'].includes(measure.form);
  return (
    measure?.kind === 'named' &&
    (measure.forms.includes('package') || measure.names.some((name) => SOLD_AS.has(name)))
  );
}
