import { expect, test } from 'vitest';
import { withoutRemarksOnDays } from '../../../../src/meals/words/asides/remarks-on-days.ts';

test.each([
  ['## Monday — rest day', '## Monday', ['rest day']],
  ['### 2026-03-02 · 71.5 kg\n2 eggs', '### 2026-03-02\n2 eggs', ['71.5 kg']],
  ['# Tue 3 March — travel\r\n', '# Tue 3 March\r\n', ['travel']],
])('the remark in %j is taken away', (text, plain, remarks) => {
  expect(withoutRemarksOnDays(text)).toEqual({ text: plain, remarks });
});

test.each([
  '## Monday – Breakfast',
  '## Monday - Lunch: 2 eggs',
  '## Day 1 – 04.11.',
  '## Lunch - canteen',
  'Monday - 2 eggs',
  '2026-03-02 — 2 eggs',
  '# Food diary — March',
])('%j stays', (text) => expect(withoutRemarksOnDays(text)).toEqual({ text, remarks: [] }));
