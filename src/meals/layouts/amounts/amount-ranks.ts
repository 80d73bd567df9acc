import { unitOfAmounts } from '../../headers/amount-names.ts';
import {
  type AmountScope,
  isDrained,
  isNetAmount,
  scopeOfAmounts,
  withoutPerson,
} from '../../headers/amount-scope.ts';

/** The order of columns by the scope of their amounts, which depends on whether another column counts units. */
const ORDER: Readonly<Record<AmountScope | 'none', readonly [alone: number, counted: number]>> = {
  person: [0, 0],
  none: [1, 2],
  unit: [2, 3],
  serving: [2, 3],
  'one or all': [2, 3],
  all: [3, 1],
};

/**
 * The amount for one person counts before the others, the drained one before the net one, and the net amount before the
 * gross one. If units were counted, the amount of all of them counts.
 */
export function rankOf(name: string, hasCounts: boolean): number {
  const isNet = isNetAmount(name);
  const ofScope = ORDER[scopeOfAmounts(name) ?? 'none'][hasCounts ? 1 : 0];
  const ofDrained = isDrained(name) ? -NET : 0;
  const ofVolume = /^(?:[mcd]?l)$/i.test(unitOfAmounts(withoutPerson(name))) ? VOLUME : 0;
  return ofScope + ofDrained + (isNet === undefined ? 0 : isNet ? -NET : NET) + ofVolume;
}

/** Moves volumes behind the weights next to them, which the density of the food does not change. */
const VOLUME = 0.01;

/** Moves net amounts before gross amounts within one scope. */
const NET = 0.1;
