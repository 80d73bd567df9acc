import { EVALUATION_WORDS, type EvaluationName } from '../../evaluation/evaluation-names.ts';
import { planEvaluations } from '../../evaluation/evaluations.ts';
import { type Column, fileColumns } from './columns.ts';

/** The meaning of a column of a file. */
export interface ColumnDescription {
  readonly name: string;
  readonly meaning: string;
  /** Empty for scores, shares and text. */
  readonly unit: string;
  /** The source of the definition of the figure. */
  readonly source: string;
}

/** The source of all figures that are sums of entries. */
const FOODS = 'foods of the catalogue, or totals';

/** Describes a column of a file. */
export function describeColumn(column: Column): ColumnDescription {
  if ('metric' in column) {
    const { meaning, unit, source = FOODS } = column.metric;
    return { name: column.name, meaning, unit, source };
  }
  const { name, meaning, unit } = column;
  return { name, meaning, unit, source: FOODS };
}

/** Describes the columns of the files of some evaluations. */
export function describeColumns(
  names: readonly EvaluationName[],
): (ColumnDescription & { readonly evaluation: string })[] {
  return names.flatMap((name) =>
    fileColumns(planEvaluations([name])).map((column) => ({
      evaluation: EVALUATION_WORDS[name].short,
      ...describeColumn(column),
    })),
  );
}
