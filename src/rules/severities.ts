import { type Diagnostic, type DiagnosticCode, fixOf, SEVERITIES } from '../model/diagnostic.ts';
import { nearestOf } from '../text/edit-distance.ts';
import { findRule, RULES, ruleOf } from './rule-book.ts';

/** What a rule can be set to. */
export const LEVELS = ['off', ...SEVERITIES] as const;
export type RuleLevel = (typeof LEVELS)[number];

/** The levels that a run sets apart from those of the rule book, by code. */
export type RuleLevels = Readonly<Partial<Record<DiagnosticCode, RuleLevel>>>;

export function levelOf(code: DiagnosticCode, levels: RuleLevels): RuleLevel {
  return levels[code] ?? ruleOf(code).severity;
}

/** Why a rule cannot be set to a level, if it cannot, with the code that was most likely meant. */
export function checkLevel(
  code: string,
  level: string,
): Pick<Diagnostic, 'message' | 'expected' | 'fix'> | undefined {
  const rule = findRule(code);
  if (rule === undefined) {
    return {
      message: `Cannot find rule "${code}"`,
      expected: 'a code that `viand validate --explain` lists',
      ...fixOf(
        nearestOf(
          code,
          RULES.map((known) => known.code),
        ),
      ),
    };
  }
  if (!(LEVELS as readonly string[]).includes(level)) {
    return {
      message: `Cannot set rule ${code} to "${level}"`,
      expected: LEVELS.join(', '),
      ...fixOf(nearestOf(level, LEVELS)),
    };
  }
  if (rule.isFirm === true && level !== 'error') {
    return {
      message: `Cannot set rule ${code} to "${level}"`,
      expected: 'error: what breaks it is not read, so that nothing could be said of the rest',
    };
  }
  return undefined;
}
