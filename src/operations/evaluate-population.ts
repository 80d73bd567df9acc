import type { GroupSink } from '../engine/group-sink.ts';
import { type EvaluationPlan, planEvaluations } from '../evaluation/evaluations.ts';
import {
  hasToddlers,
  INDICES,
  type IndexName,
  isIndexName,
  isRankedIndex,
} from '../evaluation/indices.ts';
import { nutrientColumn } from '../evaluation/nutrient-column.ts';
import {
  type PopulationComponent,
  populationScores,
} from '../evaluation/population/population-scores.ts';
import {
  LONELY_PSUS,
  type LonelyPsu,
  SinglePsuError,
  surveyDesign,
} from '../evaluation/population/survey-design.ts';
import { ViandError } from '../model/diagnostic.ts';
import { isFoodPattern } from '../model/food-patterns.ts';
import { nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import { quoted } from '../text/quote.ts';

export { hasToddlers, isIndexName, isRankedIndex, LONELY_PSUS };

/** The columns that tell about the survey, and what to estimate by them. */
export interface PopulationOptions {
  readonly weight: string | undefined;
  readonly stratum: string | undefined;
  readonly psu: string | undefined;
  /** Domains: a row of results for each of their values. */
  readonly over: readonly string[];
  readonly lonelyPsu: LonelyPsu;
}

/** The scores of a domain; without `over` the whole population is the only one. */
export interface PopulationDomain {
  readonly values: readonly string[];
  readonly components: readonly PopulationComponent[];
}

/** What persons are evaluated by: the index, and the intakes that its ratios divide by. */
export function planOfPopulation(index: IndexName): EvaluationPlan {
  return planEvaluations([index, 'intakes']);
}

/** Columns that persons have to carry through. */
export function populationColumns({ weight, stratum, psu, over }: PopulationOptions): string[] {
  const columns = [weight, stratum, psu, ...over].filter((name) => name !== undefined);
  return [...new Set(columns)];
}

/** Takes the persons of a run, a group each, whose labels are those of persons and then the columns of the survey. */
export class PopulationSink implements GroupSink {
  readonly #columns: readonly string[];
  readonly #rows: { readonly labels: readonly string[]; readonly values: Float64Array }[] = [];

  /** @param columns of the survey, which stand behind the labels of a person */
  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  readonly group: GroupSink['group'] = (group) => {
    const labels = group.labels();
    this.#rows.push({ labels, values: group.values.slice() });
  };
  readonly rendered = (): void => {};
  readonly isFull = (): boolean => false;
  readonly flush = async (): Promise<void> => {};
  readonly end = async (): Promise<void> => {};
  readonly discard = async (): Promise<void> => {
    this.#rows.length = 0;
  };

  /**
   * Estimates the scores of the population.
   *
   * @param plan of the index and of intakes
   * @throws ViandError for weights that are no numbers, and for a stratum with a single PSU
   */
  result(index: IndexName, plan: EvaluationPlan, options: PopulationOptions): PopulationDomain[] {
    const { components } = INDICES[index];
    const column = (name: string) => this.#labelColumn(name);
    const values = (evaluation: string, name: string) => {
      const place = plan.metrics.findIndex(
        (metric) => metric.evaluation === evaluation && metric.name === name,
      );
      return Float64Array.from(this.#rows, (row) => row.values[place] as number);
    };
    const weights = this.#weights(options.weight);
    const strata = options.stratum === undefined ? undefined : column(options.stratum);
    const psus = options.psu === undefined ? undefined : column(options.psu);
    const design = surveyDesign(weights, strata, psus, options.lonelyPsu);
    const persons = {
      totalScores: values(index, 'total_score'),
      scores: components.map(({ component }) => values(index, component)),
      amounts: components.map(({ component }) => values(index, `${component}_amount`)),
      kcal: values('intakes', nutrientColumn(nutrient('energy'))).map(kjToKcal),
      amountOf: (input: Parameters<typeof isFoodPattern>[0]) =>
        values('intakes', isFoodPattern(input) ? input : nutrientColumn(nutrient(input as never))),
    };
    const over = options.over.map(column);
    const domains = new Map<string, readonly string[]>();
    if (over.length > 0) domains.set('', []);
    this.#rows.forEach((_, person) => {
      const own = over.map((names) => names[person] as string);
      domains.set(JSON.stringify(own), own);
    });
    try {
      return [...domains.values()].map((own) => ({
        values: own.length < over.length ? over.map(() => '') : own,
        components: populationScores(
          components,
          persons,
          design,
          Uint8Array.from(this.#rows, (_, person) =>
            Number(own.every((value, place) => over[place]?.[person] === value)),
          ),
        ),
      }));
    } catch (error) {
      if (!(error instanceof SinglePsuError)) throw error;
      throw singlePsu(strata?.[design.strata.indexOf(error.stratum)] ?? '');
    }
  }

  #labelColumn(name: string): string[] {
    const fromEnd = this.#columns.length - this.#columns.indexOf(name);
    return this.#rows.map(({ labels }) => labels[labels.length - fromEnd] as string);
  }

  #weights(name: string | undefined): Float64Array {
    if (name === undefined) return new Float64Array(this.#rows.length).fill(1);
    const column = this.#labelColumn(name);
    const wrong = column.find((text) => text.trim() === '' || !(Number(text) >= 0));
    if (wrong !== undefined) {
      throw new ViandError({
        code: 'request/invalid',
        message: `Cannot weight by ${name}: ${quoted(wrong)} is not a weight`,
        field: name,
        value: wrong,
        expected: 'a number, 0 or more, for every person',
      });
    }
    return Float64Array.from(column, Number);
  }
}

function singlePsu(stratum: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: `Stratum ${quoted(stratum)} has a single PSU`,
    value: stratum,
    expected: '--lonely-psu remove, adjust or average to go on without its variance',
  });
}
