import type { DiagnosticCode } from '../model/diagnostic.ts';
import { CATALOGUE_RULES } from './catalogue-rules.ts';
import { INPUT_RULES } from './input-rules.ts';
import { ENTRY_RULES, MEAL_RULES } from './meal-rules.ts';
import type { Rule } from './rule.ts';

/** Every rule that `viand validate` holds files to. */
export const RULES: readonly Rule[] = [
  ...INPUT_RULES,
  ...MEAL_RULES,
  ...ENTRY_RULES,
  ...CATALOGUE_RULES,
];

const BY_CODE = new Map<string, Rule>(RULES.map((rule) => [rule.code, rule]));

export function findRule(code: string): Rule | undefined {
  return BY_CODE.get(code);
}

/** The rule of a code that a file can break. */
export function ruleOf(code: DiagnosticCode): Rule {
  const rule = BY_CODE.get(code);
  if (rule === undefined) throw new TypeError(`no rule ${code}`);
  return rule;
}
