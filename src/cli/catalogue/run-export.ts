import { openOutput } from '../../io/writing/open-output.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { exportCatalogue } from '../../operations/export/export-catalogue.ts';
import { importExport, type RestoredSource } from '../../operations/import/import-export.ts';
import { exportFormatOf } from '../../render/formats.ts';
import { updatedText } from '../../render/import-counts.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { EXPORT, IMPORT_EXPORT } from './command.ts';
import { rejectedRows } from './rejected-rows.ts';

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
  { file, catalogue, rejects }: CommandInput<typeof IMPORT_EXPORT>,
  context: CommandContext,
): Promise<void> {
  const { terminal, note, reportDiagnostic } = context;
  const words = wordsIn(context.language);
  const { imports } = words.messages;
  const rejected = await rejectedRows(rejects ?? `${catalogue}.rejects.csv`, context);
  const onWait = () => note(`viand: waiting for another import into ${catalogue}`);
  let problems = 0;
  const report: DiagnosticSink = (fault) => {
    problems += 1;
    if (problems <= SHOWN_AT_MOST) reportDiagnostic(fault);
  };
  const needs = { report, refused: rejected.add, onWait };
  const { sources, isChanged } = await importExport
    .run(needs, { file, catalogue })
    .finally(async () => {
      await rejected.finish();
      await rejected.discard();
    });
  rejected.removeEarlier();
  const outcomeOf = (changes: RestoredSource['changes']) => {
    if (!isChanged) return imports.already(catalogue);
    if (changes === undefined) return imports.into(catalogue);
    return updatedText(catalogue, changes, words);
  };
  const lines = sources.map(
    ({ id, foods, changes }) => `${id}: ${imports.foods(String(foods))}: ${outcomeOf(changes)}\n`,
  );
  await writeOut(lines, terminal.stdout, undefined);
  if (problems > 0) {
    note(
      `viand: imported foods that break rules (problems: ${problems}); "viand catalogue verify" lists all`,
    );
  }
}

/** Problems of foods that are shown. */
const SHOWN_AT_MOST = 20;
