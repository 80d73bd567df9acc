import * as v from 'valibot';
import { fixOf, Refusal } from '../../model/diagnostic.ts';
import type { Rule } from '../../rules/rule.ts';
import { findRule, RULES } from '../../rules/rule-book.ts';
import { nearestOf } from '../../text/edit-distance.ts';
import { cutShort } from '../../text/quote.ts';
import { fieldMeta, fields } from '../fields.ts';
import { operation } from '../operation.ts';

/** Explains a rule, or all of them. */
export const explainRules = operation({
  name: 'explain-rules',
  summary: 'Explain the rules of validation',
  input: fields({
    code: v.pipe(
      v.optional(v.string('Cannot read the code as text')),
      v.description('code of a rule; all rules without it'),
      fieldMeta({ code: 'request/invalid', expected: 'a code such as meal/unknown-food' }),
    ),
  }),
  http: { notOffered: 'the rules of a version of viand stand in its documentation' },
  run(_: unknown, { code }): readonly Rule[] {
    if (code === undefined) return RULES;
    const rule = findRule(code);
    if (rule === undefined) throw unknownRule(code);
    return [rule];
  },
});

function unknownRule(code: string): Refusal {
  const codes = RULES.map((rule) => rule.code);
  return new Refusal({
    code: 'request/invalid',
    message: `Cannot find rule "${cutShort(code)}"`,
    value: code,
    expected: 'a code that `viand validate --explain` lists',
    ...fixOf(nearestOf(code, codes)),
  });
}
