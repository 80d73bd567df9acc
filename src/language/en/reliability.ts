import { ASSUMPTION_WORDS, type Assumption } from '../../model/assumptions.ts';
import { capitalised } from '../../text/words/capitalised.ts';

/** The basis of the figures of a report, and their gaps. */
export const RELIABILITY_EN = {
  noDays:
    'The record has no days, so it counts as one day. Amounts per day are wrong if it covers more.',
  fewDays: (days: string) =>
    `A record of ${days} says little about usual intake, least about vitamins A, B12, C and D, which few foods contain.`,
  tolerance: (share: string) =>
    `An intake within ${share} of a reference counts as close to it, because the mean of so few days may differ from the usual intake by that much.`,
  skipped: (count: string, isOne: boolean, all: string) =>
    `${count} faulty ${isOne ? 'entry was' : 'entries were'} skipped (of ${all}), so all amounts are too low.`,
  emptyDays: 'Days with only faulty entries are not in the report.',
  unsureEntries: (uncertain: string, sizes: string, share: string) =>
    `Uncertain matches: ${uncertain}; assumed sizes: ${sizes}. ${share} of the energy rests on them.`,
  unsureFigures: (figures: string) =>
    `At least a tenth of these index components rests on them: ${figures}. The table of nutrients has the share of each.`,
  unsureFigure: (label: string, share: string) => `${label} ${share}`,
  energyKnown: (share: string) => `The energy is known for ${share} of the mass.`,
  missingInput: (input: string, share: string) =>
    `Index: ${input} are known for ${share} of the mass.`,
  foodPatterns: 'the food patterns (cups and ounces of food groups)',
  estimatedPatterns: (share: string) =>
    `Index: ${share} of the energy comes from foods whose food patterns are estimated from similar foods.`,
  noEstimates: 'Index: no food patterns are estimated.',
  unclear: (each: string) =>
    `Not clear: ${each}. The known amount is below the reference, but foods without data may supply the rest. Missing is not zero, so viand reports no shortfall.`,
  unclearOne: (label: string, why: string) => `${label} (${why})`,
  knownFor: (share: string) => `known for ${share} of the mass`,
  partlyKnown: 'only partly known',
  notCompared: (labels: string, reason: string) => `Not compared: ${labels}: ${reason}.`,
  reasons: {
    'no food has it': 'no food in the record has data',
    'no figure for this person': 'no reference value for this person',
    'needs the body weight': 'the body weight is missing',
    'no drinks recorded': 'the record has drinks on fewer than half of its days',
  },
  entries: (count: string, isOne: boolean) => `${count} ${isOne ? 'entry' : 'entries'}`,
  /** An assumption, and its foods. */
  assumed: (assumption: string, foods: string) => `${capitalised(assumption)}: ${foods}.`,
  timesFood: (food: string, count: string, isOne: boolean) =>
    isOne ? food : `${food} (${count} entries)`,
  assumptions: Object.fromEntries(
    Object.entries(ASSUMPTION_WORDS).map(([name, { sentence }]) => [name, sentence]),
  ) as Readonly<Record<Assumption, string>>,
  read: (file: string, note: string) => `${file}: ${note}.`,
  eaters: {
    pregnant: 'a pregnant woman',
    lactating: 'a breastfeeding woman',
    girl: 'a girl',
    woman: 'a woman',
    boy: 'a boy',
    man: 'a man',
    anybody: 'women and men',
  },
  aged: (who: string, years: string) => `${who} aged ${years} years`,
  assumedAge: (who: string) => `${who} aged 35 years, as no age was given`,
  weighing: (kg: string) => `, ${kg} kg`,
  references: (title: string, eater: string) => `Reference intakes: ${title}, for ${eater}.`,
  notInTable: (texts: string) => `Not in the table: ${texts}`,
  marks:
    'PRI (population reference intake) and RDA (recommended dietary allowance): enough for nearly all healthy people of a group. AI (adequate intake): used if neither could be derived. UL: tolerable upper intake level; safe level: used if no UL could be derived; CDRR: chronic disease risk reduction intake. An intake below a reference is not a deficiency: most people need less.',
  index:
    'Healthy Eating Index 2015: US National Cancer Institute and USDA; the meals are summed first and scored once; it applies from the age of 2 years. A cup equivalent is 237 ml, an ounce equivalent about 28 g of bread, meat or fish (Dietary Guidelines for Americans 2020-2025).',
  atwater:
    'Shares of the energy: available carbohydrates and protein count 4, fat 9, alcohol 7 and fibre 2 kcal/g (Regulation (EU) No 1169/2011). The share of carbohydrates includes their fibre.',
  density: (goal: string) =>
    `Energy density: the goal of ${goal} kcal per 100 g is that of the World Cancer Research Fund and American Institute for Cancer Research (2007).`,
  foodData: (sources: string) =>
    `Food data: ${sources}; "viand food" shows the sources of each food.`,
};
