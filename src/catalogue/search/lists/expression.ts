/** What to search for: words, beginnings of words, and combinations of these. */
export type Expression =
  | { readonly op: 'word' | 'beginning'; readonly text: string; readonly letters: string }
  | { readonly op: 'all' | 'any'; readonly text: string; readonly parts: readonly Expression[] }
  | {
      readonly op: 'except';
      readonly text: string;
      readonly of: Expression;
      readonly except: Expression;
    };

/** Matches foods that have a word. Expressions with the same `text` have the same hits. */
export function hasWord(letters: string): Expression {
  return { op: 'word', text: `"${letters}"`, letters };
}

/** Matches foods that have a word with a beginning. */
export function hasBeginning(letters: string): Expression {
  return { op: 'beginning', text: `"${letters}" *`, letters };
}

/** @param parts at least one */
export function allOf(parts: readonly Expression[]): Expression {
  return combined('all', ' AND ', parts);
}

/** @param parts at least one */
export function anyOf(parts: readonly Expression[]): Expression {
  return combined('any', ' OR ', parts);
}

/** Matches what one expression matches and another does not. */
export function exceptFor(of: Expression, except: Expression): Expression {
  return { op: 'except', text: `(${of.text} NOT ${except.text})`, of, except };
}

function combined(op: 'all' | 'any', joint: string, parts: readonly Expression[]): Expression {
  const [only] = parts;
  if (only === undefined) throw new Error('an expression without parts');
  if (parts.length === 1) return only;
  return { op, text: `(${parts.map(({ text }) => text).join(joint)})`, parts };
}
