import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '../../../src/web');

// biome-ignore lint/suspicious/noExplicitAny: texts and functions of texts, whatever they are called
type Texts = Record<string, any>;

const load = async (name: string): Promise<Texts> => import(path.join(WEB, name));
const { EN } = (await load('words/words-en.js')) as { EN: Texts };
const { DE } = (await load('words/words-de.js')) as { DE: Texts };

/** All texts by their paths; functions are called with marked arguments. */
function textsOf(tree: Texts, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const at = prefix + name;
    if (typeof value === 'function') {
      const marks = Array.from({ length: value.length }, (_, index) => `<${index}>`);
      all.set(at, String(value(...marks)));
    } else if (typeof value === 'string') all.set(at, value);
    else for (const [inner, text] of textsOf(value, `${at}.`)) all.set(inner, text);
  }
  return all;
}

const english = textsOf(EN);
const german = textsOf(DE);

test('the page has the same texts in both languages, with the same arguments', () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  const marksIn = (text = '') => [...new Set(text.match(/<\d>/g) ?? [])].sort();
  for (const [at, text] of english) {
    for (const mark of marksIn(german.get(at))) expect(marksIn(text), at).toContain(mark);
  }
});

/** Words that are the same in both languages. */
const SAME = new Set(['title', 'name', 'servings.portion', 'scoreSaid', 'lost', 'sizes.medium']);

test('no German text is empty or equals the English text', () => {
  for (const [at, text] of german) {
    if (SAME.has(at)) continue;
    expect(text, at).not.toBe('');
    expect(text, at).not.toBe(english.get(at));
  }
});

test('index.html contains the English texts, and uses only texts that exist', () => {
  const html = readFileSync(path.join(WEB, 'index.html'), 'utf8');
  const used = [...html.matchAll(/data-word="(\w+)"[^>]*>([^<]*)</g)];
  expect(used.length).toBeGreaterThan(50);
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  for (const [, name = '', text = ''] of used) {
    expect(flat(text), name).toBe(flat(EN[name]));
  }
  for (const [, name = ''] of html.matchAll(/data-(?:label|placeholder)="(\w+)"/g)) {
    expect(EN, name).toHaveProperty(name);
  }
});

test('the program of the page contains none of its texts', async () => {
  const { readdirSync } = await import('node:fs');
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  const programs = files.filter((name) => /\.js$/.test(name) && !/words-\w+\.js$/.test(name));
  for (const name of programs) {
    const code = readFileSync(path.join(WEB, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    // Two words with a capital at the beginning are a sentence or a label.
    const found = [...code.matchAll(/'([A-Z][a-z]+ [a-z]+[^']*)'/g)].map(([, text]) => text);
    expect(found, name).toEqual([]);
  }
});
