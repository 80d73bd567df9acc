import type { PopulationComponent } from '../../evaluation/population/population-scores.ts';
import type { PopulationDomain } from '../../operations/evaluate-population.ts';
import { rounded } from '../../text/rounding.ts';
import type { Format, ListStyle } from '../formats.ts';
import { type RecordColumn, renderRecords } from '../render-records.ts';

/** Standard errors on each side of a 95 % confidence interval: the normal quantile that R's survey package takes. */
const NORMAL_975 = 1.959963984540054;

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
): Promise<string> {
  const rows = domains.flatMap((domain) => domain.components.map((one): Row => ({ domain, one })));
  const columns = [
    ...over.map((name, place) => ({ name, cell: ({ domain }: Row) => domain.values[place] ?? '' })),
    { name: 'component', cell: ({ one }: Row) => one.component },
    { name: 'persons', cell: ({ one }: Row) => one.persons },
    ...estimate('mean_score', ({ one }) => [one.meanScore.value, one.meanScore.standardError]),
    ...(format === 'table' ? [] : detailed()),
    ...estimate('mean_ratio_score', ({ one: { meanRatio } }) => [
      meanRatio.score,
      meanRatio.standardError,
    ]),
    ...estimate('population_ratio_score', ({ one: { populationRatio } }) => [
      populationRatio.score,
      populationRatio.standardError,
    ]),
  ];
  if (format !== 'table') return renderRecords(columns, rows, format, style);
  return renderRecords(
    columns.filter(({ name }) => !/_(low|high)$/.test(name)),
    rows,
    format,
    style,
  );
}

/** What files have and tables have no room for. */
function detailed(): RecordColumn<Row>[] {
  return [
    { name: 'label', cell: ({ one }) => one.label },
    { name: 'weight', cell: ({ one }) => rounded(one.weight) },
    { name: 'mean_score_design_effect', cell: ({ one }) => orNull(one.meanScore.designEffect) },
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

function estimate(
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

function orNull(value: number): number | null {
  return Number.isFinite(value) ? rounded(value) : null;
}
