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

/**
 * Renders evaluated groups, a piece of text at a time.
 *
 * @param groups gone through once for the rows, and once before for columns that depend on them
 */
export async function renderEvaluations(
  groups: Iterable<EvaluatedGroup>,
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
function* json(groups: Iterable<EvaluatedGroup>, rendering: Rendering): Generator<string> {
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
  yield before === '[' ? '[]\n' : '\n]\n';
}

function* lines(groups: Iterable<EvaluatedGroup>, rendering: Rendering): Generator<string> {
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

function* piecesOf<Row>(rows: Iterable<Row>, length: number): Generator<Row[]> {
  let piece: Row[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < length) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** Rows by the million: written here, since csv-stringify takes longer than the rest of the run. */
function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function csv(groups: Iterable<EvaluatedGroup>, rendering: Rendering): Iterable<string> {
  const columns = allColumns(groups, rendering);
  function* pieces(): Generator<string> {
    yield csvLine([...rendering.by, ...columns.map(({ name }) => name)]);
    for (const rows of piecesOf(groups, ROWS_AT_ONCE)) {
      const lines = rows.map((row) =>
        csvLine([...row.group, ...columns.map(({ cell }) => cell(row))]),
      );
      yield lines.join('');
    }
  }
  return pieces();
}

async function table(
  groups: Iterable<EvaluatedGroup>,
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
    let isEmpty = true;
    for (const some of piecesOf(groups, ROWS_A_TABLE)) {
      isEmpty = false;
      yield renderTable(
        heading,
        some.map((row) => [
          ...row.group.map(visible),
          ...columns.map(({ cell }) => shown(cell(row))),
        ]),
      );
    }
    if (isEmpty) yield renderTable(heading, []);
  }
  return pieces();
}

function shown(cell: Cell): string {
  if (cell === null) return '-';
  return typeof cell === 'number' ? cell.toFixed(2) : cell;
}

function allColumns(
  groups: Iterable<EvaluatedGroup>,
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
  groups: Iterable<EvaluatedGroup>,
  prefix: string,
): Column<EvaluatedGroup>[] {
  const resultOf = ({ results }: EvaluatedGroup) => results[evaluation] as Evaluations[Name];
  const results = {
    *[Symbol.iterator]() {
      for (const group of groups) yield resultOf(group);
    },
  };
  return COLUMNS[evaluation](results).map(({ name, inTables, cell }) => ({
    name: prefix + name,
    inTables,
    cell: (group) => cell(resultOf(group)),
  }));
}

async function cards(
  groups: Iterable<EvaluatedGroup>,
  { evaluations, isColourful }: Rendering,
): Promise<Iterable<string>> {
  const [{ Chalk }, { renderCard }] = await Promise.all([import('chalk'), import('./tables.ts')]);
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  const card = <Name extends EvaluationName>(name: Name, results: Partial<Evaluations>) =>
    renderCard(CARDS[name](results[name] as Evaluations[Name], chalk));
  return Array.from(groups, ({ results }) =>
    evaluations.map((name) => card(name, results)).join('\n'),
  );
}
