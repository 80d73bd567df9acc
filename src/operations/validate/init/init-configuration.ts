import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import type { StandardInput } from '../../services.ts';
import type { Settings } from '../configuration.ts';
import { detectKind } from '../detect-kind.ts';
import { referenceFoods } from '../validate-meals.ts';
import { expandFiles } from '../walk/expand-files.ts';
import { type InferredConfiguration, inferConfiguration } from './infer-configuration.ts';

/** An inferred configuration, and the place where it applies to all of its files. */
export interface ProposedConfiguration extends InferredConfiguration {
  readonly folder: string;
  readonly files: number;
}

/**
 * Proposes a configuration for meal files and folders of meal files.
 *
 * @throws ViandError if there is no meal file
 */
export async function proposeConfiguration(
  { catalogue, stdin }: StandardInput & { readonly catalogue: Catalogue },
  files: readonly string[],
  asked: Settings,
): Promise<ProposedConfiguration> {
  const meals: string[] = [];
  for (const { file, refusal } of await expandFiles(files, async () => asked, undefined)) {
    if (refusal !== undefined) throw refusal;
    if ((await detectKind(file, asked.as)).kind === 'meals') meals.push(file);
  }
  if (meals.length === 0) {
    throw new ViandError({
      code: 'input/unreadable',
      message: 'There are no meal files',
      location: { file: files[0] ?? '.' },
      expected: 'meal files to infer a configuration from',
    });
  }
  const { map = {}, unit, sheet, layout, column, encoding, liftLimits = false } = asked;
  const reading = { columnMap: map, unit, sheet, layout, column, encoding, liftLimits };
  const needs = { stdin, reference: referenceFoods(catalogue), reading };
  const inferred = await inferConfiguration(meals, needs);
  return { ...inferred, files: meals.length, folder: await folderOf(files) };
}

/** The nearest folder that contains all files. */
async function folderOf(files: readonly string[]): Promise<string> {
  const folders = await Promise.all(
    files.map(async (file) => {
      const whole = path.resolve(file);
      const isFolder = (await stat(whole).catch(() => undefined))?.isDirectory() === true;
      return isFolder ? whole : path.dirname(whole);
    }),
  );
  const [first = '.'] = folders;
  let common = first;
  while (!folders.every((folder) => isWithin(folder, common))) common = path.dirname(common);
  return common;
}

function isWithin(folder: string, above: string): boolean {
  const relative = path.relative(above, folder);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}
