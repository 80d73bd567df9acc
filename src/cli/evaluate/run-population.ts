import { writeOut } from '../../io/writing/write-out.ts';
import { evaluateFiles } from '../../operations/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate-input.ts';
import { isIndexName, scorePopulation } from '../../operations/evaluate-population.ts';
import { PersonsSink } from '../../operations/population/persons.ts';
import { surveyColumns } from '../../operations/population/survey.ts';
import { renderPopulation } from '../../render/evaluations/population.ts';
import { formatOf } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { EvaluateInput } from './command.ts';
import { surveyOf } from './population-options.ts';
import { rejectedEntries } from './rejected-entries.ts';

/** Evaluates persons one by one, and estimates the scores of the population that they stand for. */
export async function runPopulation(
  [index]: readonly EvaluationName[],
  options: EvaluateInput,
  context: CommandContext,
): Promise<ExitCode> {
  if (index === undefined || !isIndexName(index)) return EXIT.wrongUsage;
  const survey = surveyOf(options);
  const { format, json: _, ...more } = options;
  const { columns, numeric } = surveyColumns(survey);
  const keep = [...new Set([...columns, ...(options.keep ?? [])])];
  const persons = new PersonsSink(keep, numeric);
  const evaluations: EvaluationName[] = [index, 'intakes'];
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
    const domains = scorePopulation(index, persons, survey);
    const wanted = {
      ...(format === undefined || format === 'parquet' ? {} : { format }),
      ...(options.output === undefined ? {} : { output: options.output }),
    };
    const style = { raw: options.raw === true, ...context.displayOf(options.output) };
    const text = await renderPopulation(domains, survey.over, formatOf(wanted), style);
    await writeOut([text], context.terminal.stdout, options.output);
    return EXIT.fine;
  } finally {
    await rejected.discard();
    catalogue.close();
  }
}
