import type { EvaluatedGroup } from '../../engine/group-sink.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { PlannedMetric } from '../../evaluation/metric.ts';
import { forEachUnusualValue } from '../../evaluation/unusual-values.ts';
import { billionthsText } from '../../text/numbers/billionths.ts';
import { rounded } from '../../text/numbers/rounding.ts';

/** A column with the numbers of a metric. */
export interface MetricColumn {
  readonly name: string;
  readonly metric: PlannedMetric;
  readonly index: number;
  /** The slot of the sum that the figure copies with all its digits; -1 for none. */
  readonly exactSlot: number;
}

/** A column that lists the names and values of some figures: `zinc 1.5; iron 2`. */
export interface ListColumn {
  readonly name: string;
  readonly meaning: string;
  /** The unit of the listed figures; empty for shares. */
  readonly unit: string;
  readonly each: (group: EvaluatedGroup, take: TakeListed) => void;
}

/**
 * Takes a figure of a list.
 *
 * @param exactSlot the slot of the sum that it copies with all its digits; -1 for none
 */
export type TakeListed = (name: string, figure: number, exactSlot: number) => void;

/** A column of results, a row a group. */
export type Column = MetricColumn | ListColumn;

/** The separator between the figures of a list. */
export const BETWEEN_LISTED = '; ';

/** The text of a list; empty if there are no figures. */
export function listText({ each }: ListColumn, group: EvaluatedGroup): string {
  const listed: string[] = [];
  each(group, (name, figure, exactSlot) => {
    const text = exactSlot < 0 ? rounded(figure) : billionthsText(group.sumOf(exactSlot));
    listed.push(`${name} ${text}`);
  });
  return listed.join(BETWEEN_LISTED);
}

/** The columns of files. They are always the same, so that files can be combined. */
export function fileColumns({ evaluations, metrics, exactSlots }: EvaluationPlan): Column[] {
  const all = metrics.map((metric, index) => ({
    name: metric.column,
    metric,
    index,
    exactSlot: exactSlots[index] as number,
  }));
  return evaluations.flatMap((evaluation): Column[] => {
    const own = all.filter(({ metric }) => metric.evaluation === evaluation);
    const lists = new Set(own.flatMap(({ metric }) => metric.listed?.in ?? []));
    return [
      ...own.filter(({ metric }) => metric.shownIn !== 'programs'),
      ...Array.from(lists, (list) =>
        listColumn(
          list,
          own.filter(({ metric }) => metric.listed?.in === list),
        ),
      ),
      unsureColumn(evaluation, own),
    ];
  });
}

/** The columns that fit into a table on a terminal. */
export function tableColumns(plan: EvaluationPlan): Pick<MetricColumn, 'name' | 'index'>[] {
  const isAlone = plan.evaluations.length === 1;
  return plan.metrics.flatMap((metric, index) => {
    const { shownIn, column: name } = metric;
    const isShown = shownIn === 'tables' || (isAlone && shownIn === 'own tables');
    return isShown ? [{ name, index }] : [];
  });
}

/** A column of the names and values of metrics. */
function listColumn(name: string, lists: readonly MetricColumn[]): ListColumn {
  const entries = lists.map(({ metric, index, exactSlot }) => {
    const { as, usual, together } = metric.listed as NonNullable<PlannedMetric['listed']>;
    return { as, usual, together, index, exactSlot };
  });
  const first = lists[0] as MetricColumn;
  return {
    name: `${prefixOf(first)}${name}`,
    meaning: listOf(first.metric.meaning.replace(/^[^:]*: /, '')),
    unit: first.metric.unit,
    each({ values }, take) {
      forEachUnusualValue(
        entries,
        ({ index }) => values[index] as number,
        (as, value, { exactSlot }) => take(as, value, exactSlot),
      );
    },
  };
}

/** The share of each figure that depends on uncertain matches or assumed sizes; certain figures are not listed. */
function unsureColumn(evaluation: EvaluationName, own: readonly MetricColumn[]): ListColumn {
  return {
    name: `${prefixOf(own[0] as MetricColumn)}unsure`,
    meaning: listOf('share that rests on uncertain matches or assumed sizes'),
    unit: '',
    each(group, take) {
      const shares = group.unsure()?.[evaluation]?.shares ?? {};
      for (const [figure, share] of Object.entries(shares)) if (share > 0) take(figure, share, -1);
    },
  };
}

function listOf(what: string): string {
  return `List, where there are any: ${what}`;
}

/** The prefix of the metric's name in the name of its column. */
function prefixOf({ metric }: MetricColumn): string {
  return metric.column.slice(0, metric.column.length - metric.name.length);
}
