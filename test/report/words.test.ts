import { expect, test } from 'vitest';
import { adviceWords } from '../../src/report/advice-words.ts';
import { markup } from '../../src/report/markup.ts';
import {
  amountText,
  counted,
  dayText,
  inSteps,
  listed,
  percentText,
} from '../../src/report/numbers.ts';

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
  ['', 'without a day'],
])('dayText(%j) is %j', (label, text) => {
  expect(dayText(label)).toBe(text);
});

test('counts and lists read as people say them', () => {
  expect([counted(1, 'day', 'days'), counted(7, 'day', 'days')]).toEqual(['1 day', '7 days']);
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect([inSteps(2, 5), inSteps(63, 5), inSteps(1234, 10)]).toEqual(['5', '65', '1,230']);
});

test('markup escapes what is put in, and nothing that is markup', () => {
  const inner = markup`<b>${'<&"\'>'}</b>`;
  expect(markup`<p title="${'"'}">${inner}${['a', inner]}${null}${false}${0}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;&amp;&quot;&#39;&gt;</b>a<b>&lt;&amp;&quot;&#39;&gt;</b>0</p>',
  );
  expect(markup`${'a\u0000\u001bb\tc'}`.text).toBe('a\uFFFD\uFFFDb\tc');
});

const ADVICE = {
  label: 'Label',
  score: 1,
  maxScore: 5,
  points: 4,
  density: 1,
  bestAt: 2,
  isMoreBetter: true,
  unit: '',
  inputs: [],
};

test.each([
  [
    { component: 'total_vegetables', move: 'more', amount: 1.2, amountUnit: 'cup eq' },
    '1.2 cups of vegetables or pulses more a day',
    'such as 280 ml of them raw or cooked, or twice that of leafy salad',
  ],
  [
    { component: 'sodium', move: 'less', amount: 2000, amountUnit: 'mg' },
    '2,000 mg of sodium less a day',
    'that is 5 g of salt',
  ],
  [
    { component: 'added_sugars', move: 'less', amount: 5, amountUnit: 'tsp eq' },
    '20 g of added sugars less a day',
    'that is 5.0 teaspoons of sugar',
  ],
  [
    { component: 'saturated_fats', move: 'less', amount: 10.28, amountUnit: 'g' },
    '10 g of saturated fat less a day',
    'as much as is in 20 g of butter',
  ],
  [
    { component: 'an_index_to_come', move: 'more', amount: 0.01, amountUnit: 'oz eq' },
    '0.1 ounce equivalents of label more a day',
    '',
  ],
] as const)('adviceWords(%o)', (advice, change, as) => {
  expect(adviceWords({ ...ADVICE, ...advice })).toEqual({ change, as });
});
