import { nutrient } from '../../model/nutrients.ts';
import type { FoodRule } from './food-rule.ts';

/** Tables of countries that add no folic acid to flour. */
const UNFORTIFIED_SOURCES: ReadonlySet<string> = new Set(['bls-4.0', 'cofid-2015', 'swiss-fcd']);

const FOLIC_ACID = nutrient('folic_acid').position;

export const usFortification: FoodRule = {
  code: 'food/us-fortification',
  severity: 'error',
  help: 'A food of a European table has no folic acid, or its name says that some is added.',
  explanation:
    'In the United States, folic acid, thiamin, riboflavin, niacin and iron are added to flour; European tables describe foods without them. Such folic acid comes from a similar American food that fills gaps.',
  wrong: 'muesli (bls-4.0): 708 µg of folic acid',
  right: 'muesli (bls-4.0): 0 µg of folic acid',
  check: ({ name, variants }) =>
    variants.flatMap(({ id, label, source, nutrients }) => {
      const amount = nutrients[FOLIC_ACID] as number;
      if (!(amount > 0) || !UNFORTIFIED_SOURCES.has(source)) return [];
      if (/fortified|enriched|added/i.test(`${name} ${label}`)) return [];
      return [
        {
          field: `${id} folic_acid`,
          value: String(amount),
          message: `The name does not explain ${amount} µg of folic acid in a food of ${source}`,
          expected: '0 µg, or a name that says what is added',
          amountOf: { variantId: id, name: 'folic_acid' },
        },
      ];
    }),
};
