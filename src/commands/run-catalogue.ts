import { importFoods } from '../operations/import-foods.ts';
import { type Format, formatOfName } from '../output/formats.ts';
import { renderCatalogueInfo } from '../output/render-catalogue-info.ts';
import { writeOut } from '../output/write-out.ts';
import type { CommandContext } from './context.ts';

export interface InfoOptions {
  readonly catalogue?: string;
  readonly format?: Format;
  readonly output?: string;
}

/** Writes what is in a catalogue. */
export async function showInfo(
  { catalogue: file, format, output }: InfoOptions,
  context: CommandContext,
): Promise<void> {
  const catalogue = await context.openCatalogue(file);
  try {
    const chosen = format ?? (output === undefined ? undefined : formatOfName(output)) ?? 'table';
    const text = await renderCatalogueInfo(catalogue.info(), chosen);
    await writeOut([text], context.terminal.stdout, output);
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
