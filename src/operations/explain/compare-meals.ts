import { evaluateBy } from '../../evaluation/evaluations.ts';
import type { IndexScore, MissingInput } from '../../evaluation/indices/index-score.ts';
import {
  foodPatternGapSlot,
  foodPatternSlot,
  GRAMS,
  nutrientSlot,
} from '../../evaluation/layout.ts';
import { coverage, type Totals } from '../../evaluation/totals.ts';
import { DAY_LABEL } from '../../meals/entries/labels.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { operation } from '../operation.ts';
import { COMPARE_INPUT } from './compare-input.ts';
import { type EatenGroup, foodsEaten, type RecordNeeds } from './foods-eaten.ts';
import type { CountedLabel, Periods } from './period-counter.ts';

const INDEX = 'healthy-eating-index';

/** A figure of two records side by side; null if it is unknown. */
export interface ComparedFigure {
  readonly kind: 'score' | 'food pattern' | 'nutrient';
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly a: number | null;
  readonly b: number | null;
  /** b - a. */
  readonly difference: number | null;
  /** The difference as a share of the larger of the two, 0 to 1. */
  readonly share: number | null;
}

/**
 * Two records and their figures: first the scores, beginning with the largest difference, then the other figures
 * likewise.
 */
export interface Comparison {
  readonly a: string;
  readonly b: string;
  readonly figures: readonly ComparedFigure[];
  /** The label by whose values the amounts were averaged; undefined for sums. */
  readonly per: string | undefined;
  /** The days of each record, or the values of the label of `per`. */
  readonly periods: readonly [a: Periods, b: Periods];
  /** Whether these are groups of a file in which every group has one value of the label of `per`. */
  readonly areMeansSums: boolean;
  /** The label of `per` that compares means of a day; undefined if an entry of either record has no day, or a time of it. */
  readonly dayLabel: string | undefined;
  /** Inputs of the index that some of the foods of either record lack. */
  readonly missingInputs: readonly [a: readonly MissingInput[], b: readonly MissingInput[]];
  readonly entries: number;
  readonly skipped: number;
}

/** Compares two records, or two groups of one file, side by side. */
export const compareMeals = operation({
  name: 'compare',
  summary: 'Show two records side by side, largest differences first',
  input: COMPARE_INPUT,
  http: { notOffered: 'It reads files, and the specification has no route for it' },
  async run(
    needs: RecordNeeds,
    { a, b, in: file, by: labels = [], per, ...input },
  ): Promise<Comparison> {
    const counted: CountedLabel =
      per === undefined
        ? { label: DAY_LABEL, isOptional: true }
        : { label: per, isOptional: false };
    const sums = async (name: string, groupBy: readonly string[]) =>
      foodsEaten(needs, { ...input, files: [name], by: [...groupBy] }, counted);
    const isMean = per !== undefined;
    if (file !== undefined) {
      if (labels.length === 0) throw missingLabels();
      const { groups, entries, skipped } = await sums(file, labels);
      const [one, other] = [sideOf(groupOf(groups, a), isMean), sideOf(groupOf(groups, b), isMean)];
      const areMeansSums = isMean && groups.every(({ periods }) => periods.count === 1);
      return { a, b, per, areMeansSums, ...compared(one, other), entries, skipped };
    }
    const [one, other] = [await sums(a, []), await sums(b, [])];
    return {
      a,
      b,
      per,
      areMeansSums: false,
      ...compared(sideOf(wholeOf(one.groups, a), isMean), sideOf(wholeOf(other.groups, b), isMean)),
      entries: one.entries + other.entries,
      skipped: one.skipped + other.skipped,
    };
  },
});

/** One of the two records. */
interface Side {
  /** Sums, or means over the periods. */
  readonly totals: Totals;
  readonly periods: Periods;
}

/** @param isMean whether amounts are divided by the number of periods */
function sideOf({ byFood, periods }: EatenGroup, isMean: boolean): Side {
  const totals = byFood.regroup(() => []).totals(0);
  if (!isMean) return { totals, periods };
  const { count } = periods;
  if (count === 0) throw new Error('a mean needs at least one period');
  return { totals: { ...totals, amounts: totals.amounts.map((sum) => sum / count) }, periods };
}

function missingLabels(): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: 'Cannot compare groups without a column that defines them',
    expected: '--by with the column of the groups',
  });
}

/** The group whose values, joined by commas, are a text. */
function groupOf(groups: readonly EatenGroup[], name: string): EatenGroup {
  const [found, other] = groups.filter(({ labels }) => labels.join(',') === name);
  if (other !== undefined) {
    throw new ViandError({
      code: 'request/invalid',
      message: `Several groups are called ${quoted(name)}, because their labels contain commas`,
      value: name,
      expected: 'labels that differ when a comma joins them',
    });
  }
  if (found !== undefined) return found;
  const known = groups.slice(0, 10).map(({ labels }) => labels.join(','));
  throw new ViandError({
    code: 'request/invalid',
    message: `Cannot find the group ${quoted(name)}`,
    value: name,
    expected: `one of ${known.join('; ')}${groups.length > known.length ? '; ...' : ''}`,
  });
}

function wholeOf([group]: readonly EatenGroup[], file: string): EatenGroup {
  if (group !== undefined) return group;
  throw new ViandError({
    code: 'meal/no-entries',
    message: 'Cannot compare a record without valid entries',
    value: file,
    expected: 'a meal file with entries',
  });
}

/** The figures of two records, and what is behind them. */
function compared(
  { totals: one, periods }: Side,
  { totals: other, periods: otherPeriods }: Side,
): Pick<Comparison, 'figures' | 'periods' | 'dayLabel' | 'missingInputs'> {
  const [a, b] = [evaluateBy(INDEX, one), evaluateBy(INDEX, other)];
  return {
    figures: [
      ...scores(a, b).sort(byDifference),
      ...amounts(one, other)
        .filter(({ share }) => share !== null)
        .sort((first, second) => (second.share as number) - (first.share as number)),
    ],
    periods: [periods, otherPeriods],
    dayLabel: dayLabelOf(periods, otherPeriods),
    missingInputs: [a.missingInputs, b.missingInputs],
  };
}

/** A label whose values are the days of both records: the name of the column, or the label by which it was found. */
function dayLabelOf(a: Periods, b: Periods): string | undefined {
  if (a.blanks + b.blanks > 0 || a.times !== undefined || b.times !== undefined) return undefined;
  const isName = a.column === b.column && /^[\p{L}\d_-]+$/u.test(a.column ?? '');
  return isName ? a.column : DAY_LABEL;
}

function scores(a: IndexScore, b: IndexScore): ComparedFigure[] {
  const total = { name: 'total_score', label: 'Total', unit: '' };
  return [
    figure('score', total, a.totalScore, b.totalScore),
    ...a.components.map(({ component, label, score }, place) =>
      figure('score', { name: component, label, unit: '' }, score, b.components[place]?.score),
    ),
  ];
}

function amounts(one: Totals, other: Totals): ComparedFigure[] {
  const amountOf = ({ amounts: sums }: Totals, slot: number, gap: number) =>
    (sums[GRAMS] as number) > 0 && coverage(sums, gap) === 0 ? undefined : sums[slot];
  const { layout } = one;
  return [
    ...FOOD_PATTERNS.map((pattern) => {
      const slot = foodPatternSlot(layout, pattern.name);
      const gap = foodPatternGapSlot(layout, pattern.name);
      const of = (totals: Totals) => amountOf(totals, slot, gap);
      return figure('food pattern', pattern, of(one), of(other));
    }),
    ...NUTRIENTS.map((row) => {
      const slot = nutrientSlot(layout, row.name);
      const gap = nutrientSlot(layout, row.name, 'nutrientGapSlots');
      const of = (totals: Totals) => amountOf(totals, slot, gap);
      return figure('nutrient', row, of(one), of(other));
    }),
  ];
}

function figure(
  kind: ComparedFigure['kind'],
  { name, label, unit }: Pick<ComparedFigure, 'name' | 'label' | 'unit'>,
  a: number | undefined,
  b: number | undefined,
): ComparedFigure {
  if (a === undefined || b === undefined) {
    return { kind, name, label, unit, a: a ?? null, b: b ?? null, difference: null, share: null };
  }
  const larger = Math.max(Math.abs(a), Math.abs(b));
  return {
    kind,
    name,
    label,
    unit,
    a,
    b,
    difference: b - a,
    share: larger === 0 ? 0 : Math.abs(b - a) / larger,
  };
}

/** The total stays first. */
function byDifference(one: ComparedFigure, other: ComparedFigure): number {
  if (one.name === 'total_score') return -1;
  if (other.name === 'total_score') return 1;
  return Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0);
}
