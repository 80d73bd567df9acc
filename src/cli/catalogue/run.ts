import { writeOut } from '../../io/write-out.ts';
import { catalogueInfo } from '../../operations/catalogue/catalogue-info.ts';
import { verify } from '../../operations/catalogue/verify.ts';
import { importFoods } from '../../operations/import/import-foods.ts';
import type { SourceName } from '../../operations/import/import-input.ts';
import { formatOf } from '../../render/formats.ts';
import { renderCatalogueInfo } from '../../render/render-catalogue-info.ts';
import { renderVerification } from '../../render/render-verification.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { ImportCommand, INFO, VERIFY } from './command.ts';

/** Writes what is in a catalogue. */
export function showInfo(
  options: CommandInput<typeof INFO>,
  { terminal, withCatalogue }: CommandContext,
): Promise<void> {
  return withCatalogue(options.catalogue, async (services) => {
    const text = await renderCatalogueInfo(
      await catalogueInfo.run(services, {}),
      formatOf(options),
    );
    await writeOut([text], terminal.stdout, options.output);
  });
}

/** Checks a catalogue and writes what came of it. */
export function runVerify(
  { file, ...options }: CommandInput<typeof VERIFY>,
  { terminal, withCatalogue }: CommandContext,
): Promise<ExitCode> {
  return withCatalogue(file ?? options.catalogue, async (services) => {
    const verification = await verify.run(services, {});
    const text = await renderVerification(verification, formatOf(options));
    await writeOut([text], terminal.stdout, options.output);
    const isSound = verification.rules.every(({ diagnostics }) => diagnostics.length === 0);
    return isSound ? EXIT.fine : EXIT.faultyData;
  });
}

/** Imports a source and says what became of it. */
export async function runImport(
  name: SourceName,
  { folder, catalogue }: CommandInput<ImportCommand>,
  { terminal }: CommandContext,
): Promise<void> {
  const { source, foods, variants, servingSizes, isChanged } = await importFoods.run(undefined, {
    source: name,
    folder,
    catalogue,
  });
  const what = `${source.id} ${source.release}: ${foods} foods, ${variants} variants, ${servingSizes} serving sizes`;
  const outcome = isChanged ? `imported into ${catalogue}` : `already in ${catalogue}, unchanged`;
  await writeOut([`${what}: ${outcome}\n`], terminal.stdout, undefined);
}
