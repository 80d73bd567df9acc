import { assertDistinctPaths } from '../io/distinct-paths.ts';
import { readPlainText } from '../io/text-source.ts';
import { writeOut } from '../io/write-out.ts';
import { type IdUpgrade, upgradeIds } from '../operations/upgrade-ids.ts';
import { type Format, formatOf } from '../render/formats.ts';
import { renderRecords } from '../render/render-records.ts';
import { quoted } from '../text/quote.ts';
import type { CommandContext } from './context.ts';
import type { FieldNames } from './options.ts';

export interface UpgradeOptions {
  readonly to?: string;
  readonly dryRun?: boolean;
  readonly map?: FieldNames;
  readonly format?: Format;
  readonly output?: string;
  readonly catalogue?: string;
}

/** Rewrites a meal file to the ids of today and lists what changed. */
export async function runUpgradeIds(
  file: string,
  options: UpgradeOptions,
  context: CommandContext,
): Promise<void> {
  const { terminal, log: say } = context;
  await assertDistinctPaths(options.output, [file, options.to]);
  const text = await readPlainText(file);
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    const upgraded = upgradeIds(catalogue, text, file, options.map ?? {});
    const { upgrades, unknown, ids } = upgraded;
    const target = options.to ?? file;
    const isWritten = options.dryRun !== true && (upgrades.length > 0 || target !== file);
    if (isWritten) await writeOut([upgraded.text], terminal.stdout, target);
    await writeOut(
      [await renderRecords(COLUMNS, upgrades, formatOf(options))],
      terminal.stdout,
      options.output,
    );
    for (const { line, id } of unknown) {
      say(`viand: ${file}:${line}: food_id: Cannot find food ${quoted(id)}; left as it is`);
    }
    const outcome = isWritten ? `written to ${target}` : 'nothing written';
    say(`viand: ${upgrades.length} of ${ids} ids are of an earlier release: ${outcome}`);
  } finally {
    catalogue.close();
  }
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
