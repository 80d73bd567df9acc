import { describe, expect, test } from 'vitest';
import { readGrid } from '../../../src/meals/layouts/layouts.ts';
import {
  stateBehindAmount,
  stateOfAmounts,
} from '../../../src/meals/words/amounts/weighed-states.ts';
import { weighedIn } from '../../../src/meals/words/preparation.ts';
import { csvGrid } from '../../../src/tables/csv/text-grid.ts';

async function recordOf(table: string) {
  const record = readGrid(await csvGrid('diary.csv', table, 'meal/syntax'), {});
  return { texts: record?.lines.map(({ text }) => text), ...record };
}

describe('columns of amounts', () => {
  test.each([
    'Rohgewicht (g)',
    'Einwaage (g)',
    'Portionsgewicht (g)',
    'Trinkmenge in g',
    'wt (g)',
    'roh (g)',
    'raw weight (g)',
    'Menge roh (g)',
    'cooked, g',
    'Menge (g) roh',
    'Menge (g), ungekocht',
    'Rohgewicht, g',
  ])('%s has amounts', async (name) => {
    const { lines } = await recordOf(`Tag;Lebensmittel;${name}\nMo;Reis;60\n`);
    expect(lines?.map(({ measure }) => measure)).toEqual(['60 g']);
  });

  test.each(['Körpergewicht (kg)', 'Zuckermenge (g)', 'Rohkost', 'Kochzeit', 'cooked by'])(
    '%s has none',
    async (name) => {
      const { lines } = await recordOf(`Tag;Lebensmittel;${name}\nMo;Reis;60\n`);
      expect(lines?.map(({ measure }) => measure)).toEqual([undefined]);
    },
  );

  test('other columns of numbers are named, unless foods have their amounts', async () => {
    const table = 'Tag;Lebensmittel;Wert;kcal\nMo;Reis;60;90\n';
    expect((await recordOf(table)).notes).toEqual([
      'no column is called "amount"; if "Wert" has the amounts, name it with --map amount=…',
    ]);
    expect((await recordOf(table.replace('Reis', '60 g Reis'))).notes).toEqual([]);
    expect((await recordOf(table.replace('Wert', 'Menge'))).notes).toEqual([]);
    expect((await recordOf(table.replace('Wert', 'Hunger'))).notes).toEqual([]);
  });
});

describe('the state in the name of a column', () => {
  test.each([
    ['Rohgewicht (g)', 'roh'],
    ['Gewicht (roh)', 'roh'],
    ['Menge_ungekocht', 'roh'],
    ['dry weight', 'raw'],
    ['Weight before cooking', 'raw'],
    ['Menge gekocht (g)', 'gekocht'],
    ['Gargewicht', 'gekocht'],
    ['cooked weight', 'cooked'],
    ['Menge (roh oder gekocht)', undefined],
    ['Menge (g)', undefined],
  ])('%s: %s', (name, state) => {
    expect(stateOfAmounts(name)).toBe(state);
  });

  test('a food is raw, or was weighed raw if it says how it was cooked', () => {
    expect(weighedIn('Reis', 'roh')).toEqual({ food: 'Reis, roh' });
    expect(weighedIn('boiled rice', 'raw')).toEqual({ food: 'boiled rice', rawWeight: 'true' });
    expect(weighedIn('dry rice', 'raw')).toEqual({ food: 'dry rice' });
    expect(weighedIn('Bread', 'cooked')).toEqual({ food: 'Bread', state: 'cooked' });
    expect(weighedIn('Möhren, roh', 'gekocht')).toEqual({ food: 'Möhren, roh' });
  });

  test('a cooked weight takes precedence over the raw one', async () => {
    const table =
      'Tag;Lebensmittel;Menge roh (g);Menge gekocht (g)\nMo;Reis;60;180\nMo;Nudeln;80;\nMo;Nudeln gekocht;90;\n';
    const { texts, lines, columns } = await recordOf(table);
    expect(columns).toEqual(['Tag', 'weighted_before_process']);
    expect(lines?.map(({ cells }) => cells[1])).toEqual(['', '', 'true']);
    expect(texts).toEqual(['180 g Reis', '80 g Nudeln, roh', '90 g Nudeln gekocht']);
    expect(lines?.map(({ state, rawWeight }) => state ?? rawWeight)).toEqual([
      'gekocht',
      undefined,
      'true',
    ]);
  });

  test('a column without a unit has none of its state', async () => {
    const { texts } = await recordOf('Tag;Lebensmittel;Gewicht (roh)\nMo;Reis;60 g\nMo;Ei;1\n');
    expect(texts).toEqual(['60 g Reis, roh', '1 Ei, roh']);
  });
});

describe('the state after an amount', () => {
  test.each([
    ['80 g (roh)', '80 g', 'roh'],
    ['80 g ungekocht', '80 g', 'roh'],
    ['80 g Trockengewicht', '80 g', 'roh'],
    ['80 g, Rohgew.', '80 g', 'roh'],
    ['150 g (roh gewogen)', '150 g', 'roh'],
    ['80 g (vor dem Kochen)', '80 g', 'roh'],
    ['200g dry', '200g', 'raw'],
    ['½ cup uncooked', '½ cup', 'raw'],
    ['200 g (cooked weight)', '200 g', 'cooked'],
    ['180 g gegart', '180 g', 'gekocht'],
    ['60 g TG', '60 g', 'roh'],
    ['180 g (GG)', '180 g', 'gekocht'],
  ])('%s', (cell, amount, state) => {
    expect(stateBehindAmount(cell)).toEqual({ amount, state });
  });

  test.each(['80 g', 'roh', '150 ml dry', '1 Glas trocken', '2 Rohlinge', ''])(
    '%j names none',
    (cell) => {
      expect(stateBehindAmount(cell)).toBeUndefined();
    },
  );

  test('counts as that of the food, or says that a cooked food was weighed raw', async () => {
    const { texts, lines } = await recordOf(
      'Tag;Lebensmittel;Menge\nMo;Reis;80 g (roh)\nMo;Hähnchen gebraten;150 g roh gewogen\nMo;Ei;1\n',
    );
    expect(texts).toEqual(['80 g Reis, roh', '150 g Hähnchen gebraten', '1 Ei']);
    expect(lines?.map(({ rawWeight }) => rawWeight)).toEqual([undefined, 'true', undefined]);
  });
});

test('remarks say that food was weighed raw or not eaten; a part that was eaten is only noted', async () => {
  const { texts, notes } = await recordOf(
    'Tag;Lebensmittel;Menge (g);Bemerkung\nMo;Reis;80;Trockengewicht\nMo;Apfel;150;nur die Hälfte gegessen\nMo;Banane;120;nicht gegessen\nMo;Wein;120;trocken\nMo;Ei;60;von Oma\n',
  );
  expect(texts).toEqual(['80 g Reis, roh', '150 g Apfel', '120 g Wein', '60 g Ei']);
  expect(notes).toEqual([
    'skipped 1 row of food that was not eaten',
    'column "Bemerkung": 1 row counts in full, though it says "nur die Hälfte gegessen"',
  ]);
});
