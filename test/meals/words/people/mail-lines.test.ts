import { expect, test } from 'vitest';
import { linesOfMail } from '../../../../src/meals/words/people/mail-lines.ts';

const rest = (lines: string[]) => {
  const mail = linesOfMail(lines);
  return lines.filter((_, at) => !mail.has(at));
};

test('linesOfMail() finds headers, greeting, closing and the mail that was answered', () => {
  const lines = [
    'From: R. Green',
    'Date: Tue, 3 Mar 2026 21:02',
    'Subject: RE: diary',
    'Hi,',
    'Monday',
    'Breakfast: 30 g bran flakes',
    'Dinner: 150 g cod',
    'Thanks,',
    'R. Green',
    'On Mon, 2 Mar 2026, Clinic wrote:',
    '> e.g. "2 slices of bread"',
  ];
  expect(rest(lines)).toEqual(['Monday', 'Breakfast: 30 g bran flakes', 'Dinner: 150 g cod']);
});

test('linesOfMail() leaves the headings of a diary', () => {
  const lines = ['Datum: 3.6.2024', 'An: Tag 1', 'Frühstück: 2 Eier'];
  expect(rest(lines)).toEqual(lines);
});

test('linesOfMail() finds the greeting above and the closing below a letter without headers', () => {
  expect(rest(['Hallo Frau Klein,', '', '2 Eier', '', 'Viele Grüße', 'Lisa'])).toEqual([
    '',
    '2 Eier',
    '',
  ]);
  expect(rest(['2 eggs', 'Best', 'Ice Cream'])).toEqual(['2 eggs', 'Best', 'Ice Cream']);
  expect(rest(['2 eggs', 'Thanks', '1 apple'])).toEqual(['2 eggs', 'Thanks', '1 apple']);
});

test('linesOfMail() finds wishes and sentences to the reader of a letter', () => {
  const around = [
    'Guten Tag,',
    'wie vereinbart sende ich die letzten zwei Tage.',
    'Ich hoffe, es ist lesbar.',
    'Bis nächste Woche',
    'Sonnige Grüße aus dem verregneten Kiel',
    'Ihre Dr. Petra Vogt',
    'Tel. 0000 12 34',
  ];
  const [greeting, first, ...end] = around as [string, string, ...string[]];
  expect(rest([greeting, first, '1 Kiwi', 'Danke-Schokolade 20 g', ...end])).toEqual([
    '1 Kiwi',
    'Danke-Schokolade 20 g',
  ]);
  // Without a greeting or a closing, it is no letter.
  expect(rest(['1 Kiwi', 'Thank you cake'])).toEqual(['1 Kiwi', 'Thank you cake']);
});

test('linesOfMail() finds the mail that was answered, without headers and above the diary', () => {
  const asked = ['> Please send the diary of Monday.', '> 1 apple'];
  const title = ['On Fri, 6 Mar 2026 at 10:01, A. Example <a@example.org>', 'wrote:'];
  expect(rest(['2 eggs', ...title, ...asked])).toEqual(['2 eggs']);
  expect(rest(['Am 06.03.2026 um 10:01 schrieb A. Example:', ...asked, '2 Eier'])).toEqual([
    '2 Eier',
  ]);
  const below = ['-----Original Message-----', 'From: A. Example', '1 apple'];
  expect(rest(['2 eggs', ...below])).toEqual(['2 eggs']);
  // A forwarded diary has nothing above it.
  expect(rest(['On 6 March 2026, B. Example wrote:', '2 eggs'])).toEqual(['2 eggs']);
  expect(rest(['-----Original Message-----', 'From: A', 'Subject: diary', '', '2 eggs'])).toEqual([
    '2 eggs',
  ]);
  expect(rest(['On Monday 2 eggs', 'Am 6. Tag: 1 Ei'])).toHaveLength(2);
});
