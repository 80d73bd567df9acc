import { type Words, wordsIn } from '../../language/words.ts';
import type { ExplainedGroup, NamedSwap } from '../../operations/explain/explain-meals.ts';
import { explanationBody } from '../../presentation/explanation-body.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import { missingInputRemarks } from '../coverage-remarks.ts';
import type { Format, ListStyle } from '../formats.ts';
import { withLabelColumns } from '../label-columns.ts';
import { type RecordColumn, renderRecords } from '../render-records.ts';
import { wrapText } from '../tables/wrap-text.ts';

/** The number of foods in a table; files have them all. */
const MOST_FOODS = 15;

/** Components of a food that a table names. */
const MOST_COMPONENTS = 3;

/** An effect below this shows as 0.0. */
const NO_POINTS = 0.05;

/** Renders an explained group: tables and JSON have the swaps, CSV has a row for each food. */
export async function renderExplanation(
  groups: readonly ExplainedGroup[],
  by: readonly string[],
  format: Format,
  style: ListStyle,
  words: Words = wordsIn('en'),
): Promise<string> {
  switch (format) {
    case 'json': {
      const bodies = groups.map((group) => explanationBody(group, by));
      return `${JSON.stringify(by.length === 0 ? (bodies[0] ?? null) : bodies, null, 2)}\n`;
    }
    case 'ndjson':
      return groups.map((group) => `${JSON.stringify(explanationBody(group, by))}\n`).join('');
    case 'csv':
      return renderRecords(csvColumns(groups, by), foodRows(groups), 'csv', style);
    case 'table': {
      const tables: string[] = [];
      for (const group of groups) tables.push(await groupText(group, by, style.width, words));
      return tables.join('\n');
    }
  }
}

interface FoodRow {
  readonly group: ExplainedGroup;
  readonly food: ExplainedGroup['foods'][number];
}

function foodRows(groups: readonly ExplainedGroup[]): FoodRow[] {
  return groups.flatMap((group) => group.foods.map((food) => ({ group, food })));
}

function csvColumns(
  [first]: readonly ExplainedGroup[],
  by: readonly string[],
): RecordColumn<FoodRow>[] {
  return withLabelColumns(by, ({ group }) => group.labels, [
    { name: 'food_id', cell: ({ food }) => food.id },
    { name: 'name', cell: ({ food }) => food.name },
    { name: 'grams', cell: ({ food }) => rounded(food.grams) },
    { name: 'kcal', cell: ({ food }) => rounded(food.kcal) },
    { name: 'points', cell: ({ food }) => rounded(food.points) },
    { name: 'total_score_without', cell: ({ food }) => rounded(food.without.totalScore) },
    ...(first?.score.components ?? []).map(({ component }, place) => ({
      name: component,
      cell: ({ food }: FoodRow) => rounded(food.components[place] as number),
    })),
  ]);
}

async function groupText(
  group: ExplainedGroup,
  by: readonly string[],
  width: number | undefined,
  words: Words,
): Promise<string> {
  const { renderTable } = await import('../tables/render-table.ts');
  const { labels, score, foods, swaps } = group;
  const { fixed, messages } = words;
  const { explanations } = messages;
  const { food, points, mostBy } = explanations;
  const heading = by
    .map((label, place) => `${label} ${escapeControls(labels[place] ?? '')}`)
    .join(', ');
  const rows = foods
    .slice(0, MOST_FOODS)
    .map(({ name, grams, kcal, points, components }) => [
      escapeControls(name),
      fixed(grams, 0),
      fixed(kcal, 0),
      signed(points, words),
      componentText(components, score.components, words),
    ]);
  const more = foods.length - rows.length;
  const unknown = missingInputRemarks(score.missingInputs, words);
  const fold = (text: string) => (width === undefined ? text : wrapText(text, width));
  return [
    ...(heading === '' ? [] : [`${heading}\n\n`]),
    `${explanations.score(fixed(score.totalScore, 1))}\n`,
    ...unknown.map((line) => `${fold(line)}\n`),
    '\n',
    `${explanations.effects}\n\n`,
    renderTable([food, 'g', 'kcal', points, mostBy], rows, width),
    ...(more > 0 ? [`${explanations.moreFoods(String(more))}\n`] : []),
    ...(swaps.length === 0
      ? [`\n${explanations.noSwap}\n`]
      : [`\n${explanations.swaps}\n\n`, ...swaps.map((swap) => fold(swapLine(swap, words)))]),
  ].join('');
}

function componentText(
  effects: readonly number[],
  components: ExplainedGroup['score']['components'],
  words: Words,
): string {
  return effects
    .map((points, place) => ({ points, label: components[place]?.label ?? '' }))
    .filter(({ points }) => Math.abs(points) >= NO_POINTS)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_COMPONENTS)
    .map(({ points, label }) => `${words.term(label)} ${signed(points, words)}`)
    .join(', ');
}

function swapLine(
  { instead, keptGrams, added, score, gain, names }: NamedSwap,
  words: Words,
): string {
  const { fixed, messages } = words;
  const { explanations } = messages;
  const what = `${fixed(added.grams, 0)} g ${escapeControls(names.added)}`;
  const left = `${fixed(instead.grams, 0)} g ${escapeControls(names.instead)}`;
  const kept = keptGrams > 0 ? explanations.stays(fixed(keptGrams, 0)) : '';
  const line = explanations.swap(signed(gain, words), fixed(score.totalScore, 1), what, left);
  return `  ${line}${kept}\n`;
}

function signed(points: number, { fixed }: Words): string {
  const isZero = Math.abs(points) < NO_POINTS;
  const text = fixed(isZero ? 0 : points, 1);
  return points > 0 && !isZero ? `+${text}` : text;
}
