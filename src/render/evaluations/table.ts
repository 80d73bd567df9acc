import { Chalk, type ChalkInstance } from 'chalk';
import type { EvaluatedTotals } from '../../engine/group-sink.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { rounded } from '../../text/rounding.ts';
import { visible } from '../../text/visible.ts';
import { renderCard, renderTable } from '../tables.ts';
import { CARDS } from './cards.ts';
import { tableColumns } from './columns.ts';
import { type DayScore, dayBars } from './day-bars.ts';
import type { Renderer, Rendering } from './rendering.ts';

/** Longer tables are cut, and the head is repeated, since laying a table out takes the square of its rows. */
const ROWS_PER_TABLE = 200;

/** Evaluated groups as tables of the columns that there is room for. */
export function tableRenderer(
  { groupBy, hasSkipped }: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const columns = tableColumns(plan);
  const names = [
    ...groupBy,
    ...(hasSkipped ? ['left_out'] : []),
    ...columns.map(({ name }) => name),
  ];
  const head = names.map((name) => name.replaceAll('_', '\n'));
  let rows: string[][] = [];
  let isEmpty = true;
  const flush = () => {
    out.text(renderTable(head, rows));
    rows = [];
    isEmpty = false;
  };
  return {
    begin() {},
    group(group) {
      rows.push([
        ...group.labels().map(visible),
        ...(hasSkipped ? [String(group.skipped)] : []),
        ...columns.map(({ index }) => cell(group.values[index] as number)),
      ]);
      if (rows.length === ROWS_PER_TABLE) flush();
    },
    end() {
      if (rows.length > 0 || isEmpty) flush();
    },
  };
}

function cell(value: number): string {
  return Number.isNaN(value) ? '-' : rounded(value).toFixed(2);
}

/** More days than this need a table of days. */
const MAX_DAYS = 31;

/**
 * A card for each evaluation of the whole input. Where the run has groups, such as days, the index has a bar for
 * each of them.
 */
export function cardRenderer(
  { isColourful }: Rendering,
  { evaluations }: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  const days: DayScore[] = [];
  const cardOf = <Name extends EvaluationName>(name: Name, { result }: EvaluatedTotals) => {
    const card = renderCard(CARDS[name](result(name), chalk));
    return name === 'healthy-eating-index' ? card + dayText(days, chalk) : card;
  };
  return {
    begin() {},
    group(group) {
      const label = group.labels().find((text) => text !== '');
      if (label === undefined || days.length > MAX_DAYS) return;
      const { totalScore, components } = group.result('healthy-eating-index');
      const maxScore = components.reduce((sum, row) => sum + row.maxScore, 0);
      days.push({ label, score: totalScore, maxScore });
    },
    end: (_, whole) => out.text(evaluations.map((name) => cardOf(name, whole)).join('\n')),
  };
}

function dayText(days: readonly DayScore[], chalk: ChalkInstance): string {
  if (days.length < 2 || days.length > MAX_DAYS) return '';
  return `\nDay by day\n\n${dayBars(days, chalk)
    .map((line) => `${line}\n`)
    .join('')}`;
}
