import { type Diagnostic, type DiagnosticCode, fixOf, SEVERITIES } from '../model/diagnostic.ts';
import { nearestOf } from '../text/words/edit-distance.ts';
import { findRule, RULES, ruleOf } from './rule-book.ts';

/** The possible settings of a rule. */
export const LEVELS = ['off', ...SEVERITIES] as const;
/** A severity, or `off`, as `--rule` and configurations set it. */
export type RuleLevel = (typeof LEVELS)[number];

/** The levels that a run sets instead of those of the rule book, by code. */
export type RuleLevels = Readonly<Partial<Record<DiagnosticCode, RuleLevel>>>;

/** The level that the configuration sets for a rule; otherwise that of the rule book. */
export function levelOf(code: DiagnosticCode, levels: RuleLevels): RuleLevel {
  return levels[code] ?? ruleOf(code).severity;
}

/** The code that the user probably had in mind, even if the part before the slash is missing or wrong. */
export function nearestCode(typed: string): DiagnosticCode | undefined {
  const codes = RULES.map(({ code }) => code);
  const nameOf = (code: string) => code.slice(code.lastIndexOf('/') + 1);
  const whole = nearestOf(typed, codes);
  const name = whole ?? nearestOf(nameOf(typed), codes.map(nameOf));
  return codes.find((code) => code === name || nameOf(code) === name);
}

/** The reason why a rule cannot have a level, if it cannot, with the likeliest correct code. */
export function checkLevel(
  code: string,
  level: string,
): Pick<Diagnostic, 'message' | 'expected' | 'fix'> | undefined {
  const rule = findRule(code);
  if (rule === undefined) {
    return {
      message: `Unknown rule "${code}"`,
      expected: 'a code that `viand validate --explain` lists',
      ...fixOf(nearestCode(code)),
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
      expected: 'error: viand cannot read a file that breaks this rule',
    };
  }
  return undefined;
}
