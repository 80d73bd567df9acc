import path from 'node:path';
import { expect, test } from 'vitest';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const GTIN = '4006381333931';

/** How a source writes a product with this code: its day in ISO form, and whether macronutrients are known. */
interface Version {
  readonly day: string;
  readonly isComplete: boolean;
}

/** Each source: its file, the command that reads it, and the id of the product. */
const SOURCES = {
  fdc: {
    id: 'fdc-77',
    command: ['catalogue', 'import', 'fdc'],
    file: 'branded.json',
    write({ day, isComplete }: Version) {
      const [year, month, date] = day.split('-').map(Number);
      const numbers = isComplete
        ? { '208': 450, '203': 7, '204': 18, '205': 65, '291': 3 }
        : { '208': 450 };
      return JSON.stringify({
        BrandedFoods: [
          {
            fdcId: 77,
            dataType: 'Branded',
            description: 'Rusk of FDC',
            gtinUpc: `0${GTIN}`,
            modifiedDate: `${month}/${date}/${year}`,
            foodNutrients: Object.entries(numbers).map(([number, amount]) => ({
              nutrient: { number },
              amount,
            })),
          },
        ],
      });
    },
  },
  off: {
    id: `off-0${GTIN}`,
    command: ['catalogue', 'import', 'off'],
    file: 'off.csv',
    write({ day, isComplete }: Version) {
      const names = ['code', 'product_name', 'last_modified_t', 'energy-kcal_100g', 'fat_100g'];
      const cells = [GTIN, 'Rusk of OFF', Date.parse(day) / 1000, 450];
      return [
        [...names, 'carbohydrates_100g', 'proteins_100g'].join('\t'),
        [...cells, ...(isComplete ? [18, 65, 7] : ['', '', ''])].join('\t'),
        '',
      ].join('\n');
    },
  },
  own: {
    id: `shop-0${GTIN}`,
    command: ['catalogue', 'add'],
    file: 'shop.csv',
    write: ({ isComplete }: Version) =>
      `name,gtin,energy_kcal,fat_g\nRusk of ours,${GTIN},450,${isComplete ? 18 : ''}\n`,
  },
} as const;

type Source = keyof typeof SOURCES;

const OLD = { day: '2020-01-05', isComplete: true };
const NEW = { day: '2024-01-05', isComplete: true };
const NEW_INCOMPLETE = { day: '2024-01-05', isComplete: false };

test.each<[first: Source, its: Version, second: Source, its: Version, shown: Source]>([
  ['fdc', OLD, 'off', NEW, 'off'],
  ['fdc', NEW, 'off', OLD, 'fdc'],
  ['off', OLD, 'fdc', NEW, 'fdc'],
  ['off', NEW, 'fdc', OLD, 'off'],
  ['fdc', OLD, 'off', NEW_INCOMPLETE, 'fdc'],
  ['off', OLD, 'fdc', NEW_INCOMPLETE, 'off'],
  ['fdc', NEW_INCOMPLETE, 'off', OLD, 'off'],
  ['fdc', NEW, 'own', NEW_INCOMPLETE, 'own'],
  ['own', OLD, 'fdc', NEW, 'own'],
  ['off', NEW, 'own', OLD, 'own'],
  ['own', NEW_INCOMPLETE, 'off', NEW, 'own'],
])('of %s %j and then %s %j, the GTIN shows %s', async (first, one, second, other, shown) => {
  const folder = folderWith({
    [SOURCES[first].file]: SOURCES[first].write(one),
    [SOURCES[second].file]: SOURCES[second].write(other),
  });
  const catalogue = ['--catalogue', path.join(folder, 'mine.sqlite')];
  for (const source of [first, second]) {
    const { command, file } = SOURCES[source];
    const added = await viand(...command, path.join(folder, file), ...catalogue);
    expect(added.exitCode, added.stderr).toBe(0);
  }
  const idsOf = async (...argv: readonly string[]) => {
    const { stdout } = await viand(...argv, ...catalogue, '--json');
    return [...stdout.matchAll(/"id": "([a-z]+-\d+)",\n\s*"name"/g)].map(([, id]) => id);
  };
  expect(await idsOf('gtin', GTIN)).toEqual([SOURCES[shown].id]);
  expect(await idsOf('search', 'rusk')).toEqual([SOURCES[shown].id]);
  // The other record remains, with the source of each.
  for (const source of [first, second]) {
    expect(await idsOf('food', SOURCES[source].id)).toEqual([SOURCES[source].id]);
  }
});
