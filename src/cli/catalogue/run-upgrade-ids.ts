import { assertDistinctPaths } from '../../io/distinct-paths.ts';
import { writeOut } from '../../io/write-out.ts';
import { type IdUpgrade, upgradeIds } from '../../operations/upgrade-ids/upgrade-ids.ts';
import { formatOf } from '../../render/formats.ts';
import { renderRecords } from '../../render/render-records.ts';
import { quoted } from '../../text/quote.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { UPGRADE_IDS } from './command.ts';

/** Rewrites a meal file to the ids of today and lists what changed. */
export async function runUpgradeIds(
  options: CommandInput<typeof UPGRADE_IDS>,
  { terminal: { stdout }, withCatalogue, log }: CommandContext,
): Promise<void> {
  const { file, to: target = file, output } = options;
  await assertDistinctPaths(output, [file, options.to]);
  await withCatalogue(options.catalogue, async (services) => {
    const { text, upgrades, unknown, ids } = await upgradeIds.run(services, options);
    const isWritten = options.dryRun !== true && (upgrades.length > 0 || target !== file);
    if (isWritten) await writeOut([text], stdout, target);
    await writeOut([await renderRecords(COLUMNS, upgrades, formatOf(options))], stdout, output);
    for (const { line, id } of unknown) {
      log(`viand: ${file}:${line}: food_id: Cannot find food ${quoted(id)}; left as it is`);
    }
    const outcome = isWritten ? `written to ${target}` : 'nothing written';
    log(`viand: ${upgrades.length} of ${ids} ids are of an earlier release: ${outcome}`);
  });
}

const COLUMNS: readonly { name: string; cell: (upgrade: IdUpgrade) => string | number }[] = [
  { name: 'line', cell: ({ line }) => line },
  { name: 'from', cell: ({ from }) => from },
  { name: 'to', cell: ({ to }) => to },
  { name: 'change', cell: ({ legacy }) => legacy.change },
  { name: 'release', cell: ({ legacy }) => legacy.release },
  { name: 'former_name', cell: ({ legacy }) => legacy.name },
  { name: 'note', cell: ({ legacy }) => legacy.note },
];
