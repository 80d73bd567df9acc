import {
  type FoodPatternName,
  type FoodPatternVector,
  foodPattern,
} from '../../../model/food-patterns.ts';

/** Food patterns that are corrected together: their shares of each other stay the same. */
export interface PatternGroup {
  readonly name: string;
  /** Positions of the food patterns whose sum is the amount of the group. */
  readonly members: readonly number[];
  /** The position of the member that gets the whole amount if the shares are unknown. */
  readonly usual: number;
}

const at = (name: FoodPatternName) => foodPattern(name).position;

function group(name: string, usual: FoodPatternName, ...others: FoodPatternName[]): PatternGroup {
  return { name, members: [usual, ...others].map(at), usual: at(usual) };
}

/** The groups whose amounts the trees correct. Together they are everything that the Healthy Eating Index needs. */
export const PATTERN_GROUPS: readonly PatternGroup[] = [
  group('whole fruit', 'f_other', 'f_citmlb'),
  group('fruit juice', 'f_juice'),
  group('dark green vegetables', 'v_drkgr'),
  group(
    'further vegetables',
    'v_other',
    ...(['v_redor_tomato', 'v_redor_other', 'v_starchy_potato', 'v_starchy_other'] as const),
  ),
  group('legumes', 'pf_legumes'),
  group('whole grains', 'g_whole'),
  group('refined grains', 'g_refined'),
  group('meat', 'pf_meat', 'pf_curedmeat', 'pf_organ', 'pf_poult'),
  group('seafood', 'pf_seafd_low', 'pf_seafd_hi'),
  group('eggs', 'pf_eggs'),
  group('soy', 'pf_soy'),
  group('nuts', 'pf_nutsds'),
  group('dairy', 'd_milk', 'd_yogurt', 'd_cheese'),
  group('added sugars', 'add_sugars'),
];

/**
 * Totals of FPED with their parts, and the most of them in 100 g by FPED's definitions: 3.53 ounce
 * equivalents of meat are 100 g of it, 6.25 of grains 100 g of flour.
 */
const TOTALS = (
  [
    ['f_total', ['f_citmlb', 'f_other', 'f_juice'], 2.22],
    ['v_redor_total', ['v_redor_tomato', 'v_redor_other'], 10],
    ['v_starchy_total', ['v_starchy_potato', 'v_starchy_other'], 10],
    ['v_total', ['v_drkgr', 'v_redor_total', 'v_starchy_total', 'v_other'], 10],
    ['g_total', ['g_whole', 'g_refined'], 6.25],
    [
      'pf_mps_total',
      ['pf_meat', 'pf_curedmeat', 'pf_organ', 'pf_poult', 'pf_seafd_hi', 'pf_seafd_low'],
      3.53,
    ],
    ['pf_eggs', [], 2],
    ['pf_nutsds', [], 7.05],
    ['pf_total', ['pf_mps_total', 'pf_eggs', 'pf_soy', 'pf_nutsds'], 15],
    ['d_total', ['d_milk', 'd_yogurt', 'd_cheese'], 4],
  ] satisfies [FoodPatternName, FoodPatternName[], number][]
).map(([name, parts, most]) => ({ total: at(name), parts: parts.map(at), most }));

/** Cup equivalents of legumes as vegetables in an ounce equivalent of them as protein foods (FPED). */
const LEGUME_CUPS = 0.25;

const [LEGUMES, LEGUME_VEGETABLES] = [at('pf_legumes'), at('v_legumes')];

/** The amount of a group, such as all seafood. */
export function groupAmount(patterns: FoodPatternVector, { members }: PatternGroup): number {
  return members.reduce((sum, member) => sum + (patterns[member] as number), 0);
}

/**
 * Food patterns with other amounts of the groups, and totals that follow from them.
 *
 * @param amounts in the order of {@link PATTERN_GROUPS}, 0 or more
 */
export function withGroupAmounts(
  patterns: FoodPatternVector,
  amounts: readonly number[],
): FoodPatternVector {
  const changed = patterns.slice();
  PATTERN_GROUPS.forEach((group, index) => {
    const [before, after] = [groupAmount(patterns, group), amounts[index] as number];
    if (before === 0) changed[group.usual] = after;
    else for (const member of group.members) scale(changed, member, after / before);
  });
  changed[LEGUME_VEGETABLES] = (changed[LEGUMES] as number) * LEGUME_CUPS;
  for (const { total, parts, most } of TOTALS) {
    const before = patterns[total] as number;
    const change = parts.reduce(
      (sum, part) => sum + (changed[part] as number) - (patterns[part] as number),
      0,
    );
    const amount = parts.length === 0 ? (changed[total] as number) : Math.max(0, before + change);
    const limit = Math.max(most, before);
    changed[total] = Math.min(limit, amount);
    if (amount > limit) for (const part of parts) scale(changed, part, limit / amount);
  }
  return changed;
}

function scale(patterns: FoodPatternVector, position: number, factor: number): void {
  patterns[position] = (patterns[position] as number) * factor;
}
