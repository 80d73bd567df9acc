import { catalogueInfo } from './catalogue/catalogue-info.ts';
import { verify } from './catalogue/verify.ts';
import { evaluateFiles } from './evaluate-files.ts';
import { evaluateMeals } from './evaluate-meals.ts';
import { findFoodByGtin } from './find-food-by-gtin.ts';
import { getFood } from './get-food.ts';
import { importFoods } from './import/import-foods.ts';
import { matchFoods } from './match/match-foods.ts';
import type { AnyOperation } from './operation.ts';
import { reportMeals } from './report-meals.ts';
import { searchFoods } from './search-foods.ts';
import { upgradeIds } from './upgrade-ids/upgrade-ids.ts';
import { explainRules } from './validate/explain-rules.ts';
import { validate } from './validate/validate.ts';

/** All operations. The service takes its routes from here, in this order. */
export const OPERATIONS: readonly AnyOperation[] = [
  searchFoods,
  findFoodByGtin,
  getFood,
  ...evaluateMeals,
  evaluateFiles,
  reportMeals,
  validate,
  explainRules,
  matchFoods,
  catalogueInfo,
  verify,
  importFoods,
  upgradeIds,
];
