import { commitAll } from '../../io/writing/commit-all.ts';
import { isMoved, openOutput } from '../../io/writing/open-output.ts';
import { ViandError } from '../../model/diagnostic.ts';
import {
  earlierRejects,
  findRejectLists,
  rejectsFile,
} from '../../operations/evaluate/earlier-rejects.ts';
import {
  copiesAmong,
  intakesOfOtherCatalogues,
  intakesThatAreMeans,
} from '../../operations/evaluate/intake-catalogues.ts';
import { intakeLabels } from '../../operations/evaluate/intake-labels.ts';
import { hasShards, mergeShards } from '../../operations/shards/merge-shards.ts';
import type { ShardFormat } from '../../operations/shards/shard-record.ts';
import { NEWEST_VERSION } from '../../presentation/versions.ts';
import { REJECTS_HEADER } from '../../render/diagnostics/rejects.ts';
import { EVALUATION_FORMATS, extensionFormat } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { runEvaluate } from '../evaluate/run.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { MERGE } from './command.ts';

/** Adds up intakes: sums them again by the labels that they have. */
export async function runMerge(
  options: CommandInput<typeof MERGE>,
  context: CommandContext,
): Promise<ExitCode> {
  // If the facts of one shard are lost, the other shards must not count as intakes of separate runs.
  if (hasShards(options.files)) return runMergeShards(options, context);
  const { labels, withLeftOut } = await intakeLabels(options.files);
  const means = intakesThatAreMeans(options.files);
  if (means !== undefined) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'Cannot add up means, such as those of --per day',
      location: { file: means },
      expected: 'intakes of the same groups without --per',
    });
  }
  for (const { file, original } of await copiesAmong(options.files)) {
    context.note(`viand: ${file}: a copy of ${original}: its entries count twice`);
  }
  for (const { file, than } of intakesOfOtherCatalogues(options.files)) {
    context.note(`viand: ${file}: computed with a different catalogue from ${than}`);
  }
  const input = {
    ...options,
    by: [...labels],
    skipFaulty: withLeftOut.length > 0,
    apiVersion: NEWEST_VERSION,
  };
  return runEvaluate(['intakes'], input, context, {
    words: ['merge'],
    hasPlainLabels: true,
    earlierRejects: await listsOf(withLeftOut, options.output, context),
  });
}

/** The lists of skipped entries that are merged next to the output. Reports which are missing. */
async function listsOf(
  files: readonly string[],
  output: string | undefined,
  { note }: CommandContext,
): Promise<readonly string[]> {
  if (output === undefined || !isMoved(output)) return [];
  const { lists, without } = await findRejectLists(files);
  const [first] = without;
  if (first !== undefined) {
    const missing =
      without.length === 1
        ? rejectsFile(first)
        : `${rejectsFile(first)} and ${without.length - 1} more`;
    note(
      `viand: ${rejectsFile(output)} lacks the entries skipped for these results: no ${missing}`,
    );
  }
  return lists;
}

/** Writes the results of all shards of a run, as the run without shards does. */
async function runMergeShards(
  options: CommandInput<typeof MERGE>,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context;
  const { files, output } = options;
  if (options.raw === true) {
    throw new ViandError({
      code: 'usage/invalid',
      message: 'Shards are joined unchanged',
      field: 'raw',
      expected: 'intakes, or no --raw: use it in viand evaluate --shard',
    });
  }
  const { format, meta, bytes, skipsFaulty } = mergeShards(files);
  assertFormat(options, format);
  const hasBeside = output !== undefined && isMoved(output);
  const lists = skipsFaulty ? await shardList(files, output, context) : [];
  const results = await openOutput(output, terminal.stdout);
  const facts = hasBeside ? await openOutput(`${output}.meta.json`, terminal.stdout) : undefined;
  const rejects =
    lists.length > 0 && output !== undefined
      ? await openOutput(rejectsFile(output), terminal.stdout)
      : undefined;
  try {
    for await (const some of bytes) await results.write(some);
    await rejects?.write(Buffer.from(REJECTS_HEADER));
    for await (const rows of earlierRejects(lists, REJECTS_HEADER)) await rejects?.write(rows);
    await facts?.write(Buffer.from(`${JSON.stringify(meta, null, 2)}\n`));
    const beside = [rejects, facts].filter((one) => one !== undefined);
    await commitAll([...beside, results]);
  } finally {
    await results.discard();
    await rejects?.discard();
    await facts?.discard();
  }
  return EXIT.success;
}

/** The list of one shard, since each lists all entries that the run skipped. */
async function shardList(
  files: readonly string[],
  output: string | undefined,
  context: CommandContext,
): Promise<readonly string[]> {
  const { lists } = await findRejectLists(files);
  if (lists.length === 0) return listsOf(files, output, context);
  return output !== undefined && isMoved(output) ? lists.slice(0, 1) : [];
}

/** Shards are joined unchanged, so another format needs another run. */
function assertFormat(options: CommandInput<typeof MERGE>, format: ShardFormat): void {
  const wanted = options.format ?? extensionFormat(options.output ?? '', EVALUATION_FORMATS);
  if (wanted === undefined || wanted === format) return;
  throw new ViandError({
    code: 'request/invalid',
    message: `Cannot merge shards in ${format} into ${wanted}`,
    expected: `${format}, as the shards have`,
  });
}
