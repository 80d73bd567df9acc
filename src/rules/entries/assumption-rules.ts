import { ASSUMPTION_WORDS } from '../../model/assumptions.ts';
import { AMOUNT_WITHOUT_SERVING } from '../../model/food.ts';
import type { EntryRule } from './entry-rule.ts';

export const assumedServing: EntryRule = {
  code: 'meal/assumed-serving',
  severity: 'note',
  help: 'An entry has an amount; otherwise it counts as one standard serving.',
  explanation:
    'If the food has no standard serving, the entry counts as 100 of its standard unit. `viand food` shows both.',
  wrong: 'apple,,',
  right: 'apple,182,g',
  check: ({ amount }, { food, grams, assumptions }) => {
    if (amount !== undefined || grams === undefined || food === undefined) return undefined;
    const plain = `${AMOUNT_WITHOUT_SERVING} ${food.standardUnit}`;
    return {
      field: 'amount',
      message: assumptions.includes('assumed-serving')
        ? ASSUMPTION_WORDS['assumed-serving'].message(`${Number(grams.toFixed(1))} g`)
        : ASSUMPTION_WORDS['assumed-amount'].message(plain),
      expected: 'an amount',
    };
  },
};

export const unitMismatch: EntryRule = {
  code: 'meal/unit-mismatch',
  severity: 'warning',
  help: 'The amount of a solid food of unknown density is given as a mass.',
  explanation:
    'The volume of a solid food says little about its mass: viand assumes 1 g/ml, but a litre of crisps weighs a tenth of that. Weigh the food.',
  wrong: 'anchovy,50,ml',
  right: 'anchovy,45,g',
  check: (entry, facts) =>
    facts.food?.isSolid === true ? unknownDensity(entry, facts) : undefined,
};

export const assumedDensity: EntryRule = {
  code: 'meal/assumed-density',
  severity: 'note',
  help: 'The amount of a drink of unknown density is given as a mass; otherwise viand assumes 1 g/ml.',
  explanation: 'Most drinks are within 5 % of 1 g/ml; syrups are not.',
  check: (entry, facts) =>
    facts.food?.isSolid === false ? unknownDensity(entry, facts) : undefined,
};

export const assumedYield: EntryRule = {
  code: 'meal/assumed-yield',
  severity: 'note',
  help: 'A food that was weighed raw has a known yield; otherwise its raw weight counts as eaten.',
  explanation: 'Weigh the food as it is eaten.',
  check: (_, { food, assumptions }) => {
    if (!assumptions.includes('assumed-yield') || food === undefined) return undefined;
    return {
      field: 'weighted_before_process',
      message: ASSUMPTION_WORDS['assumed-yield'].message(food.name),
      expected: 'the weight as eaten',
    };
  },
};

export const assumedSize: EntryRule = {
  code: 'meal/assumed-size',
  severity: 'note',
  help: 'A record states how much was eaten and in which state; otherwise the usual one counts.',
  explanation:
    'Pieces, slices and plates differ in weight, and so do dry and cooked food. Weigh the food, or ask for its size and state. Files of `viand match` mark such entries in the column `size_assumed`.',
  check: (_, { food, assumptions }) => {
    if (!assumptions.includes('assumed-size') || food === undefined) return undefined;
    return {
      field: 'amount',
      message: ASSUMPTION_WORDS['assumed-size'].message(food.name),
      expected: 'the weight or volume; for foods that are cooked, also whether it was weighed dry',
    };
  },
};

export const unsureMatch: EntryRule = {
  code: 'meal/unsure-match',
  severity: 'note',
  help: 'The name of a food has one certain match.',
  explanation:
    'The name in this record fits several foods, or none well. Files of `viand match` have the confidence of each match in a column `confidence`; `viand match --review` asks about the uncertain ones.',
  check: (_, { food, assumptions }) => {
    if (!assumptions.includes('uncertain-match') || food === undefined) return undefined;
    return {
      field: 'food_id',
      message: ASSUMPTION_WORDS['uncertain-match'].message(food.name),
      expected: 'a food that a person chose, such as with viand match --review',
    };
  },
};

function unknownDensity(...[entry, { food, assumptions }]: Parameters<EntryRule['check']>) {
  const { amount, unit } = entry;
  if (amount === undefined || unit === undefined || food === undefined) return undefined;
  if (!assumptions.includes('assumed-density')) return undefined;
  return {
    field: 'unit' as const,
    message: ASSUMPTION_WORDS['assumed-density'].message(food.name),
    value: unit,
    expected: 'a mass',
  };
}
