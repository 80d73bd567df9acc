import { expect, test } from 'vitest';
import { isAdviser, withoutAdvice } from '../../../../src/meals/words/people/advisers.ts';

test.each([
  'Coach Tim',
  'Personal Trainer',
  'Dr. Jones',
  'Ernährungsberatung Praxis Holm',
  'Assistant',
  'ChatGPT',
])('isAdviser() knows %s', (name) => expect(isAdviser(name)).toBe(true));

test.each([
  'Anna',
  'Drew',
  'Ernährungsprotokoll',
  'Frühstück',
  'Tim',
  'Anna Trainer',
  'Dr. Oetker',
  'Angebot',
])('isAdviser() does not mistake %s', (name) => expect(isAdviser(name)).toBe(false));

test('withoutAdvice() skips what a program answers, up to the next message of the person', () => {
  const text =
    'User: Lunch: 2 eggs\n1 apple\n**Assistant:** Logged 2 eggs.\n- 155 kcal\n**User:** 100 g rice';
  expect(withoutAdvice(text)).toEqual({
    text: 'Lunch: 2 eggs\n1 apple\n\n\n100 g rice',
    notes: ['skipped 1 message from "Assistant", who advises the others'],
  });
});

test.each([
  'ChatGPT-4o',
  'Chat-GPT',
  'GPT-4',
  'Assistant (GPT-4)',
  'Nutrition Assistant',
  'Claude 3.5 Sonnet',
  'Microsoft Copilot',
])('withoutAdvice() skips all lines of %s', (name) => {
  const text = `You: 150 g yoghurt\n${name}: Noted.\n- 150 g yoghurt\nYou: 1 pear`;
  expect(withoutAdvice(text).text).toBe('150 g yoghurt\n\n\n1 pear');
});

test.each(['Coach: 12.3.\nBreakfast: 2 eggs', 'Ich: 2 Eier\nDu: 1 Apfel'])(
  'withoutAdvice() leaves %j',
  (text) => expect(withoutAdvice(text)).toEqual({ text, notes: [] }),
);

test('withoutAdvice() skips only the line of an adviser who is no program', () => {
  const { text, notes } = withoutAdvice(
    'Ich: 1 Kaffee\nPraxis: Termin\n1 Apfel\nMittag: 200 g Nudeln\nDr. Oetker: 1 Pizza',
  );
  expect(text).toBe('1 Kaffee\n\n1 Apfel\nMittag: 200 g Nudeln\nDr. Oetker: 1 Pizza');
  expect(notes).toEqual(['skipped 1 message from "Praxis", who advises the others']);
});
