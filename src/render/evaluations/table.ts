import { Chalk, type ChalkInstance } from 'chalk';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { rounded } from '../../text/rounding.ts';
import { visible } from '../../text/visible.ts';
import { renderCard, renderTable } from '../tables.ts';
import { CARDS } from './cards.ts';
import { type Column, columnsOf } from './columns.ts';
import { type DayScore, dayBars } from './day-bars.ts';
import type { Renderer, Rendering } from './renderer.ts';

/** Longer tables are cut, with the head said again: laying one out takes the square of its rows. */
const ROWS_A_TABLE = 200;

/** Evaluated groups as tables of the columns that there is room for. */
export function tableRenderer(
  { by, evaluations, hasSkipped: hasLeftOut }: Rendering,
  run: EvaluationRun,
  out: ByteWriter,
): Renderer {
  const isAlone = evaluations.length === 1;
  const columns = columnsOf(evaluations, run).filter(
    ({ inTables }) => inTables === 'always' || (isAlone && inTables === 'if alone'),
  );
  const names = [...by, ...(hasLeftOut ? ['left_out'] : []), ...columns.map(({ name }) => name)];
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
    group({ groups, group, skipped: leftOut, figures }) {
      rows.push([
        ...groups.labels(group).map(visible),
        ...(hasLeftOut ? [String(leftOut)] : []),
        ...columns.map((column) => cell(column, figures)),
      ]);
      if (rows.length === ROWS_A_TABLE) flush();
    },
    end() {
      if (rows.length > 0 || isEmpty) flush();
    },
  };
}

function cell({ place, text }: Column, figures: Float64Array): string {
  if (text !== undefined) return text(figures, place);
  const figure = figures[place] as number;
  return Number.isNaN(figure) ? '-' : rounded(figure).toFixed(2);
}

/** More days than these are for a table by days. */
const MAX_DAYS = 31;

/**
 * A card for each evaluation of what was eaten in all. Where groups are told apart, as by a column of days, the index
 * has a bar for each of them.
 */
export function cardRenderer(
  { evaluations, isColourful }: Rendering,
  run: EvaluationRun,
  out: ByteWriter,
): Renderer {
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  const days: DayScore[] = [];
  const card = <Name extends EvaluationName>(name: Name, figures: Float64Array) =>
    renderCard(CARDS[name](run.result(name, figures), chalk));
  const cardOf = (name: EvaluationName, figures: Float64Array) =>
    card(name, figures) + (name === 'healthy-eating-index' ? dayText(days, chalk) : '');
  return {
    begin() {},
    group({ groups, group, figures }) {
      const label = groups.labels(group).find((text) => text !== '');
      if (label === undefined || days.length > MAX_DAYS) return;
      const { totalScore, components } = run.result('healthy-eating-index', figures);
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
