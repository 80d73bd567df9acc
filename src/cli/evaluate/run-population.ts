import { writeOut } from '../../io/writing/write-out.ts';
import { evaluateFiles } from '../../operations/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate-input.ts';
import {
  isIndexName,
  type PopulationOptions,
  PopulationSink,
  planOfPopulation,
  populationColumns,
} from '../../operations/evaluate-population.ts';
import { renderPopulation } from '../../render/evaluations/population.ts';
import { formatOf } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { EvaluateInput } from './command.ts';
import { rejectedEntries } from './rejected-entries.ts';

/** Evaluates persons one by one, and estimates the scores of the population that they stand for. */
export async function runPopulation(
  [index]: readonly EvaluationName[],
  options: EvaluateInput,
  context: CommandContext,
): Promise<ExitCode> {
  if (index === undefined || !isIndexName(index)) return EXIT.wrongUsage;
  const survey: PopulationOptions = {
    weight: options.weight,
    stratum: options.stratum,
    psu: options.psu,
    over: options.over ?? [],
    lonelyPsu: options.lonelyPsu ?? 'fail',
  };
  const { format, json: _, ...more } = options;
  const keep = [...new Set([...populationColumns(survey), ...(options.keep ?? [])])];
  const sink = new PopulationSink(keep);
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
        openSink: async () => sink,
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
    const domains = sink.result(index, planOfPopulation(index), survey);
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
