import { type Words, wordsIn } from '../../language/words.ts';
import type { EvaluationName } from '../../operations/evaluate/evaluate-input.ts';
import { estimateIntakes } from '../../operations/population/estimate-intakes.ts';
import {
  indexTitle,
  isIndexName,
  type PopulationDomain,
  scorePopulation,
} from '../../operations/population/evaluate-population.ts';
import type { PersonsSink } from '../../operations/population/persons.ts';
import type { SurveyColumns } from '../../operations/population/survey.ts';
import { renderPopulation, renderPopulationIntakes } from '../../render/evaluations/population.ts';
import type { Format, ListStyle } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import type { EvaluateInput } from './command.ts';

/** A warning: shares of single days are not shares of usual intakes. */
const NOT_USUAL =
  'viand: shares below the EAR and above the UL are of these days, not of usual intakes: they are not the prevalence of inadequacy';

/** Says whose shares are estimated if there is no column of the sex. */
const NO_SEX =
  'viand: without --sex, these shares are of people whose cut-point does not depend on the sex, such as children';

/** The persons of a survey, and how to estimate from them. */
interface Survey {
  readonly persons: PersonsSink;
  readonly survey: SurveyColumns;
  readonly options: EvaluateInput;
}

/** Estimates the scores or intakes of a population as text, with a chart if `--chart` is given. */
export async function estimatedText(
  evaluation: EvaluationName,
  { persons, survey, options }: Survey,
  { format, style }: { readonly format: Format; readonly style: ListStyle },
  context: CommandContext,
): Promise<{ readonly text: string; readonly chart?: string }> {
  const words = wordsIn(options.lang ?? context.language);
  if (!isIndexName(evaluation)) {
    const domains = estimateIntakes(persons, survey, { age: options.age, sex: options.sex });
    if (options.age !== undefined) context.note(NOT_USUAL);
    if (options.age !== undefined && options.sex === undefined) context.note(NO_SEX);
    return { text: await renderPopulationIntakes(domains, survey.over, format, style, words) };
  }
  const domains = scorePopulation(evaluation, persons, survey);
  const text = await renderPopulation(domains, survey.over, format, style, words);
  if (options.chart === undefined) return { text };
  return { text, chart: await chartOf({ ...indexTitle(evaluation), domains, words }) };
}

async function chartOf({
  name,
  maxScore,
  domains,
  words,
}: {
  readonly name: string;
  readonly maxScore: number;
  readonly domains: readonly PopulationDomain[];
  readonly words: Words;
}): Promise<string> {
  const { renderScoreSpread } = await import('../../report/charts/score-spread.ts');
  return renderScoreSpread(name, maxScore, domains, words);
}
