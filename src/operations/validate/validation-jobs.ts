import path from 'node:path';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { ViandError } from '../../model/diagnostic.ts';
import type { Settings } from './configuration.ts';
import { DataSet } from './data-set/data-set.ts';
import { dayLimits } from './data-set/days.ts';
import { type LabelPlan, labelPlan } from './data-set/label-plan.ts';
import { detectKind, type Target } from './detect-kind.ts';
import { configurationFinder } from './find-configuration.ts';
import type { MealChecks } from './validate-meals.ts';
import { expandFiles } from './walk/expand-files.ts';

/** Files that are validated together, with the settings and the catalogue. */
export interface ValidationJob {
  /** The file as it was named. */
  readonly file: string;
  /** The target, or an error if the kind of the file could not be detected. */
  readonly target: Target | ViandError;
  readonly settings: Settings;
  /** The settings for meals; undefined for other files. */
  readonly meals: MealJob | undefined;
}

/** The catalogue and settings that a meal file is checked against. */
export interface MealJob {
  readonly checks: MealChecks;
  /** The files with the same configuration, which share rules. */
  readonly dataSet: DataSet;
  /** Whether this is the last file of the data set. */
  endsDataSet: boolean;
}

/** The options that select files and their settings. */
export interface JobOptions {
  readonly files: readonly string[];
  /** Replaces the configurations that are found above the files; false for none. */
  readonly configuration: Settings | false | undefined;
  /** Options of the caller, which take precedence over any configuration. */
  readonly asked: Settings;
  /** Skips files that have not changed since this commit. */
  readonly since?: string | undefined;
  /** Called with each file of a folder that is skipped, although it may be a food record. */
  readonly onSkipped?: ((file: string) => void) | undefined;
}

/**
 * Detects the kind of each file and its settings. The tables of a folder are one job, because they are read together.
 *
 * @param referenceOf opens the catalogue against which meals are checked
 */
export async function validationJobs(
  { files, configuration, asked, since, onSkipped }: JobOptions,
  referenceOf: (catalogue: string | undefined) => Promise<FoodCache>,
): Promise<ValidationJob[]> {
  const findConfiguration = configurationFinder();
  const configuredFor = async (location: string) =>
    configuration === false ? {} : (configuration ?? (await findConfiguration(location)));
  const jobs: ValidationJob[] = [];
  const dataSets = new Map<Settings, { readonly plan: LabelPlan; readonly dataSet: DataSet }>();
  const dataSetOf = (configured: Settings, settings: Settings) => {
    const plan = labelPlan(settings);
    const known = dataSets.get(configured) ?? { plan, dataSet: new DataSet(plan, settings) };
    dataSets.set(configured, known);
    return known;
  };
  const folders = new Set<string>();
  const optionsFor = async (folder: string) => ({
    ...mergeSettings(await configuredFor(folder), asked),
    onSkipped,
  });
  for (const { file, refusal } of await expandFiles(files, optionsFor, since)) {
    const configured = await configuredFor(file === '-' ? '.' : file);
    const settings = mergeSettings(ofFile(file, configured), asked);
    const target = refusal ?? (await kindOf(file, settings));
    if (!(target instanceof ViandError) && target.kind === 'tables') {
      const folder = path.resolve(target.folder);
      if (folders.has(folder)) continue;
      folders.add(folder);
    }
    const isMeals = !(target instanceof ViandError) && target.kind === 'meals';
    if (!isMeals) {
      jobs.push({ file, target, settings, meals: undefined });
      continue;
    }
    const reference = await referenceOf(settings.catalogue);
    const { plan, dataSet } = dataSetOf(configured, settings);
    const checks = { reference, plan, limits: dayLimits(settings) };
    jobs.push({ file, target, settings, meals: { checks, dataSet, endsDataSet: false } });
  }
  markLastOfSets(jobs);
  return jobs;
}

/** The configured settings for a file. A sheet applies to the workbooks of a folder. */
function ofFile(file: string, { sheet, ...others }: Settings): Settings {
  return sheet !== undefined && WORKBOOK_NAME.test(file) ? { ...others, sheet } : others;
}

/** Names of workbooks. */
const WORKBOOK_NAME = /\.(?:xls[xmb]?|numbers|ods)$/i;

function kindOf(file: string, { as }: Settings): Promise<Target | ViandError> {
  return detectKind(file, as).catch((error: unknown) => {
    if (error instanceof ViandError) return error;
    throw error;
  });
}

function markLastOfSets(jobs: readonly ValidationJob[]): void {
  const last = new Map<DataSet, MealJob>();
  for (const { meals } of jobs) if (meals !== undefined) last.set(meals.dataSet, meals);
  for (const meals of last.values()) meals.endsDataSet = true;
}

function mergeSettings(configured: Settings, asked: Settings): Settings {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return {
    ...configured,
    ...Object.fromEntries(given),
    rules: { ...configured.rules, ...asked.rules },
  };
}
