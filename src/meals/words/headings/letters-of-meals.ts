import { isDay } from './days.ts';

/** The meals of a day by their letters, before foods: "B 2 eggs L sandwich D steak", "F 2 Eier M Reis A Brot". */
const LETTERS =
  /^(?:(?<day>\S+(?: \S+)?)[\s:,–-]+)?(?:B\s+(?<b>[^:]*?\p{L}{3}[^:]*?)\s+(?:L\s+(?<l>[^:]*?\p{L}{3}[^:]*?)(?:\s+D\s+(?<d>[^:]+?))?|D\s+(?<e>[^:]+?))(?:\s+S\s+(?<s>[^:]+))?|F\s+(?<f>[^:]*?\p{L}{3}[^:]*?)\s+M\s+(?<m>[^:]*?\p{L}{3}[^:]*?)(?:\s+A\s+(?<a>[^:]+))?)$/u;

/** "vitamin D", "Hepatitis B": letters that are no meals. */
const OF_WORD = /(?:vit(?:amin)?\.?|typ|type|hepatitis|gruppe|group|größe|size)\s[A-Z](?!\p{L})/iu;

/** Longer lines, in characters, have no letters for meals. */
const LONGEST = 200;

/** A line with a colon behind the letter of each meal, and a semicolon before the next one. Any other line is unchanged. */
export function withMealLettersRead(line: string): string {
  const isOther = line.length > LONGEST || OF_WORD.test(line);
  const groups = isOther ? undefined : LETTERS.exec(line.trim())?.groups;
  if (groups === undefined) return line;
  const { day = '', b, l, d, e, s, f, m, a } = groups;
  if (day !== '' && !isDay(day)) return line;
  const meals = Object.entries({ B: b, L: l, D: d ?? e, S: s, F: f, M: m, A: a }).flatMap(
    ([letter, foods]) => (foods === undefined ? [] : [`${letter}: ${trimmed(foods)}`]),
  );
  return [...(day === '' ? [] : [day]), meals.join('; ')].join(': ');
}

function trimmed(foods: string): string {
  return foods.replace(/[\s,;]+$/, '');
}
