/**
 * Words that only this project used, and what to write instead. Identifiers in backticks do not
 * count.
 */
export const PRIVATE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:ed|s|ing)?\b/i, 'fix'],
  [/\b(?:un)?packed\b/i, 'compressed, uncompressed'],
  [/\banew\b/i, 'again'],
  [/\bthereby\b/i, 'so'],
  [/\bleft out\b/i, 'skipped, omitted'],
  [/\bof today\b/i, 'current'],
  [/\b(?:tell|told|tells)\b.{0,40}\bapart\b/i, 'distinguish'],
  [/\bis told (?:from|of)\b/i, 'is distinguished from, is called for'],
  [/\bregister of clients\b/i, 'clients file'],
  [/\ba like food\b|\blike foods\b/i, 'similar food'],
  [/\bof which\b(?! sugars)/i, 'whose, or a sentence of its own'],
  [/\b(?:of|by|with|to|at|from) what is not\b|; what is not\b/i, 'the noun: a missing value'],
  [/\bwhose own\b/i, 'with a ... of their own'],
  [/\bc(?:ame|ome|omes) about\b/i, 'result, happen'],
  [/\bis said\b/i, 'means, describes'],
  [/\bgrown\b/i, 'larger'],
  [/\bwho asks\b/i, 'the caller'],
  [/\bin vain\b/i, 'for nothing'],
  [/\bfor so (?:many|much)\b(?! \w+ that)/i, 'this many, this much'],
  [/\bone behind the other\b/i, 'one after another'],
  [/\bthat are met\b/i, 'found, read'],
  [/\bhand(?:s|ed)? on\b/i, 'pass on'],
];

/** The private words of a text, each with the advice. */
export function privateWords(text: string): string[] {
  const prose = text.replace(/`[^`]*`/g, '``');
  return PRIVATE_WORDS.flatMap(([word, instead]) => {
    const found = word.exec(prose)?.[0];
    return found === undefined ? [] : [`"${found}": write ${instead}`];
  });
}
