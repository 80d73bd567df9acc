import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';
import { judgedTexts } from '../../support/matching.ts';

const catalogue = openEmbedded();

interface Language {
  /** Foods, and amounts in which people eat them. */
  readonly foods: readonly (readonly [food: string, amounts: readonly string[]])[];
  readonly joiners: readonly string[];
  readonly remarks: readonly ((text: string) => string)[];
}

const ENGLISH: Language = {
  foods: [
    ['wholemeal bread', ['1 slice', '2 slices', '50 g', '80g']],
    ['cheddar', ['30 g', '1 slice', '1 oz']],
    ['butter', ['10 g', '1 tsp', '5g']],
    ['plain yogurt', ['150 g', '1 pot', '200g']],
    ['apple', ['1', '2', '150 g']],
    ['white rice', ['180 g', '1 cup', '200g']],
    ['chicken breast', ['150 g', '4 oz']],
    ['coffee', ['1 cup', '2 mugs', '200 ml']],
    ['milk', ['200 ml', '1 glass', '1 cup']],
    ['egg', ['1', '2']],
    ['almonds', ['20 g', '1 handful']],
    ['olive oil', ['1 tbsp', '10 ml', '2 tsp']],
    ['banana', ['1', '1/2', '½']],
    ['honey', ['1 tsp', '10 g']],
  ],
  joiners: [', ', ' + ', ' and ', '; ', ' & '],
  remarks: [
    (text) => text,
    (text) => `Breakfast: ${text}`,
    (text) => `- ${text}`,
    (text) => `8am ${text}`,
    (text) => text.toUpperCase(),
    (text) => `I had ${text}`,
    (text) => text.replace(/(\d+) ?(g|ml)\b/g, 'approx $1 $2'),
    (text) => text.replace(/\b1 (?=cup|slice|handful)/g, 'one '),
    (text) => text.replaceAll(' ', '  '),
  ],
};

const GERMAN: Language = {
  foods: [
    ['Vollkornbrot', ['1 Scheibe', '2 Scheiben', '50 g', '2 Sch.']],
    ['Gouda', ['1 Scheibe', '30 g', '40g']],
    // In grams, a "butter" without its capital letter may be English, and is salted.
    ['Butter', ['1 EL', '1 TL', '2 TL']],
    ['Joghurt', ['150 g', '1 Becher', '200g']],
    ['Apfel', ['1', '2', '1 Stk', '150 g']],
    ['Mandarinen', ['3 Stk.', '2 Stück', '3']],
    ['Reis', ['180 g', '200g', '1 Tasse']],
    ['Hähnchenbrust', ['150 g', '120g']],
    ['Kaffee', ['1 Tasse', '2 Tassen', '200 ml', '0,2 l']],
    ['Milch', ['200 ml', '0,2 l', '1 Glas']],
    ['Ei', ['1', '2', '2 Stk']],
    ['Olivenöl', ['1 EL', '10 ml', '2 TL']],
    ['Banane', ['1', '1/2', '½', '1 Stück']],
    ['Bier', ['0,5 l', '0,33 l', '500 ml']],
  ],
  joiners: [', ', ' + ', ' und ', '; ', ' & '],
  remarks: [
    (text) => text,
    (text) => `Frühstück: ${text}`,
    (text) => `8:00 ${text}`,
    (text) => text.toLowerCase(),
    (text) => `Ich hatte ${text}`,
    (text) => `${text} (zuhause)`,
    (text) => text.replace(/(\d+) ?(g|ml)\b/g, 'ca. $1 $2'),
    (text) => text.replace(/(\d+) g\b/g, '$1 Gramm'),
    (text) => text.replace(/\b1 (?=Tasse|Scheibe)/g, 'eine '),
  ],
};

/** Where people write the amount. */
const FORMATS: readonly ((food: string, amount: string) => string)[] = [
  (food, amount) => `${amount} ${food}`,
  (food, amount) => `${food} ${amount}`,
  (food, amount) => `${food}, ${amount}`,
  (food, amount) => `${food} (${amount})`,
  (food, amount) => `${food}: ${amount}`,
  (food, amount) => `${food} - ${amount}`,
];

interface Eaten {
  readonly food: string;
  readonly amount: string;
}

function lineOf({ foods, joiners, remarks }: Language) {
  const eaten = fc
    .constantFrom(...foods)
    .chain(([food, amounts]) =>
      fc.constantFrom(...amounts).map((amount): Eaten => ({ food, amount })),
    );
  return fc.record({
    eaten: fc.uniqueArray(eaten, { minLength: 1, maxLength: 3, selector: ({ food }) => food }),
    format: fc.constantFrom(...FORMATS),
    joiner: fc.constantFrom(...joiners),
    remark: fc.constantFrom(...remarks),
  });
}

function amountsOf(text: string): string[] {
  const line = { location: { file: 'diary.txt' }, line: 1, text, cells: [] };
  return matchLine(catalogue, line, { threshold: 0.8 }).map(
    ({ candidates: [best] }) => `${best?.id} ${best?.amount?.toFixed(1)} ${best?.unit}`,
  );
}

test.each([
  ['English', ENGLISH],
  ['German', GERMAN],
])('the position of amounts in a line does not change foods and amounts: %s', (_, language) => {
  fc.assert(
    fc.property(lineOf(language), ({ eaten, format, joiner, remark }) => {
      const text = remark(eaten.map(({ food, amount }) => format(food, amount)).join(joiner));
      const alone = eaten.flatMap(({ food, amount }) => amountsOf(`${amount} ${food}`));
      expect(amountsOf(text), text).toEqual(alone);
    }),
    { numRuns: 100 },
  );
});

test('spaces, punctuation and remarks do not change the foods and amounts of judged lines', () => {
  // Each third line, since all of them take a minute.
  const lines = judgedTexts().filter((_, index) => index % 3 === 0);
  expect(lines.length).toBeGreaterThan(130);
  for (const text of lines) {
    const remarked = `${text.replaceAll(' ', ' \u00a0')}, lecker!`;
    expect(amountsOf(remarked), text).toEqual(amountsOf(text));
  }
});
