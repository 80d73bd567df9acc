import type { ServingSize } from '../../../model/food.ts';
import { toUnit } from '../columns/cells/cell-values.ts';
import type { AmountBasis } from '../headings/column-basis.ts';
import { parseWeight } from '../headings/parse-weight.ts';
import { namedServings } from './named-servings.ts';
import type { RowCells } from './row-cells.ts';

/** Whether amounts of a row are per serving, whose weight it must give. */
export function isPerServing({ columns: { nutrients } }: RowCells, basis: AmountBasis): boolean {
  return (
    basis === 'serving' || nutrients.some(([, of]) => of.some((one) => one.basis === 'serving'))
  );
}

/** The weight of all that is sold behind the name of a food: "Grilled wings (136 g)". Ounces may be a mass or a volume. */
const WEIGHT_BEHIND = /\((?:ca\.?\s*)?(\d+(?:[.,]\d+)?\s*(?:k?g|[mcd]?l|fl\.?\s?oz))\)\s*$/i;

/** A serving that is all that is sold under the name. A bowl, a scoop or a portion may be a part of it. */
const WHOLE =
  /^(?:(?:1|one|an?|per|je|pro|eine?)\s)?(?:order|bottle|can|tin|pack(?:et|age)?|bestellung|flasche|dose|packung|päckchen)$/i;

/**
 * The serving sizes in a row, and the one that has no weight.
 *
 * @param name the name of a food whose amounts are per serving; blank for any other food
 */
export function readServings(
  cells: RowCells,
  name: string,
): {
  readonly servings: readonly ServingSize[];
  readonly unweighed: string;
} {
  const given = cells.servingSize();
  const behind = WHOLE.test(given) ? WEIGHT_BEHIND.exec(name)?.[1] : undefined;
  const label = behind === undefined ? given : `${given} (${behind}, by the name)`;
  const size = parseWeight(label);
  const servings = namedServings({
    serving: size === undefined ? undefined : { label, ...size },
    list: cells.text('measures'),
    columns: cells.columns.measures.flatMap(({ type, unit, factor, position }) => {
      const amount = measureAt(cells, position, { unit, factor });
      if (amount <= 0) cells.badAmount(position, 'a number above 0, or an empty cell');
      return amount > 0 ? [{ type, amount, unit }] : [];
    }),
    weighed: cells.columns.weighed.flatMap(({ label: at, weight }) => {
      const amount = measureAt(cells, weight, { unit: 'g', factor: 1 });
      if (amount < 0) cells.badAmount(weight, 'a number above 0, or an empty cell');
      return amount > 0 && cells.at(at) !== ''
        ? [{ label: cells.at(at), amount, unit: 'g' as const }]
        : [];
    }),
    refuse: (part) => cells.bad('measures', part, 'measures such as "1 slice = 30 g"'),
  });
  // A column such as `slice_g` may give the weight.
  const isUnweighed = size === undefined && servings.length === 0 && /\p{L}/u.test(label);
  return { servings, unweighed: isUnweighed ? label : '' };
}

/** The size of a measure in the unit of its column, which a cell may repeat: "60 g", "250 ml". NaN if unknown. */
function measureAt(
  cells: RowCells,
  position: number,
  { unit, factor }: { readonly unit: 'g' | 'ml'; readonly factor: number },
): number {
  const own = parseWeight(cells.at(position));
  if (own?.unit === unit) return own.amount;
  const found = own === undefined ? cells.amountAt(position) : undefined;
  if (found !== undefined && (found.unit === undefined || Number.isNaN(found.amount))) {
    return found.amount * factor;
  }
  const converted = unit === 'g' && found?.unit && toUnit(found.amount, found.unit, unit);
  return converted || 0;
}
