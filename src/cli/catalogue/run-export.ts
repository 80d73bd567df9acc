import { openOutput } from '../../io/writing/open-output.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import { exportCatalogue } from '../../operations/export/export-catalogue.ts';
import { importExport } from '../../operations/import/import-export.ts';
import { exportFormatOf } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { EXPORT, IMPORT_EXPORT } from './command.ts';

/** Writes a catalogue as a table. */
export function runExport(
  options: CommandInput<typeof EXPORT>,
  { terminal, withCatalogue, progress, note }: CommandContext,
): Promise<void> {
  const { output } = options;
  const line = progress('rows');
  return withCatalogue(options.catalogue, async ({ catalogue }) => {
    const input = exportCatalogue.input.read({ format: exportFormatOf(options) });
    const { rows } = await exportCatalogue.run(
      {
        catalogue,
        file: output,
        openOutput: () => openOutput(output, terminal.stdout),
        progress: (entries) => line?.update({ entries, file: '', lines: 0, share: undefined }),
      },
      input,
    );
    line?.clear();
    if (output !== undefined) note(`viand: ${rows} rows written to ${output}`);
  });
}

/** Imports the sources of an exported catalogue. */
export async function runImportExport(
  { file, catalogue }: CommandInput<typeof IMPORT_EXPORT>,
  { terminal, note }: CommandContext,
): Promise<void> {
  const onWait = () => note(`viand: waiting for another import into ${catalogue}`);
  const { sources, isChanged } = await importExport.run({ onWait }, { file, catalogue });
  const outcome = isChanged ? `imported into ${catalogue}` : `already in ${catalogue}, unchanged`;
  const lines = sources.map(({ id, foods }) => `${id}: ${foods} foods: ${outcome}\n`);
  await writeOut(lines, terminal.stdout, undefined);
}
