import { expect, test } from 'vitest';
import {
  dayOfLine,
  withoutRemarksOnDays,
} from '../../../../src/meals/words/asides/remarks-on-days.ts';

test.each([
  ['## Monday — rest day', '## Monday', ['rest day']],
  ['### 2026-03-02 · 71.5 kg\n2 eggs', '### 2026-03-02\n2 eggs', ['71.5 kg']],
  ['# Tue 3 March — travel\r\n', '# Tue 3 March\r\n', ['travel']],
  ['## Day 3 - pancakes', '## Day 3', ['pancakes']],
  ['## Tuesday - 3 km run', '## Tuesday', ['3 km run']],
  ['## Montag — 2 Termine', '## Montag', ['2 Termine']],
  ['## Freitag – 120 g Eiweiß', '## Freitag', ['120 g Eiweiß']],
  ['## Friday - 1500 kcal', '## Friday', ['1500 kcal']],
  ['## Sunday — 30 min yoga', '## Sunday', ['30 min yoga']],
  ['## Montag | 5 Stunden Schlaf', '## Montag', ['5 Stunden Schlaf']],
  ['## Monday — 200 g less than last week', '## Monday', ['200 g less than last week']],
])('the remark in %j is taken away', (text, plain, remarks) => {
  expect(withoutRemarksOnDays(text, false)).toEqual({ text: plain, remarks });
});

test.each([
  ['## Monday — 2 eggs', '## Monday: 2 eggs', []],
  ['## Thursday – pizza 300 g', '## Thursday: pizza 300 g', []],
  ['## Friday - 100 g salmon', '## Friday: 100 g salmon', []],
  ['## Sonntag · 2 l Wasser', '## Sonntag: 2 l Wasser', []],
  ['## Montag — 3 Eier, 2 Scheiben Brot', '## Montag: 3 Eier, 2 Scheiben Brot', []],
  ['## Wednesday | 1 banana, 200 ml milk', '## Wednesday: 1 banana, 200 ml milk', []],
  ['## Tuesday — 71.5 kg, 2 eggs', '## Tuesday: 2 eggs', ['71.5 kg']],
  ['## 2026-11-02 - lunch: 200 g pasta', '## 2026-11-02: lunch: 200 g pasta', []],
  ['## Monday - Lunch: 2 eggs', '## Monday: Lunch: 2 eggs', []],
  ['## Monday – Breakfast', '## Monday: Breakfast', []],
])('the food or meal in %j stays, behind a colon', (text, plain, remarks) => {
  expect(withoutRemarksOnDays(text, false)).toEqual({ text: plain, remarks });
});

test.each([
  '## Day 1 – 04.11.',
  '## Lunch - canteen',
  'Monday - 2 eggs',
  '2026-03-02 — 2 eggs',
  '# Food diary — March',
])('%j stays', (text) => expect(withoutRemarksOnDays(text, false)).toEqual({ text, remarks: [] }));

test('a text with tables has the day alone in its row', () => {
  expect(withoutRemarksOnDays('## Monday — 2 eggs', true)).toEqual({
    text: '## Monday',
    remarks: ['2 eggs'],
  });
  const text = '## Monday - Lunch';
  expect(withoutRemarksOnDays(text, true)).toEqual({ text, remarks: [] });
});

test.each([
  ['Monday (felt sick)', 'Monday', 'Monday (felt sick)'],
  ["Tuesday - Grandma's birthday", 'Tuesday', "Tuesday - Grandma's birthday"],
  [
    'Dienstag, 3. März - Geburtstag von Oma, krank',
    'Dienstag, 3. März',
    'Dienstag, 3. März - Geburtstag von Oma, krank',
  ],
  ['Tuesday, krank', 'Tuesday', 'Tuesday, krank'],
  ['Monday 🎂', 'Monday', ''],
  ['Monday - 2 eggs, toast', 'Monday: 2 eggs, toast', ''],
  ['Tuesday - porridge', 'Tuesday: porridge', ''],
  ['Tue - Geburtstag von Oma, Kuchen', 'Tue: Geburtstag von Oma, Kuchen', ''],
  ['Monday - birthday cake', 'Monday: birthday cake', ''],
  ['Samstag - Geburtstagskuchen', 'Samstag: Geburtstagskuchen', ''],
  ['Thursday - cold pizza', 'Thursday: cold pizza', ''],
  ['2.3. (Schule) 1 Pausenbrot', '2.3. (Schule): 1 Pausenbrot', ''],
  ['Mon 1.50 l water', 'Mon: 1.50 l water', ''],
  ['Montag (Büro bis 18 Uhr)', 'Montag', 'Montag (Büro bis 18 Uhr)'],
  ['Wed - Breakfast', 'Wed: Breakfast', ''],
  ['Sun, 2 eggs', 'Sun: 2 eggs', ''],
  ['Monday 2 eggs', 'Monday: 2 eggs', ''],
  ['Di 3.3.26 1 Apfel', 'Di 3.3.26: 1 Apfel', ''],
  ['Mon 2nd March 2 eggs', 'Mon 2nd March: 2 eggs', ''],
  ['Tag 1 200 g Quark', 'Tag 1: 200 g Quark', ''],
  ['So 1/2 Banane', 'So: 1/2 Banane', ''],
  ['02.03.2026 08:15 Porridge', '02.03.2026: 08:15 Porridge', ''],
  ['[Mon 2 Mar 2026, 8:15 AM] 2 eggs', 'Mon 2 Mar 2026: 8:15 AM 2 eggs', ''],
  ['2026-03-02T08:15-08:45: 2 eggs', '2026-03-02: 08:15-08:45 2 eggs', ''],
  ['Entry: Monday, 2 March 2026 at 21:14', 'Monday, 2 March 2026: 21:14', ''],
  ['Eintrag vom 2. März 2026, 21:14 Uhr', '2. März 2026: 21:14 Uhr', ''],
])('a line may go on behind its day: %s', (line, day, remark) => {
  expect(dayOfLine(line)).toEqual({ line: day, remark });
});

test.each([
  'So, jetzt Suppe',
  'Sun-dried tomatoes',
  'Monday (planned)',
  'Monday: sick',
  'Mo - Di',
  'Mon 2 March',
  'so 2 eggs',
  'May 2:1 juice',
  'Mo 8.30 Eier',
  '2 eggs - cold',
  '1.5 l water - cold',
  'Fried rice (cold)',
])('other lines stay: %s', (line) => {
  expect(dayOfLine(line)).toBeUndefined();
});
