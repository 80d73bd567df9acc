import * as v from 'valibot';
import { fixOf, ViandError } from '../../model/diagnostic.ts';
import type { Rule } from '../../rules/rule.ts';
import { findRule, RULES } from '../../rules/rule-book.ts';
import { nearestCode } from '../../rules/severities.ts';
import { cutShort } from '../../text/escaping/quote.ts';
import { fieldMeta, fields } from '../fields.ts';
import { operation } from '../operation.ts';

/** Explains a rule, or all of them. */
export const explainRules = operation({
  name: 'explain-rules',
  summary: 'Explain the validation rules',
  input: fields({
    code: v.pipe(
      v.optional(v.string('The code must be text')),
      v.description('Code of a rule; without it, all rules'),
      fieldMeta({ code: 'request/invalid', expected: 'a code such as meal/unknown-food' }),
    ),
  }),
  http: { notOffered: 'The documentation of each version has its rules' },
  run(_: unknown, { code }): readonly Rule[] {
    if (code === undefined) return RULES;
    const rule = findRule(code);
    if (rule === undefined) throw unknownRule(code);
    return [rule];
  },
});

function unknownRule(code: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: `Unknown rule "${cutShort(code)}"`,
    value: code,
    expected: 'a code that `viand validate --explain` lists',
    ...fixOf(nearestCode(code)),
  });
}
