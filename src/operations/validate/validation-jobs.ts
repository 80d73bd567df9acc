import path from 'node:path';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { Refusal } from '../../model/diagnostic.ts';
import type { Settings } from './configuration.ts';
import { detectKind, type Target } from './detect-kind.ts';
import { configurationFinder } from './find-configuration.ts';

/** What is validated together, how, and against which catalogue. */
export interface ValidationJob {
  /** As it was named. */
  readonly file: string;
  /** A refusal where the kind of the file could not be detected. */
  readonly target: Target | Refusal;
  readonly settings: Settings;
  /** Only for meals. */
  readonly reference: FoodCache | undefined;
}

export interface JobOptions {
  readonly files: readonly string[];
  /** Replaces the configurations that are found above the files; false for none. */
  readonly configuration: Settings | false | undefined;
  /** Options of the caller, which take precedence over any configuration. */
  readonly asked: Settings;
}

/**
 * Finds out what each file is and with which settings it is validated. The tables of a folder are one
 * job, since they are read together.
 *
 * @param referenceOf opens the catalogue that meals are checked against
 */
export async function validationJobs(
  { files, configuration, asked }: JobOptions,
  referenceOf: (catalogue: string | undefined) => Promise<FoodCache>,
): Promise<ValidationJob[]> {
  const findConfiguration = configurationFinder();
  const jobs: ValidationJob[] = [];
  const folders = new Set<string>();
  for (const file of files) {
    const location = file === '-' ? '.' : file;
    const configured =
      configuration === false ? {} : (configuration ?? (await findConfiguration(location)));
    const settings = mergeSettings(configured, asked);
    const target = await detectKind(file, settings.as).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (!(target instanceof Refusal) && target.kind === 'tables') {
      const folder = path.resolve(target.folder);
      if (folders.has(folder)) continue;
      folders.add(folder);
    }
    const isMeals = !(target instanceof Refusal) && target.kind === 'meals';
    const reference = isMeals ? await referenceOf(settings.catalogue) : undefined;
    jobs.push({ file, target, settings, reference });
  }
  return jobs;
}

function mergeSettings(configured: Settings, asked: Settings): Settings {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return {
    ...configured,
    ...Object.fromEntries(given),
    rules: { ...configured.rules, ...asked.rules },
  };
}
