import {
  NORMAL_975,
  PERCENTILES,
  type Percentile,
} from '../../evaluation/population/percentiles.ts';
import type { PopulationIntake, Share } from '../../evaluation/population/population-intakes.ts';
import type { PopulationComponent } from '../../evaluation/population/population-scores.ts';
import type { Words } from '../../language/words.ts';
import type { IntakeDomain } from '../../operations/population/estimate-intakes.ts';
import type { PopulationDomain } from '../../operations/population/evaluate-population.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import type { Format, ListStyle } from '../formats.ts';
import { withLabelColumns } from '../label-columns.ts';
import { type RecordColumn, renderRecords } from '../render-records.ts';

interface Row {
  readonly domain: PopulationDomain;
  readonly one: PopulationComponent;
}

/** Renders the scores of populations: a row for each component of each domain. */
export async function renderPopulation(
  domains: readonly PopulationDomain[],
  over: readonly string[],
  format: Format,
  style: ListStyle,
  words: Words,
): Promise<string> {
  const isTable = format === 'table';
  const rows = domains.flatMap((domain) => domain.components.map((one): Row => ({ domain, one })));
  const columns = withLabelColumns(over, ({ domain }: Row) => domain.values, [
    {
      name: 'component',
      cell: ({ one }: Row) => (isTable ? words.term(one.label) : one.component),
    },
    { name: 'persons', cell: ({ one }: Row) => one.persons },
    ...estimate('mean_score', ({ one }: Row) => [one.meanScore.value, one.meanScore.standardError]),
    ...(isTable ? [] : detailed()),
    ...estimate('mean_ratio_score', ({ one: { meanRatio } }: Row) => [
      meanRatio.score,
      meanRatio.standardError,
    ]),
    ...estimate('population_ratio_score', ({ one: { populationRatio } }: Row) => [
      populationRatio.score,
      populationRatio.standardError,
    ]),
  ]);
  if (!isTable) return renderRecords(columns, rows, format, style);
  return renderRecords(
    columns.filter(({ name }) => !/_(low|high)$/.test(name)),
    rows,
    format,
    { ...style, ...tableStyle(words) },
  );
}

/** Headings and numbers of tables in the language of the reader. */
function tableStyle({ messages, amountText }: Words) {
  return {
    headOf: (name: string) => messages.catalogues.named(name).replaceAll('_', ' '),
    numberText: amountText,
  };
}

/** The columns of files that do not fit into tables. */
function detailed(): RecordColumn<Row>[] {
  return [
    { name: 'label', cell: ({ one }) => one.label },
    { name: 'weight', cell: ({ one }) => rounded(one.weight) },
    { name: 'mean_score_design_effect', cell: ({ one }) => orNull(one.meanScore.designEffect) },
    ...percentileColumns('score_', ({ one }: Row) => one.percentiles),
    { name: 'mean_density', cell: ({ one }) => orNull(one.meanRatio.density) },
    { name: 'mean_density_se', cell: ({ one }) => orNull(one.meanRatio.densityStandardError) },
    { name: 'population_density', cell: ({ one }) => orNull(one.populationRatio.density) },
    {
      name: 'population_density_se',
      cell: ({ one }) => orNull(one.populationRatio.densityStandardError),
    },
    { name: 'density_unit', cell: ({ one }) => one.unit },
  ];
}

function estimate<Row>(
  name: string,
  of: (row: Row) => readonly [value: number, standardError: number],
): RecordColumn<Row>[] {
  const bound = (side: number) => (row: Row) => {
    const [value, standardError] = of(row);
    return orNull(value + side * NORMAL_975 * standardError);
  };
  return [
    { name, cell: (row) => orNull(of(row)[0]) },
    { name: `${name}_se`, cell: (row) => orNull(of(row)[1]) },
    { name: `${name}_low`, cell: bound(-1) },
    { name: `${name}_high`, cell: bound(1) },
  ];
}

/** The columns of percentiles, with their standard errors. */
function percentileColumns<Row>(
  name: string,
  of: (row: Row) => readonly Percentile[],
): RecordColumn<Row>[] {
  return PERCENTILES.flatMap((percent, place) => [
    { name: `${name}p${percent}`, cell: (row: Row) => orNull(of(row)[place]?.value) },
    { name: `${name}p${percent}_se`, cell: (row: Row) => orNull(of(row)[place]?.standardError) },
  ]);
}

function orNull(value = Number.NaN): number | null {
  return Number.isFinite(value) ? rounded(value) : null;
}

interface IntakeRow {
  readonly domain: IntakeDomain;
  readonly one: PopulationIntake;
}

/** Percentiles that tables have room for. */
const SHOWN_PERCENTILES: ReadonlySet<string> = new Set(['p5', 'p50', 'p95']);

/** Renders the intakes of populations: a row for each amount of each domain. */
export async function renderPopulationIntakes(
  domains: readonly IntakeDomain[],
  over: readonly string[],
  format: Format,
  style: ListStyle,
  words: Words,
): Promise<string> {
  const rows = domains.flatMap((domain) =>
    domain.intakes.map((one): IntakeRow => ({ domain, one })),
  );
  const isTable = format === 'table';
  const columns = withLabelColumns(over, ({ domain }: IntakeRow) => domain.values, [
    {
      name: 'amount',
      cell: ({ one: { name, label, unit } }: IntakeRow) =>
        isTable ? `${words.term(label)}, ${words.term(unit)}` : name,
    },
    ...(isTable ? [] : intakeFacts()),
    { name: 'persons', cell: ({ one }: IntakeRow) => one.persons },
    ...estimate('mean', ({ one: { mean } }: IntakeRow) => [mean.value, mean.standardError]).filter(
      ({ name }) => !isTable || name === 'mean' || name === 'mean_se',
    ),
    ...(isTable ? [] : [designEffect()]),
    ...percentileColumns('', ({ one }: IntakeRow) => one.percentiles).filter(
      ({ name }) => !isTable || SHOWN_PERCENTILES.has(name),
    ),
    ...shareColumns('below_ear', isTable, ({ belowAverage }) => belowAverage),
    ...shareColumns('above_ul', isTable, ({ aboveUpper }) => aboveUpper),
  ]);
  return renderRecords(columns, rows, format, { ...style, ...tableStyle(words) });
}

function intakeFacts(): RecordColumn<IntakeRow>[] {
  return [
    { name: 'label', cell: ({ one }) => one.label },
    { name: 'unit', cell: ({ one }) => one.unit },
    { name: 'weight', cell: ({ one }) => rounded(one.weight) },
  ];
}

function designEffect(): RecordColumn<IntakeRow> {
  return { name: 'mean_design_effect', cell: ({ one }) => orNull(one.mean.designEffect) };
}

function shareColumns(
  name: string,
  isTable: boolean,
  of: (intake: PopulationIntake) => Share | undefined,
): RecordColumn<IntakeRow>[] {
  const share = { name, cell: ({ one }: IntakeRow) => orNull(of(one)?.share) };
  if (isTable) return [share];
  return [
    share,
    { name: `${name}_se`, cell: ({ one }) => orNull(of(one)?.standardError) },
    { name: `${name}_persons`, cell: ({ one }) => of(one)?.persons ?? null },
  ];
}
