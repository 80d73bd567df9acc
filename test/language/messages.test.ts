import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { INDICES } from '../../src/evaluation/indices/indices.ts';
import { MACRONUTRIENTS } from '../../src/evaluation/nutrition/macro-distribution.ts';
import { REFERENCE_TABLES } from '../../src/evaluation/reference-intakes/reference-tables.ts';
import { DE } from '../../src/language/de/messages.ts';
import { messagesInEnglish } from '../../src/language/en/messages.ts';
import { languageOf } from '../../src/language/language.ts';
import { ruleTextIn } from '../../src/language/rule-texts.ts';
import { wordsIn } from '../../src/language/words.ts';
import { PROCESSINGS, processingLabel } from '../../src/model/food.ts';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';
import { NUTRIENTS } from '../../src/model/nutrients.ts';
import { RULES } from '../../src/rules/rule-book.ts';

type Tree = { readonly [name: string]: unknown };

/** The messages of a language by their paths; functions are represented by their results for marked arguments. */
function messagesOf(tree: Tree, prefix = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const at = prefix === '' ? name : `${prefix}.${name}`;
    if (at === 'terms') return [];
    if (typeof value === 'function') {
      const marks = Array.from({ length: value.length }, (_, index) => `<${index}>`);
      const isOfList = at === 'advice.inBrackets';
      return [[at, String(isOfList ? value(marks) : value(...marks))]];
    }
    return typeof value === 'string' ? [[at, value]] : messagesOf(value as Tree, at);
  });
}

const english = new Map(messagesOf(messagesInEnglish()));
const german = new Map(messagesOf(DE));

test('all languages have the same messages', () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [at, text] of [...english, ...german]) expect(text, at).not.toBe('');
});

test('the folders of the languages have the same files', () => {
  const files = (language: string) =>
    readdirSync(path.join(import.meta.dirname, '../../src/language', language));
  // Messages that are written in English in the source have only a translation.
  const translated = [
    'nutrients.ts',
    'problems',
    'rules-of-files.ts',
    'rules-of-foods.ts',
    'serving-words.ts',
  ];
  expect(files('de').filter((name) => !translated.includes(name))).toEqual(files('en'));
});

/** Texts that are the same in both languages: symbols, abbreviations and names. */
const SAME = /^[^\p{L}]*$|HEI|Healthy Eating Index|kcal|Person|^<\d>(?: <\d>)?$|\(<0>\)|, <0> kg/u;

test('no German message equals the English one', () => {
  const left = [...german].filter(([at, text]) => english.get(at) === text && !SAME.test(text));
  expect(left).toEqual([]);
});

test('every rule has its own German text', () => {
  for (const { code, help, explanation } of RULES) {
    const text = ruleTextIn('de', code);
    expect(text, code).toBeDefined();
    expect([help, explanation], code).not.toContain(text?.help);
    expect([help, explanation], code).not.toContain(text?.explanation);
    expect(ruleTextIn('en', code)).toBeUndefined();
  }
});

test('a German message uses no argument that the English one lacks', () => {
  for (const [at, text] of english) {
    const marks = (one: string) => [...new Set(one.match(/<\d>/g) ?? [])].sort();
    // German has one word where English distinguishes singular and plural.
    const ofGerman = marks(german.get(at) ?? '');
    for (const mark of ofGerman) expect(marks(text), at).toContain(mark);
  }
});

/** All names that viand's tables show, in English. */
const NAMES = [
  ...NUTRIENTS.map(({ label }) => label),
  ...FOOD_PATTERNS.flatMap(({ label, unit }) => [label, unit]),
  'Total',
  ...Object.values(INDICES).flatMap(({ components }) =>
    components.flatMap(({ label, unit }) => [label, unit]),
  ),
  ...MACRONUTRIENTS.map(({ label }) => label),
  ...PROCESSINGS.map(processingLabel),
  ...Object.values(REFERENCE_TABLES).flatMap(({ title, omitted, rows }) => [
    title,
    ...omitted,
    ...rows.flatMap(({ label, note, upper }) => [label, note ?? [], upper?.about ?? []].flat()),
  ]),
];

test('German has a term for every name in the tables', () => {
  expect(NAMES.filter((name) => DE.terms[name] === undefined)).toEqual([]);
  expect(wordsIn('de').term('Iron')).toBe('Eisen');
  expect(wordsIn('en').term('Iron')).toBe('Iron');
});

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de' }, 'de'],
  [{ LANG: 'de_AT.UTF-8', LC_ALL: '' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'de_CH.UTF-8' }, 'de'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LANG: 'dev' }, 'en'],
  [{}, 'en'],
] as const)('languageOf(%o) is %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language);
});

test('all sentences of the report are in the messages', () => {
  const folder = path.join(import.meta.dirname, '../../src/report');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('style.ts'),
  );
  for (const name of sources) {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(/\/\*\*?[\s\S]*?\*\//g, '');
    // Three words in a row within quotes are a sentence, not a name.
    const sentences = text.match(/'[A-Z][a-z]+ [a-z]+ [a-z]+[^']*'/g) ?? [];
    expect(sentences, name).toEqual([]);
  }
});
