import { OUNCE_G } from '../../../model/units.ts';
import type { PortionMeasure } from '../words/measures.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import type { FoundQuantity } from './found-quantity.ts';
import { CONTAINERS } from './stated-tin.ts';

/** The usual size of a tin, g or ml, and that of one of fish or tomato paste. */
const USUAL_SIZE = 400;
const USUAL_SIZE_OF_FISH = 150;

/** The size of a tin is plausible up to this many times the usual size, and down to the same fraction of it. */
const PLAUSIBLE = 1.45;

/** Tins of other food hold at least this share of the usual size. */
const LEAST_SHARE = 0.375;

/** The large tin of American shops, in g: 28 or 29 oz. */
const LEAST_AMERICAN = 27.5 * OUNCE_G;
const MOST_AMERICAN = 29.5 * OUNCE_G;

/** Foods in small tins. */
const IN_SMALL_TINS: ReadonlySet<string> = new Set(
  `tuna thunfisch sardine sardines sardinen mackerel makrele makrelen herring hering heringe heringsfilets
   anchovies sardellen salmon lachs crab crabmeat clams paste tomatenmark`.split(/\s+/),
);

/** Sizes of jars in ml, as German shops sell them. */
const JARS_ML: ReadonlySet<number> = new Set([212, 314, 370, 580, 720]);

/**
 * Whether a weight or volume after a number of tins or jars is that of each or of all of them, judged by the sizes that
 * shops sell: "2 cans chickpeas (400 g)" and "2 cans chickpeas (800 g)".
 *
 * @returns undefined if neither is likelier, and for anything except tins and jars
 */
export function scopeOfTins(
  { quantity: count, used, size: sizeOfTin }: FoundQuantity,
  { quantity, measure }: FoundQuantity,
  tokens: readonly string[],
): 'each' | 'all' | undefined {
  const container = tokens.find((token, index) => used.has(index) && CONTAINERS.has(token));
  if (container === undefined || measure?.kind !== 'unit' || !(count > 1)) return undefined;
  const stated = quantity * measure.factor;
  if (CONTAINERS.get(container) === 'jar') return isJar(stated, measure) ? 'each' : undefined;
  const isSmall = tokens.some((token) => IN_SMALL_TINS.has(token));
  const usual = isSmall ? USUAL_SIZE_OF_FISH : USUAL_SIZE;
  const isPlausible = (size: number) => size <= usual * PLAUSIBLE && size >= usual / PLAUSIBLE;
  const share = stated / count;
  if (isPlausible(stated)) return isPlausible(share) ? undefined : 'each';
  if (stated < usual) return share < usual * LEAST_SHARE ? 'each' : undefined;
  const isAmerican =
    measure.factor === OUNCE_G && stated >= LEAST_AMERICAN && stated <= MOST_AMERICAN;
  return isPlausible(share) && sizeOfTin !== 'large' && !isAmerican ? 'all' : undefined;
}

function isJar(stated: number, { unit }: PortionMeasure & { readonly kind: 'unit' }): boolean {
  return unit === 'ml' && JARS_ML.has(Math.round(stated));
}

/** How the size of tins was read, as a remark. */
export function remarkOnTins(scope: 'each' | 'all', size: string): Remark {
  return amountRemark(
    scope === 'each'
      ? `assumed that ${size} is the size of each tin or jar`
      : `assumed that ${size} is the weight of all tins or jars`,
  );
}
