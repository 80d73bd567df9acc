import { ASSUMPTION_WORDS } from '../../model/assumptions.ts';
import { defaultServing } from '../../model/food.ts';
import { isMassUnit } from '../../model/units.ts';
import type { EntryRule } from './entry-rule.ts';

export const assumedServing: EntryRule = {
  code: 'meal/assumed-serving',
  severity: 'note',
  help: 'An entry has an amount, or counts as one standard serving.',
  explanation:
    'Without a standard serving it counts as 100 of the standard unit of the food. `viand food` shows both.',
  wrong: 'apple,,',
  right: 'apple,182,g',
  check: ({ amount }, { food, grams }) => {
    if (amount !== undefined || grams === undefined || food === undefined) return undefined;
    const serving = defaultServing(food);
    return {
      field: 'amount',
      message: serving.isServing
        ? ASSUMPTION_WORDS['assumed-serving'].message(`${Number(grams.toFixed(1))} g`)
        : ASSUMPTION_WORDS['assumed-amount'].message(`${serving.amount} ${serving.unit}`),
      expected: 'an amount',
    };
  },
};

export const unitMismatch: EntryRule = {
  code: 'meal/unit-mismatch',
  severity: 'warning',
  help: 'A solid food whose density is not known is given as a mass.',
  explanation:
    'Of a solid food a volume says little: viand takes 1 g/ml, and a litre of crisps weighs a tenth of that. Weigh it.',
  wrong: 'anchovy,50,ml',
  right: 'anchovy,45,g',
  check: (entry, facts) =>
    facts.food?.isSolid === true ? unknownDensity(entry, facts) : undefined,
};

export const assumedDensity: EntryRule = {
  code: 'meal/assumed-density',
  severity: 'note',
  help: 'A drink whose density is not known is given as a mass, or counts as 1 g/ml.',
  explanation: 'Most drinks are within 5 % of that; syrups are not.',
  check: (entry, facts) =>
    facts.food?.isSolid === false ? unknownDensity(entry, facts) : undefined,
};

export const assumedYield: EntryRule = {
  code: 'meal/assumed-yield',
  severity: 'note',
  help: 'What was weighed raw is of a food whose yield is known, or counts as eaten at its raw weight.',
  explanation: 'Weigh it as it is eaten.',
  check: (_, { food, isYieldAssumed }) => {
    if (!isYieldAssumed || food === undefined) return undefined;
    return {
      field: 'weighted_before_process',
      message: ASSUMPTION_WORDS['assumed-yield'].message(food.name),
      expected: 'the weight as eaten',
    };
  },
};

function unknownDensity(...[{ amount, unit }, { food, grams }]: Parameters<EntryRule['check']>) {
  if (amount === undefined || unit === undefined || grams === undefined) return undefined;
  if (food === undefined || food.density !== null || isMassUnit(unit)) return undefined;
  return {
    field: 'unit' as const,
    message: ASSUMPTION_WORDS['assumed-density'].message(food.name),
    value: unit,
    expected: 'a mass',
  };
}
