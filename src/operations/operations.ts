import { addFoods } from './add/add-foods.ts';
import { catalogueInfo } from './catalogue/catalogue-info.ts';
import { verify } from './catalogue/verify.ts';
import { evaluateFiles } from './evaluate/evaluate-files.ts';
import { evaluateMeals } from './evaluate/evaluate-meals.ts';
import { compareMeals } from './explain/compare-meals.ts';
import { explainMeals } from './explain/explain-meals.ts';
import { exportCatalogue } from './export/export-catalogue.ts';
import { fetchSource } from './fetch/fetch-source.ts';
import { findFoodByGtin } from './foods/find-food-by-gtin.ts';
import { getFood } from './foods/get-food.ts';
import { searchFoods } from './foods/search-foods.ts';
import { importExport } from './import/import-export.ts';
import { importFoods } from './import/import-foods.ts';
import { matchFoods } from './match/match-foods.ts';
import { matchTextRecord } from './match/match-text-record.ts';
import type { AnyOperation } from './operation.ts';
import { evaluatePostedRecipe, evaluateRecipe } from './recipe/evaluate-recipe.ts';
import { saveRecipe } from './recipe/save-recipe.ts';
import { reportMeals } from './report/report-meals.ts';
import { reportOnMeals } from './report/report-on-meals.ts';
import { showSchema } from './show-schema.ts';
import { sql } from './sql/sql.ts';
import { upgradeIds } from './upgrade-ids/upgrade-ids.ts';
import { explainRules } from './validate/explain-rules.ts';
import { validate } from './validate/validate.ts';

/** All operations. The service takes its routes from here, in this order. */
export const OPERATIONS: readonly AnyOperation[] = [
  searchFoods,
  findFoodByGtin,
  getFood,
  ...evaluateMeals,
  evaluatePostedRecipe,
  matchTextRecord,
  reportOnMeals,
  evaluateFiles,
  explainMeals,
  compareMeals,
  reportMeals,
  validate,
  explainRules,
  matchFoods,
  evaluateRecipe,
  saveRecipe,
  catalogueInfo,
  verify,
  fetchSource,
  importFoods,
  addFoods,
  exportCatalogue,
  importExport,
  upgradeIds,
  sql,
  showSchema,
];
