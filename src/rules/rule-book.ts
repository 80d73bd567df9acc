import { DIAGNOSTIC_CODES, type DiagnosticCode } from '../model/diagnostic.ts';
import { CATALOGUE_FILE_RULES } from './catalogues/catalogue-file-rules.ts';
import { INTEGRITY_RULES } from './catalogues/integrity-rules.ts';
import { DAY_RULES } from './days/day-rules.ts';
import { ENTRY_RULES } from './entries/check-entry.ts';
import { VALUE_RULES } from './entries/value-rules.ts';
import { HEADER_RULES } from './files/header-rules.ts';
import { INPUT_RULES } from './files/input-rules.ts';
import { MEAL_FILE_RULES } from './files/meal-file-rules.ts';
import { TABLE_RULES } from './files/table-rules.ts';
import { FOOD_RULES } from './foods/check-food.ts';
import { LABEL_RULES } from './labels/label-rules.ts';
import type { Rule } from './rule.ts';

/** Every rule that `viand validate` applies to files, in the order of their codes. */
export const RULES: readonly Rule[] = [
  ...INPUT_RULES,
  ...MEAL_FILE_RULES,
  ...VALUE_RULES,
  ...LABEL_RULES,
  ...DAY_RULES,
  ...ENTRY_RULES,
  ...HEADER_RULES,
  ...TABLE_RULES,
  ...FOOD_RULES,
  ...CATALOGUE_FILE_RULES,
  ...INTEGRITY_RULES,
].toSorted((a, b) => DIAGNOSTIC_CODES.indexOf(a.code) - DIAGNOSTIC_CODES.indexOf(b.code));

const BY_CODE = new Map<string, Rule>(RULES.map((rule) => [rule.code, rule]));

/** The rule with a code; undefined if there is none. */
export function findRule(code: string): Rule | undefined {
  return BY_CODE.get(code);
}

/** The rule of a code that a file can break. */
export function ruleOf(code: DiagnosticCode): Rule {
  const rule = BY_CODE.get(code);
  if (rule === undefined) throw new TypeError(`no rule ${code}`);
  return rule;
}
