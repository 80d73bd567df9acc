import type { EvaluationName } from '../operations/evaluation-names.ts';
import type { Evaluations } from '../operations/evaluations.ts';
import { BODIES, type Version } from '../presentation/versions.ts';
import { CARDS } from './evaluation-cards.ts';
import { type Cell, COLUMNS, type Column } from './evaluation-columns.ts';
import type { Format } from './formats.ts';
import { visible } from './visible.ts';

/** The results of one group, by evaluation. */
export interface EvaluatedGroup {
  readonly group: readonly string[];
  readonly results: Partial<Evaluations>;
  /** Entries of the group that the results are without. */
  readonly leftOut: number;
}

export interface Rendering {
  readonly format: Format;
  /** Of the specification's objects in JSON. */
  readonly version: Version;
  /** The labels the run groups by; none for the whole input as one. */
  readonly by: readonly string[];
  readonly evaluations: readonly EvaluationName[];
  /** Whether groups say how many of their entries were left out. */
  readonly hasLeftOut: boolean;
  readonly isColourful: boolean;
}

/** In front of a column where there are several evaluations, since some have columns of like names. */
const PREFIXES: Readonly<Record<EvaluationName, string>> = {
  'energy-density': 'energy_density_',
  'healthy-eating-index': 'hei_',
  'macro-distribution': 'macros_',
  'nutrition-summary': 'summary_',
};

/** Renders evaluated groups, a piece of text at a time. */
export async function renderEvaluations(
  groups: readonly EvaluatedGroup[],
  rendering: Rendering,
): Promise<Iterable<string>> {
  switch (rendering.format) {
    case 'json':
      return json(groups, rendering);
    case 'ndjson':
      return lines(groups, rendering);
    case 'csv':
      return csv(groups, rendering);
    case 'table':
      return rendering.by.length === 0 ? cards(groups, rendering) : table(groups, rendering);
  }
}

/** One document, a group at a time: all of them may be more than a string can hold. */
function* json(groups: readonly EvaluatedGroup[], rendering: Rendering): Generator<string> {
  const document = (group: EvaluatedGroup) => JSON.stringify(groupBody(group, rendering), null, 2);
  if (rendering.by.length === 0) {
    for (const group of groups) yield `${document(group)}\n`;
    return;
  }
  let before = '[';
  for (const group of groups) {
    yield `${before}\n  ${document(group).replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield groups.length === 0 ? '[]\n' : '\n]\n';
}

function* lines(groups: readonly EvaluatedGroup[], rendering: Rendering): Generator<string> {
  for (const group of groups) yield `${JSON.stringify(groupBody(group, rendering))}\n`;
}

/** The response body of the specification; of a grouped run with the labels beside it. */
function groupBody(
  { group, results, leftOut }: EvaluatedGroup,
  { by, evaluations, hasLeftOut, version }: Rendering,
): unknown {
  const bodies = evaluations.map((name) => [
    name.replaceAll('-', '_'),
    body(name, results, version),
  ]);
  const result = bodies.length === 1 ? bodies[0]?.[1] : Object.fromEntries(bodies);
  if (by.length === 0) return result;
  return {
    group: Object.fromEntries(by.map((label, index) => [label, group[index]])),
    ...(hasLeftOut ? { left_out: leftOut } : {}),
    result,
  };
}

function body<Name extends EvaluationName>(
  name: Name,
  results: Partial<Evaluations>,
  version: Version,
): object {
  return BODIES[version].evaluations[name](results[name] as Evaluations[Name]);
}

/** Rows that are turned into text at a time. */
const ROWS_AT_ONCE = 1000;

/** Longer tables are cut, with the head said again: laying one out takes the square of its rows. */
const ROWS_A_TABLE = 200;

function* piecesOf<Row>(rows: readonly Row[], length: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += length) {
    yield rows.slice(start, start + length);
  }
}

async function csv(
  groups: readonly EvaluatedGroup[],
  rendering: Rendering,
): Promise<Iterable<string>> {
  const { stringify } = await import('csv-stringify/sync');
  const columns = allColumns(groups, rendering);
  function* pieces(): Generator<string> {
    yield stringify([[...rendering.by, ...columns.map(({ name }) => name)]]);
    for (const rows of piecesOf(groups, ROWS_AT_ONCE)) {
      yield stringify(rows.map((row) => [...row.group, ...columns.map(({ cell }) => cell(row))]));
    }
  }
  return pieces();
}

async function table(
  groups: readonly EvaluatedGroup[],
  rendering: Rendering,
): Promise<Iterable<string>> {
  const { renderTable } = await import('./tables.ts');
  const isAlone = rendering.evaluations.length === 1;
  const columns = allColumns(groups, rendering).filter(
    ({ inTables }) => inTables === 'always' || (isAlone && inTables === 'if alone'),
  );
  const head = [...rendering.by, ...columns.map(({ name }) => name)];
  const heading = head.map((name) => name.replaceAll('_', '\n'));
  function* pieces(): Generator<string> {
    if (groups.length === 0) yield renderTable(heading, []);
    for (const some of piecesOf(groups, ROWS_A_TABLE)) {
      yield renderTable(
        heading,
        some.map((row) => [
          ...row.group.map(visible),
          ...columns.map(({ cell }) => shown(cell(row))),
        ]),
      );
    }
  }
  return pieces();
}

function shown(cell: Cell): string {
  if (cell === null) return '-';
  return typeof cell === 'number' ? cell.toFixed(2) : cell;
}

function allColumns(
  groups: readonly EvaluatedGroup[],
  { by, evaluations, hasLeftOut }: Rendering,
): Column<EvaluatedGroup>[] {
  const columns = evaluations.flatMap((name) =>
    columnsOf(name, groups, evaluations.length === 1 ? '' : PREFIXES[name]),
  );
  return hasLeftOut && by.length > 0 ? [LEFT_OUT, ...columns] : columns;
}

const LEFT_OUT: Column<EvaluatedGroup> = {
  name: 'left_out',
  inTables: 'always',
  cell: ({ leftOut }) => String(leftOut),
};

function columnsOf<Name extends EvaluationName>(
  evaluation: Name,
  groups: readonly EvaluatedGroup[],
  prefix: string,
): Column<EvaluatedGroup>[] {
  const resultOf = ({ results }: EvaluatedGroup) => results[evaluation] as Evaluations[Name];
  return COLUMNS[evaluation](groups.map(resultOf)).map(({ name, inTables, cell }) => ({
    name: prefix + name,
    inTables,
    cell: (group) => cell(resultOf(group)),
  }));
}

async function cards(
  groups: readonly EvaluatedGroup[],
  { evaluations, isColourful }: Rendering,
): Promise<Iterable<string>> {
  const [{ Chalk }, { renderCard }] = await Promise.all([import('chalk'), import('./tables.ts')]);
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  const card = <Name extends EvaluationName>(name: Name, results: Partial<Evaluations>) =>
    renderCard(CARDS[name](results[name] as Evaluations[Name], chalk));
  return groups.map(({ results }) => evaluations.map((name) => card(name, results)).join('\n'));
}
