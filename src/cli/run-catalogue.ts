import { writeOut } from '../io/write-out.ts';
import { describeCatalogue } from '../operations/describe-catalogue.ts';
import { importFoods } from '../operations/import-foods.ts';
import { verifyCatalogue } from '../operations/validate/verify-catalogue.ts';
import { type Format, formatOf } from '../render/formats.ts';
import { renderCatalogueInfo } from '../render/render-catalogue-info.ts';
import { renderVerification } from '../render/render-verification.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

export interface InfoOptions {
  readonly catalogue?: string;
  readonly format?: Format;
  readonly output?: string;
}

/** Writes what is in a catalogue. */
export async function showInfo(options: InfoOptions, context: CommandContext): Promise<void> {
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    const text = await renderCatalogueInfo(await describeCatalogue(catalogue), formatOf(options));
    await writeOut([text], context.terminal.stdout, options.output);
  } finally {
    catalogue.close();
  }
}

/** Checks a catalogue and writes what came of it. */
export async function runVerify(
  file: string | undefined,
  options: InfoOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const catalogue = await context.openCatalogue(file ?? options.catalogue);
  try {
    const verification = await verifyCatalogue(catalogue);
    const text = await renderVerification(verification, formatOf(options));
    await writeOut([text], context.terminal.stdout, options.output);
    const isSound = verification.rules.every(({ diagnostics }) => diagnostics.length === 0);
    return isSound ? EXIT.fine : EXIT.faultyData;
  } finally {
    catalogue.close();
  }
}

/** Imports a source and says what became of it. */
export async function runImport(
  name: string,
  folder: string,
  catalogue: string,
  context: CommandContext,
): Promise<void> {
  const { source, foods, variants, servingSizes, isChanged } = await importFoods(
    name,
    folder,
    catalogue,
  );
  const what = `${source.id} ${source.release}: ${foods} foods, ${variants} variants, ${servingSizes} serving sizes`;
  const outcome = isChanged ? `imported into ${catalogue}` : `already in ${catalogue}, unchanged`;
  await writeOut([`${what}: ${outcome}\n`], context.terminal.stdout, undefined);
}
