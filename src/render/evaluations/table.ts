import { Chalk, type ChalkInstance } from 'chalk';
import type { EvaluatedTotals } from '../../engine/group-sink.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { Unsure, UnsureByEvaluation } from '../../evaluation/explaining/unsure-shares.ts';
import { type Words, wordsIn } from '../../language/words.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import { renderCard, renderTable } from '../tables/render-table.ts';
import { CARDS } from './cards.ts';
import { tableColumns } from './columns.ts';
import { type DayScore, dayBars } from './day-bars.ts';
import type { Renderer, Rendering } from './rendering.ts';
import { unsureRemark } from './unsure-remark.ts';

/**
 * Longer tables are split, with the heading repeated, because the time for the layout of a table grows with the square
 * of its rows.
 */
const ROWS_PER_TABLE = 200;

/** Evaluated groups as tables of the columns that fit. */
export function tableRenderer(
  { groupBy, hasSkipped, language, width }: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const columns = tableColumns(plan);
  const names = [
    ...groupBy,
    ...(hasSkipped ? ['left_out'] : []),
    ...columns.map(({ name }) => name),
  ];
  const words = wordsIn(language);
  const head = names.map((name, position) =>
    position < groupBy.length ? name.replaceAll('_', '\n') : words.messages.tables.column(name),
  );
  let rows: string[][] = [];
  let isEmpty = true;
  const flush = () => {
    out.text(renderTable(head, rows, width));
    rows = [];
    isEmpty = false;
  };
  return {
    begin() {},
    group(group) {
      rows.push([
        ...group.labels().map(escapeControls),
        ...(hasSkipped ? [String(group.skipped)] : []),
        ...columns.map(({ index }) => cell(group.values[index] as number, words)),
      ]);
      if (rows.length === ROWS_PER_TABLE) flush();
    },
    end() {
      if (rows.length > 0 || isEmpty) flush();
    },
  };
}

function cell(value: number, { fixed }: Words): string {
  return Number.isNaN(value) ? '-' : fixed(rounded(value), 2);
}

/** More days than this need a table of days. */
const MAX_DAYS = 31;

/**
 * A card for each evaluation of the whole input. If the run has groups, such as days, the index has a bar for each of
 * them.
 */
export function cardRenderer(
  { isColourful, language, width, isMean = false }: Rendering,
  { evaluations }: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  const words = wordsIn(language);
  const days: DayScore[] = [];
  const cardOf = <Name extends EvaluationName>(
    name: Name,
    { result }: EvaluatedTotals,
    unsure: Unsure | undefined,
  ) => {
    const shown = CARDS[name](result(name), words, chalk);
    const doubts = unsure === undefined ? [] : unsureRemark(name, unsure, words);
    const card = renderCard({ ...shown, remarks: [...shown.remarks, ...doubts] }, width);
    return name === 'healthy-eating-index' ? card + dayText(days, words, chalk) : card;
  };
  const writeCards = (totals: EvaluatedTotals, unsure: UnsureByEvaluation | undefined) =>
    out.text(evaluations.map((name) => cardOf(name, totals, unsure?.[name])).join('\n'));
  return {
    begin() {},
    group(group) {
      if (isMean) {
        writeCards(group, group.unsure());
        return;
      }
      const label = group.labels().find((text) => text !== '');
      if (label === undefined || days.length > MAX_DAYS) return;
      const { totalScore, components } = group.result('healthy-eating-index');
      const maxScore = components.reduce((sum, row) => sum + row.maxScore, 0);
      days.push({ label, score: totalScore, maxScore });
    },
    end(_, { whole, unsure }) {
      if (!isMean) writeCards(whole, unsure);
    },
  };
}

function dayText(days: readonly DayScore[], words: Words, chalk: ChalkInstance): string {
  if (days.length < 2 || days.length > MAX_DAYS) return '';
  return `\n${words.messages.tables.dayByDay}\n\n${dayBars(days, words, chalk)
    .map((line) => `${line}\n`)
    .join('')}`;
}
