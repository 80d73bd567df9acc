import { detectKind } from './detect-kind.ts';
import { configurationFileFinder, readConfiguration } from './find-configuration.ts';
import type { FileKind } from './report.ts';
import { expandFiles } from './walk/expand-files.ts';

/**
 * The files that a validation reads in addition to the named ones: configurations, the catalogues that they name, the
 * meal files in folders, and the folders of tables, which are read together.
 *
 * @param config replaces the configurations that are found; false for none
 */
export async function implicitInputs(
  files: readonly string[],
  {
    config,
    as,
  }: { readonly config?: string | false | undefined; readonly as?: FileKind | undefined },
): Promise<string[]> {
  const findFile = configurationFileFinder();
  const configurations = new Set<string>(config === undefined || config === false ? [] : [config]);
  const besides = new Set<string>();
  for (const file of files) {
    const found = config === undefined ? await findFile(file === '-' ? '.' : file) : undefined;
    if (found !== undefined) configurations.add(found);
    // Validation reports the problems of a file.
    for (const meals of await expandFiles([file], async () => ({ as }), undefined)) {
      if (meals.file !== file) besides.add(meals.file);
    }
    const target = await detectKind(file, as).catch(() => undefined);
    if (target?.kind === 'tables') besides.add(target.folder);
  }
  for (const file of configurations) {
    besides.add(file);
    const { catalogue } = await readConfiguration(file).catch(() => ({ catalogue: undefined }));
    if (catalogue !== undefined) besides.add(catalogue);
  }
  return [...besides];
}
