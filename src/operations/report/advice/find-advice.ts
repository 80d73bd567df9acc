import type { FoodCache } from '../../../engine/foods/food-cache.ts';
import { totalsOf } from '../../../engine/portion-totals.ts';
import { evaluateBy } from '../../../evaluation/evaluations.ts';
import type { IndexScore } from '../../../evaluation/indices/index-score.ts';
import { HEI_2015 } from '../../../evaluation/indices/tables/healthy-eating-index-2015.ts';
import { amountOf } from '../../../evaluation/known-amounts.ts';
import { nutrientTotal, type Totals } from '../../../evaluation/totals.ts';
import type { RecordedPortion } from '../collect-records.ts';
import { changedTotals, estimateAfter } from './changed-record.ts';
import { partnerGroupOf } from './partner-foods.ts';
import { type PossibleChange, possibleChanges } from './possible-changes.ts';
import type { Advice, Suggestion } from './suggestion.ts';

/** The most suggestions: nobody follows more than this at once. */
const MAX_SUGGESTIONS = 5;

/** The minimum gain of the whole score that is worth mentioning, in points. */
const LEAST_GAIN = 0.5;
/** The minimum gain of a component that is worth a line, in points. */
const LEAST_GAIN_OF_COMPONENT = 0.1;

/** With more additions than this, a record gets longer rather than better. */
const MAX_ADDITIONS = 2;
/** An addition counts half, since eating something else is easier to keep up than eating more. */
const WORTH_OF_ADDITION = 0.5;

/** A change keeps the energy of the record within these shares: the advice is not a weight-loss diet. */
const ENERGY_SHARES = { least: 0.75, most: 1.15 };

interface EvaluatedChange extends PossibleChange {
  readonly gain: number;
  /** Points by component, in their order. */
  readonly gains: readonly number[];
}

/**
 * Finds the changes of a record that raise its score most. Every change is evaluated in the record, and the suggested
 * ones are evaluated again by summing the whole changed record.
 */
export function findAdvice(
  portions: readonly RecordedPortion[],
  whole: Totals,
  index: IndexScore,
  foods: FoodCache,
): Advice {
  const record = { portions, whole, index, foods };
  const changes = possibleChanges(portions, foods)
    .flatMap((change) => evaluated(change, record))
    .sort((a, b) => worthOf(b) - worthOf(a));
  return { ...bestTogether(changes, record), byComponent: bestByComponent(changes, record) };
}

/** The changes that raise the score most, one after the other. */
function bestTogether(
  changes: readonly EvaluatedChange[],
  record: Record,
): Pick<Advice, 'suggestions' | 'scoreAfterAll'> {
  const { portions, whole, index, foods } = record;
  const suggestions: Suggestion[] = [];
  let scoreAfterAll = index.totalScore;
  for (const change of changes) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    if (change.gain < LEAST_GAIN || isInTheWay(change, suggestions)) continue;
    const suggestion = confirmed(change, record, LEAST_GAIN);
    if (suggestion === undefined) continue;
    // A change that helps alone may not help in addition to others, once a component has all its points.
    const all = changedTotals(portions, [...suggestions, suggestion], foods);
    const { totalScore } = evaluateBy('healthy-eating-index', all);
    if (totalScore < scoreAfterAll + LEAST_GAIN_OF_COMPONENT || !keepsEnergy(all, whole)) continue;
    suggestions.push(suggestion);
    scoreAfterAll = totalScore;
  }
  return { suggestions, scoreAfterAll };
}

/** The change that raises each component most; none for a component that lacks nothing, or that no change raises. */
function bestByComponent(
  changes: readonly EvaluatedChange[],
  record: Record,
): Advice['byComponent'] {
  const helpful = changes.filter(({ gain }) => gain >= LEAST_GAIN_OF_COMPONENT);
  const byComponent = new Map<string, Suggestion>();
  for (const [position, { component, maxScore, score }] of record.index.components.entries()) {
    if (maxScore - score < LEAST_GAIN_OF_COMPONENT) continue;
    const gainOf = ({ gains }: EvaluatedChange) => gains[position] as number;
    const best = helpful.reduce<EvaluatedChange | undefined>(
      (most, change) => (most === undefined || gainOf(change) > gainOf(most) ? change : most),
      undefined,
    );
    if (best === undefined || gainOf(best) < LEAST_GAIN_OF_COMPONENT) continue;
    const suggestion = confirmed(best, record, 0, position);
    if (suggestion !== undefined && suggestion.componentGain >= LEAST_GAIN_OF_COMPONENT)
      byComponent.set(component, suggestion);
  }
  return byComponent;
}

interface Record {
  readonly portions: readonly RecordedPortion[];
  readonly whole: Totals;
  readonly index: IndexScore;
  readonly foods: FoodCache;
}

function evaluated(change: PossibleChange, { whole, index, foods }: Record): EvaluatedChange[] {
  const after = estimateAfter(whole, change, foods);
  if (!keepsEnergy(after, whole)) return [];
  const { components, totalScore } = evaluateBy('healthy-eating-index', after);
  const gain = totalScore - index.totalScore;
  if (gain <= 0) return [];
  return [{ ...change, gain, gains: gainsOf(components, index) }];
}

/** A change of an eaten food is worth more than an additional food, so it may gain less. */
function worthOf({ kind, gain }: EvaluatedChange): number {
  return kind === 'add' ? gain * WORTH_OF_ADDITION : gain;
}

function keepsEnergy(after: Totals, before: Totals): boolean {
  const share = nutrientTotal(after, 'energy') / nutrientTotal(before, 'energy');
  return share >= ENERGY_SHARES.least && share <= ENERGY_SHARES.most;
}

function gainsOf(after: IndexScore['components'], before: IndexScore): number[] {
  return after.map(({ score }, position) => score - (before.components[position]?.score ?? 0));
}

/**
 * A change with the actual score of the changed record; undefined if that is too low. The gain of a component is that
 * of the component at the position, or of the one that gains most.
 */
function confirmed(
  { kind, changed, keptShare, added }: EvaluatedChange,
  { portions, whole, index, foods }: Record,
  least: number,
  position?: number,
): Suggestion | undefined {
  const change = { changed, keptShare, added };
  const { totalScore, components } = evaluateBy(
    'healthy-eating-index',
    changedTotals(portions, [change], foods),
  );
  const gain = totalScore - index.totalScore;
  if (gain <= least) return undefined;
  const gains = gainsOf(components, index);
  const shown = position ?? gains.indexOf(Math.max(...gains));
  const row = HEI_2015[shown];
  if (row === undefined) return undefined;
  return {
    kind,
    ...change,
    gain,
    component: row.component,
    componentGain: gains[shown] as number,
    contribution: mostContributed(index, totalsOf(foods.layout, changed), whole),
  };
}

/** The component with an upper limit to which some entries contribute most, if it lacks points. */
function mostContributed(
  { components }: IndexScore,
  part: Totals,
  whole: Totals,
): Suggestion['contribution'] {
  const contributions = HEI_2015.flatMap(({ component, density, bestAt, worstAt }, position) => {
    const { score = 0, maxScore = 0 } = components[position] ?? {};
    if (bestAt > worstAt || maxScore - score < LEAST_GAIN) return [];
    const sum = (totals: Totals) =>
      density.of.reduce((all, input) => all + amountOf(input, totals), 0);
    return sum(whole) > 0 ? [{ component, share: sum(part) / sum(whole) }] : [];
  });
  const [most = null] = contributions.sort((a, b) => b.share - a.share);
  return most;
}

/** Whether other changes concern the same entries or offer a food of the same kind, or there are enough additions. */
function isInTheWay(change: PossibleChange, others: readonly Suggestion[]): boolean {
  const group = groupOf(change);
  const additions = others.filter(({ kind }) => kind === 'add').length;
  return (
    (change.kind === 'add' && additions === MAX_ADDITIONS) ||
    others.some(
      (other) =>
        groupOf(other) === group ||
        change.changed.some((portion) => other.changed.includes(portion)),
    )
  );
}

function groupOf({ added }: Pick<Suggestion, 'added'>): string {
  return partnerGroupOf(added[0]?.foodId ?? '');
}
