import { writeOut } from '../../io/writing/write-out.ts';
import { type IdUpgrade, upgradeIds } from '../../operations/upgrade-ids/upgrade-ids.ts';
import { formatOf } from '../../render/formats.ts';
import { renderRecords } from '../../render/render-records.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { counted } from '../../text/numbers/counted.ts';
import { columnHeadingsIn } from '../column-headings.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { UPGRADE_IDS } from './command.ts';

/** Rewrites a meal file to current ids and lists the changes. */
export async function runUpgradeIds(
  options: CommandInput<typeof UPGRADE_IDS>,
  {
    terminal: { stdout },
    withCatalogue,
    note,
    reportDiagnostic,
    displayOf,
    language,
  }: CommandContext,
): Promise<void> {
  const { file, to: target = file, output } = options;
  await withCatalogue(options.catalogue, async (services) => {
    const { bytes, upgrades, unknown, ids } = await upgradeIds.run(
      services,
      upgradeIds.input.read(options),
    );
    const isWritten = options.dryRun !== true && (upgrades.length > 0 || target !== file);
    if (isWritten) await writeOut([bytes], stdout, target);
    const list = await renderRecords(COLUMNS, upgrades, formatOf(options), {
      ...options,
      ...displayOf(output),
      headOf: columnHeadingsIn(language),
    });
    await writeOut([list], stdout, output);
    for (const { line, id } of unknown) {
      reportDiagnostic({
        code: 'meal/unknown-food',
        message: `Unknown food ${quoted(id)}, left unchanged`,
        location: { file, line },
        field: 'food_id',
        value: id,
      });
    }
    const outcome = isWritten ? `written to ${target}` : 'nothing written';
    const be = upgrades.length === 1 ? 'is' : 'are';
    note(
      `viand: ${upgrades.length} of ${counted(ids, 'id')} ${be} from an earlier release: ${outcome}`,
    );
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
