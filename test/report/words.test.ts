import { expect, test } from 'vitest';
import { wordsIn } from '../../src/language/words.ts';
import { markup } from '../../src/report/markup.ts';

const { amountText, dayText, inSentence, listed, percentText } = wordsIn('en');
const DE = wordsIn('de');

test.each([
  [0, '0'],
  [0.0001, '< 0.001'],
  [0.004, '0.004'],
  [0.166, '0.17'],
  [2, '2'],
  [9.994, '9.99'],
  [9.996, '10'],
  [12.34, '12.3'],
  [99.96, '100'],
  [1234.5, '1,235'],
  [-1.5, '-1.5'],
])('amountText(%d) is %s', (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test.each([
  [0, '0 %'],
  [0.0001, '0.1 %'],
  [0.5, '50 %'],
  [0.996, '99.6 %'],
  [0.99999, '99.9 %'],
  [1, '100 %'],
  [2.5, '250 %'],
])('percentText(%d) is %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});

test.each([
  ['2026-03-02', 'Mon 2 Mar'],
  ['2026-02-30', '2026-02-30'],
  ['Monday', 'Monday'],
  ['3', 'day 3'],
  ['', 'no day given'],
])('dayText(%j) is %j', (label, text) => {
  expect(dayText(label)).toBe(text);
});

test('lists use commas and "and", and a name within a sentence is short and in lower case', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect([inSentence('Vitamin B12 (cobalamins)'), inSentence('Iron')]).toEqual([
    'vitamin B12',
    'iron',
  ]);
});

test('German has its own numbers, days and lists', () => {
  expect([
    DE.amountText(1234.5),
    DE.amountText(2.5),
    DE.amountText(2),
    DE.decimals(0.5, 1),
  ]).toEqual(['1.235', '2,5', '2', '0,5']);
  expect([DE.dayText('2026-03-02'), DE.dayText('02.03.2026'), DE.dayText('3')]).toEqual([
    'Mo. 2. März',
    'Mo. 2. März',
    'Tag 3',
  ]);
  expect([DE.listed(['a', 'b']), DE.inSentence('Folat (Folat-Äquivalent)')]).toEqual([
    'a und b',
    'Folat',
  ]);
});

test('markup escapes inserted values, but not inserted markup', () => {
  const inner = markup`<b>${'<&"\'>'}</b>`;
  expect(markup`<p title="${'"'}">${inner}${['a', inner]}${null}${false}${0}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;&amp;&quot;&#39;&gt;</b>a<b>&lt;&amp;&quot;&#39;&gt;</b>0</p>',
  );
  expect(markup`${'a\u0000\u001bb\tc'}`.text).toBe('a\uFFFD\uFFFDb\tc');
});
