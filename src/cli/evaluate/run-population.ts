import { writeOut, writeToFile } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import { evaluateFiles } from '../../operations/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate-input.ts';
import {
  indexTitle,
  isIndexName,
  type PopulationDomain,
  scorePopulation,
} from '../../operations/evaluate-population.ts';
import { estimateIntakes } from '../../operations/population/estimate-intakes.ts';
import { PersonsSink } from '../../operations/population/persons.ts';
import {
  countUnweighted,
  type SurveyColumns,
  surveyColumns,
} from '../../operations/population/survey.ts';
import { renderPopulation, renderPopulationIntakes } from '../../render/evaluations/population.ts';
import { type Format, formatOf, type ListStyle } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { EvaluateInput } from './command.ts';
import { surveyOf } from './population-options.ts';
import { rejectedEntries } from './rejected-entries.ts';

/** What shares of single days must not be taken for. */
const NOT_USUAL =
  'viand: shares below the EAR and above the UL are of these days, not of usual intakes: they are no prevalence of inadequacy';

/** Evaluates persons one by one, and estimates the scores or intakes of the population that they stand for. */
export async function runPopulation(
  [asked]: readonly EvaluationName[],
  options: EvaluateInput,
  context: CommandContext,
): Promise<ExitCode> {
  if (asked === undefined) return EXIT.wrongUsage;
  const survey = surveyOf(options);
  const { format, json: _, ...more } = options;
  const { columns, numeric } = surveyColumns(survey);
  const facts = [options.age, options.sex].filter((name) => name !== undefined);
  const keep = [...new Set([...columns, ...facts, ...(options.keep ?? [])])];
  const persons = new PersonsSink(keep, numeric);
  const evaluations: EvaluationName[] = [...new Set([asked, 'intakes' as const])];
  const input = evaluateFiles.input.read({ ...more, evaluations, keep });
  const rejected = await rejectedEntries(options, options.rejects, context);
  const catalogue = await context.openCatalogue(options.catalogue, options.aliases);
  try {
    const { summary } = await evaluateFiles.run(
      {
        catalogue,
        stdin: context.terminal.stdin,
        threads: { count: options.jobs ?? context.cores, file: context.workerFile },
        provenance: { version: context.version, options: {} },
        openSink: async () => persons,
        report: rejected.add,
        note: ({ file, text }) => context.note(`viand: ${file}: ${text}`),
      },
      input,
    );
    rejected.logOnce();
    if (summary.entries === 0 || (summary.diagnostics > 0 && options.skipFaulty !== true)) {
      context.log('viand: nothing estimated: some entries are faulty, or there are none');
      return EXIT.faultyData;
    }
    const wanted = {
      ...(format === undefined || format === 'parquet' ? {} : { format }),
      ...(options.output === undefined ? {} : { output: options.output }),
    };
    const style = { raw: options.raw === true, ...context.displayOf(options.output) };
    const text = await estimated(
      asked,
      { persons, survey, options, context },
      formatOf(wanted),
      style,
    );
    await writeOut([text], context.terminal.stdout, options.output);
    const unweighted = countUnweighted(persons, survey);
    if (unweighted > 0) {
      context.note(`viand: ${unweighted} of ${persons.count} persons have no weight: not counted`);
    }
    return EXIT.fine;
  } finally {
    await rejected.discard();
    catalogue.close();
  }
}

interface Estimating {
  readonly persons: PersonsSink;
  readonly survey: SurveyColumns;
  readonly options: EvaluateInput;
  readonly context: CommandContext;
}

async function estimated(
  asked: EvaluationName,
  { persons, survey, options, context }: Estimating,
  format: Format,
  style: ListStyle,
): Promise<string> {
  if (!isIndexName(asked)) {
    const domains = estimateIntakes(persons, survey, { age: options.age, sex: options.sex });
    if (options.age !== undefined) context.note(NOT_USUAL);
    return renderPopulationIntakes(domains, survey.over, format, style);
  }
  const domains = scorePopulation(asked, persons, survey);
  if (options.chart !== undefined) {
    const { name, maxScore } = indexTitle(asked);
    await writeToFile(options.chart, [
      await chartOf({ name, maxScore, domains, language: options.lang ?? context.language }),
    ]);
  }
  return renderPopulation(domains, survey.over, format, style);
}

async function chartOf({
  name,
  maxScore,
  domains,
  language,
}: {
  readonly name: string;
  readonly maxScore: number;
  readonly domains: readonly PopulationDomain[];
  readonly language: Parameters<typeof wordsIn>[0];
}): Promise<string> {
  const { renderScoreSpread } = await import('../../report/charts/score-spread.ts');
  return renderScoreSpread(name, maxScore, domains, wordsIn(language));
}
