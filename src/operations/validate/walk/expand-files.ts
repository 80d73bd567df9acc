import { stat } from 'node:fs/promises';
import path from 'node:path';
import { changedFiles } from '../../../io/reading/changed-files.ts';
import { STDIN } from '../../../io/reading/text-source.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import { tablesIn } from '../detect-kind.ts';
import type { FileKind } from '../report.ts';
import { type WalkOptions, walkFolder } from './walk-folder.ts';

/** How the files of folders are chosen. */
export interface ExpandOptions extends WalkOptions {
  readonly as?: FileKind | undefined;
}

/** A file to validate, or a folder of tables; with the reason if it cannot be validated. */
export interface ExpandedFile {
  readonly file: string;
  readonly refusal?: ViandError;
}

/**
 * Replaces folders with their meal files.
 *
 * @param optionsFor the options for a folder
 * @param since skips files that have not changed since this commit
 * @throws ViandError for a commit that git does not know
 */
export async function expandFiles(
  files: readonly string[],
  optionsFor: (folder: string) => Promise<ExpandOptions>,
  since: string | undefined,
): Promise<ExpandedFile[]> {
  const expanded: ExpandedFile[] = [];
  const taken = new Set(files.map((file) => path.resolve(file)));
  for (const file of files) {
    if (!(await isFolderOfMeals(file, optionsFor))) {
      expanded.push({ file });
      continue;
    }
    try {
      for (const found of await walkFolder(file, await optionsFor(file))) {
        const whole = path.resolve(found);
        if (!taken.has(whole)) expanded.push({ file: found });
        taken.add(whole);
      }
    } catch (error) {
      if (!(error instanceof ViandError)) throw error;
      expanded.push({ file, refusal: error });
    }
  }
  return since === undefined ? expanded : changedOnly(expanded, since);
}

async function isFolderOfMeals(
  file: string,
  optionsFor: (folder: string) => Promise<ExpandOptions>,
): Promise<boolean> {
  if (file === STDIN) return false;
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory() !== true) return false;
  const { as } = await optionsFor(file);
  if (as !== undefined) return as === 'meals';
  return (await tablesIn(file)) === undefined;
}

async function changedOnly(files: readonly ExpandedFile[], since: string): Promise<ExpandedFile[]> {
  const repositories = new Map<string, Awaited<ReturnType<typeof changedFiles>>>();
  const changed: ExpandedFile[] = [];
  for (const expanded of files) {
    const { file } = expanded;
    const isFolder = (await stat(file).catch(() => undefined))?.isDirectory() === true;
    const folder = isFolder ? file : path.dirname(file);
    const hasChanged = repositories.get(folder) ?? (await changedFiles(since, folder));
    repositories.set(folder, hasChanged);
    if (file === STDIN || expanded.refusal !== undefined || (await hasChanged(file))) {
      changed.push(expanded);
    }
  }
  return changed;
}
