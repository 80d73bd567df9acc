import { fixOf, safeFixOf } from '../../model/diagnostic.ts';
import type { Unit } from '../../model/units.ts';
import type { EntryRule } from './entry-rule.ts';

/**
 * The most of one food in one entry: an adult eats 1 to 2 kg of solid food a day and drinks 1.5 to 4 l, so 5 kg is more
 * than a whole day's food, and far less than the thousandfold amount of a wrong unit.
 */
const MOST_GRAMS = 5000;

/** The least that kitchen scales show, and less than a grain of rice. */
const LEAST_GRAMS = 0.01;

/** The likeliest correct unit for an amount that is a thousand times too large. Nobody weighs food in mg. */
const SMALLER: Readonly<Partial<Record<Unit, Unit>>> = { kg: 'g', l: 'ml' };

export const implausibleAmount: EntryRule = {
  code: 'meal/implausible-amount',
  severity: 'warning',
  help: 'An entry has between 0.01 g and 5 kg of a food.',
  explanation:
    'An adult eats 1 to 2 kg of solid food a day and drinks 1.5 to 4 l. More than 5 kg of one food in one entry is most likely grams entered as kilograms, or an extra digit. Less than 0.01 g is below what kitchen scales show.',
  wrong: 'potato,250,kg',
  right: 'potato,250,g',
  check: ({ amount, unit }, { grams }) => {
    if (amount === undefined || unit === undefined || grams === undefined || grams === 0)
      return undefined;
    if (grams >= LEAST_GRAMS && grams <= MOST_GRAMS) return undefined;
    const isMuch = grams > MOST_GRAMS;
    const smaller = isMuch && grams / 1000 <= MOST_GRAMS ? SMALLER[unit] : undefined;
    const likely = smaller !== undefined && grams / 1000 >= LEAST_GRAMS ? smaller : undefined;
    return {
      field: 'amount',
      message: `Amount of ${withoutNoise(amount)} ${unit} is ${isMuch ? 'more' : 'less'} than people eat at once`,
      value: String(amount),
      expected: isMuch ? `at most ${MOST_GRAMS / 1000} kg` : `at least ${LEAST_GRAMS} g`,
      ...fixOf(likely && `${amount} ${likely}`),
    };
  },
};

/** An amount without the digits that multiplication adds: 85 x 10.2 kg. */
function withoutNoise(amount: number): number {
  return Number(amount.toPrecision(12));
}

export const zeroAmount: EntryRule = {
  code: 'meal/zero-amount',
  severity: 'note',
  help: 'An amount is more than 0.',
  explanation:
    'An amount of 0 adds nothing. If the amount is unknown, leave the cell empty: it then counts as one standard serving.',
  wrong: 'milk,0,ml',
  right: 'milk,,',
  check: ({ amount }, { grams }) => {
    if (amount !== 0 || grams === undefined) return undefined;
    return {
      field: 'amount',
      message: 'Amount of 0 adds nothing',
      value: '0',
      expected: 'more than 0, or an empty cell for one standard serving',
    };
  },
};

export const unitSpelling: EntryRule = {
  code: 'meal/unit-spelling',
  severity: 'note',
  isFixable: true,
  help: 'A unit is written as µg, mg, g, kg, ml or l.',
  explanation:
    'Meal files may also have other spellings, such as "mcg" or "grams"; the HTTP API refuses names.',
  wrong: 'milk,200,ML',
  right: 'milk,200,ml',
  check: ({ unit, writtenUnit }) => {
    if (unit === undefined || typeof writtenUnit !== 'string') return undefined;
    const written = writtenUnit.trim();
    if (written === unit) return undefined;
    return {
      field: 'unit',
      message: `Unit "${written}" is read as ${unit}`,
      value: written,
      ...safeFixOf(unit),
    };
  },
};
