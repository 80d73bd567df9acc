import type { ServingSize, ServingType } from '../../model/food.ts';
import { US_VOLUME_ML } from '../../model/units.ts';

/** A row of the FNDDS portions: its description, the product that it is for, and its weight. */
export interface Portion {
  readonly description: string;
  /** The brand or kind to which the portion belongs; empty for the food as such. */
  readonly product: string;
  /** Null if unknown. */
  readonly grams: number | null;
}

/** The amount that surveys assume if a person does not say how much: the usual one. */
const USUAL_AMOUNT = 'Quantity not specified';

const SIZES = [
  ['small', '(?:miniature/)?small|thin|small or thin(?:/very thin)?'],
  ['medium', '(?:(?:small|medium)(?:/| or ))?regular(?:/sandwich size)?|medium'],
  ['large', 'large|thick|large or thick'],
] as const;

/** The things in which FNDDS counts foods. The most common are kinds of whole things. */
const THINGS = [
  ['piece', 'pieces?|fillet|stick|spear|wedge'],
  ['slice', 'slice'],
  [
    'whole',
    'whole(?: fish)?|fruit|egg|potato|carrot|onion|tomato|pepper|cucumber|apple|banana|sandwich|' +
      'submarine|pizza|pie|bar|cookie|cracker|muffin|roll|bagel|bun|pretzel|pancake|waffle|' +
      'doughnut|cupcake|tortilla|taco|burrito|enchilada|hamburger|cheeseburger|patty|steak|chop|frankfurter',
  ],
  ['bottle', 'bottle'],
  ['glass', 'glass|drink'],
  ['cup', `cup(?:, (?:cooked|diced|flaked|mashed|sliced|pieces|shredded|chopped|cubed|prepared))*`],
  ['bowl', 'bowl'],
  ['toe', 'clove'],
] as const;

const PACKAGES =
  'package|packet|individual packet|pouch|can|carton|jar|container|individual container|box|bag|' +
  '(?:small |medium |large )?single serving (?:bag|box|container)';

/** Portions in the words of FNDDS, each with its serving type in the specification. */
const TYPES: readonly (readonly [RegExp, ServingType])[] = [
  [/^quantity not specified$/, 'portion'],
  [/^1 tablespoon$/, 'tablespoon'],
  [/^1 teaspoon$/, 'teaspoon'],
  [/^1 (?:pinch|dash)$/, 'pinch'],
  [new RegExp(`^1 (?:${PACKAGES})$`), 'package'],
  ...SIZES.map(([size, words]): [RegExp, ServingType] => [
    new RegExp(`^1 (?:${words})$`),
    `${size}_whole`,
  ]),
  ...THINGS.flatMap(([thing, names]) => [
    ...SIZES.map(([size, words]): [RegExp, ServingType] => [
      new RegExp(`^1 (?:${words}) (?:${names})$`),
      `${size}_${thing}`,
    ]),
    [new RegExp(`^1 (?:${names})$`), `medium_${thing}`] as [RegExp, ServingType],
  ]),
];

/**
 * Turns the portions of a food into serving sizes, all of them and in their order. A type goes to the first portion
 * that it fits. The others keep their labels, as do portions of single products and those without a weight.
 */
export function servingSizes(portions: readonly Portion[]): ServingSize[] {
  const types = portions.map(({ description, product, grams }) =>
    product === '' && grams !== null ? typeOf(description) : undefined,
  );
  const plain = new Set(types);
  const taken = new Set<ServingType>();
  return portions.map(({ description, product, grams }, index) => {
    const isGeneral = product === '' && grams !== null;
    const cooked = isGeneral ? typeOf(description.replace(COOKED_YIELD, '')) : undefined;
    const type = types[index] ?? (plain.has(cooked) ? undefined : cooked);
    const isFirst = type !== undefined && !taken.has(type);
    if (isFirst) taken.add(type);
    return {
      type: isFirst ? type : null,
      label: labelOf(description, product),
      amount: grams,
      unit: 'g',
    };
  });
}

/** "1 medium slice (yield after cooking)" of bacon is a slice, if the food has no other one. */
const COOKED_YIELD = /(?<!raw) \(yield after cooking\)$/i;

/** Remarks on the measures of a portion. A remark on its yield makes it a different portion. */
const REMARKS = /(?:, nfs|, ns as to size| \((?!yield)[^)]*\))$/;

function typeOf(description: string): ServingType | undefined {
  const text = description.toLowerCase().replace(REMARKS, '');
  return TYPES.find(([words]) => words.test(text))?.[1];
}

function labelOf(description: string, product: string): string {
  const label = description === USUAL_AMOUNT ? 'Usual amount' : description;
  return product === '' ? label : `${label} (${product})`;
}

/** Portions by volume, the most precise first: a cup is weighed to the nearest gram, just as a spoon is. */
const VOLUMES: readonly (readonly [RegExp, number])[] = [
  [/^1 cup(?:, (?:nfs|cooked|mashed|prepared))?(?: \(8 fl oz\))?$/, US_VOLUME_ML.cup],
  [/^1 fl oz(?: \((?:no ice|nfs)\))?$/, US_VOLUME_ML.fluidOunce],
  [/^1 tablespoon$/, US_VOLUME_ML.tablespoon],
];

/** Density in g/ml from the portions given by volume; null if there is none. */
export function densityOf(portions: readonly Portion[]): number | null {
  const own = portions.filter(({ product }) => product === '');
  for (const [words, millilitres] of VOLUMES) {
    const grams = own.find(({ description }) => words.test(description.toLowerCase()))?.grams;
    if (grams) return grams / millilitres;
  }
  return null;
}
