import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import type { FoodCollection, ImportOptions } from '../../model/food-collection.ts';
import { groupVariants } from '../published/group-variants.ts';
import { orphan, readAtAGlance } from './at-a-glance-tables.ts';
import { legacyIdsOf, readCodeChanges } from './code-changes.ts';
import { type FnddsFiles, findFiles } from './files.ts';
import { readFped } from './food-patterns.ts';
import { FNDDS, foodIdOf, type SurveyFood, toFood } from './survey-food.ts';
import { readSurvey } from './survey-json.ts';

/** The foods of a release. */
interface Release {
  readonly name: string;
  readonly foods: ReadonlyMap<string, SurveyFood>;
}

/**
 * Reads USDA's Food and Nutrient Database for Dietary Studies with the Food Patterns Equivalents Database: the "At A
 * Glance" tables, the JSON of FoodData Central, or both. If both are given, the newer release takes precedence. Foods
 * that it dropped are retired: their codes are still evaluated with their own figures, but no search finds them.
 *
 * @param paths files, and folders with the files
 * @throws ViandError if a file or a column is missing
 */
export async function importFndds(
  paths: readonly string[],
  fault: DiagnosticSink,
  { location = () => {}, codeChanges }: ImportOptions = {},
): Promise<FoodCollection> {
  const files = await findFiles(paths);
  const releases = await readReleases(files, fault);
  const surveyed = new Map<string, SurveyFood>();
  const retiredIn = new Map<string, string>();
  for (const [age, { foods }] of releases.entries()) {
    for (const [code, food] of foods) {
      if (surveyed.has(code)) continue;
      surveyed.set(code, food);
      const newer = releases[age - 1];
      if (newer !== undefined) retiredIn.set(code, newer.name);
    }
  }
  const foodPatterns = await readFped(files.foodPatterns, surveyed, fault);
  const foods: Food[] = [];
  for (const [code, food] of surveyed) {
    location(foodIdOf(code), food.location);
    const patterns = foodPatterns.get(code);
    if (patterns === undefined && files.survey === undefined) {
      fault(orphan(code, food.location, 'a complete row with this code in FPED'));
    }
    foods.push(toFood(food, patterns, retiredIn.get(code) ?? null));
  }
  const changes = codeChanges === undefined ? [] : await readCodeChanges(codeChanges, fault);
  const grouped = groupVariants(foods);
  const idOf = new Map(
    grouped.flatMap(({ id, variants }) => {
      const ids = variants.map(({ sourceCode, id: own }) => [sourceCode, own] as const);
      return ids.length === 1 ? ids.map(([code]) => [code, id] as const) : ids;
    }),
  );
  const release = releases.map(({ name }) => name).join(' and ');
  return {
    source: sourceOf(release),
    foods: grouped,
    legacyIds: legacyIdsOf(changes, (code) => idOf.get(code)),
    codes: [],
  };
}

/** The newest first. */
async function readReleases(
  { survey, atAGlance }: FnddsFiles,
  fault: DiagnosticSink,
): Promise<Release[]> {
  const releases: Release[] = [];
  if (survey !== undefined) {
    const { release, foods } = await readSurvey(survey, fault);
    releases.push({ name: release, foods });
  }
  if (atAGlance !== undefined) {
    releases.push({ name: atAGlance.release, foods: await readAtAGlance(atAGlance, fault) });
  }
  return releases.toSorted((a, b) => (a.name < b.name ? 1 : -1));
}

function sourceOf(release: string): Source {
  return {
    id: FNDDS,
    name: 'USDA Food and Nutrient Database for Dietary Studies, with its Food Patterns Equivalents Database',
    release,
    licence: 'US public domain',
  };
}
