import type { Contribution, Sources } from '../evaluation/contributions.ts';
import type { IntakeComparison, Verdict } from '../evaluation/reference-intakes/compare-intakes.ts';
import { ASSUMPTION_WORDS } from '../model/assumptions.ts';
import type { MealReport, PersonReport } from '../operations/report-meals.ts';
import { DENSITY_GOAL } from './charts/density-scale.ts';
import { eaterText, NOT_COMPARED_WORDS, rowAmount } from './intake-words.ts';
import { amountText, counted, dayText, decimals, listed, percentText } from './numbers.ts';

/** What a report says in sentences. */

/** The day or days that a report is about. */
export function periodText({ byDay, days, daysBy }: PersonReport): string {
  const labels = byDay.map(({ label }) => label).filter((label) => label !== '');
  const span = counted(days, 'day', 'days');
  const [first] = labels;
  const last = labels.at(-1);
  if (first === undefined || last === undefined) return span;
  const years = new Set([first, last].map((label) => /^(\d{4})-\d{2}-\d{2}$/.exec(label)?.[1]));
  const year = years.size === 1 && !years.has(undefined) ? ` ${[...years][0]}` : '';
  const from = first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`;
  return `${from}${year}, ${daysBy === 'given' ? `taken as ${span}` : span}`;
}

/** The nutrients of a verdict, by name. */
export function namesOf(compared: readonly IntakeComparison[], verdict: Verdict): string {
  return listed(
    compared.filter((row) => row.verdict === verdict).map(({ label }) => nameIn(label)),
  );
}

/** A label within a sentence: without what stands in brackets, small but for letters of vitamins. */
function nameIn(label: string): string {
  const [, vitamin] = /^(Vitamin \S+)/.exec(label) ?? [];
  return vitamin === undefined
    ? label.replace(/ \(.*\)$/, '').replace(/^./, (letter) => letter.toLowerCase())
    : vitamin.replace('V', 'v');
}

export function densityText({ energyDensity }: PersonReport): string {
  const { kcalPerGram, kjPerGram, liquidsEnergy, coverage } = energyDensity;
  if (kcalPerGram === null || kjPerGram === null) return 'There are no solid foods in the record.';
  const density = 100 * kcalPerGram;
  const way = density > DENSITY_GOAL ? 'above' : 'not above';
  const known =
    coverage < 1 ? ` The energy is known for ${percentText(coverage)} of the mass.` : '';
  return `Solid foods have ${decimals(density, 0)} kcal (${decimals(100 * kjPerGram, 0)} kJ) per 100 g, which is ${way} the goal of ${DENSITY_GOAL} kcal for the mean of a population. Drinks are not in it${liquidsEnergy > 0 ? '; they have energy of their own' : ''}.${known}`;
}

/** What a food brings: `3.08 g a day, 11 %`. */
export function contributionText(of: Pick<Sources, 'name' | 'unit'>, food: Contribution): string {
  return `${rowAmount(of, food.amount)} a day, ${percentText(food.share)}`;
}

/** What the figures rest on, and what they lack. */
export function certaintyLines(report: MealReport, person: PersonReport): string[] {
  const { index, energyCoverage, compared, skipped: leftOut, entries, days, daysBy } = person;
  return [
    ...(daysBy === 'assumed'
      ? [
          'The record does not say which day an entry is of: it was taken as one day. Amounts a day are wrong if it covers more.',
        ]
      : []),
    ...(days < 3
      ? [
          `A record of ${counted(days, 'day', 'days')} says little of what is usual, least of vitamins A, B12, C and D, which come in few foods.`,
        ]
      : []),
    ...(leftOut > 0
      ? [
          `${counted(leftOut, 'faulty entry was', 'faulty entries were')} left out of ${decimals(entries + leftOut, 0)}: all amounts are too low by what they had.`,
        ]
      : []),
    ...(report.emptyDays > 0
      ? ['Days of which all entries are faulty are not in the report.']
      : []),
    ...(energyCoverage < 1
      ? [`The energy is known for ${percentText(energyCoverage)} of the mass.`]
      : []),
    ...index.missingInputs.map(
      ({ input, coverage }) =>
        `Index: ${input === 'food_patterns' ? 'the food patterns (cups and ounces of food groups)' : input.replaceAll('_', ' ')} are known for ${percentText(coverage)} of the mass.`,
    ),
    ...(index.estimatedEnergyShare > 0
      ? [
          `Index: ${percentText(index.estimatedEnergyShare)} of the energy is of foods whose food patterns are estimated from like foods.`,
        ]
      : ['Index: no food patterns are estimated.']),
    ...unclearLines(compared),
    ...notComparedLines(person),
    ...report.assumptions.map(
      ({ name, assumption, entries: times }) =>
        `${name}: ${ASSUMPTION_WORDS[assumption].sentence} (${counted(times, 'entry', 'entries')}).`,
    ),
  ];
}

function unclearLines(compared: readonly IntakeComparison[]): string[] {
  const unclear = compared.filter(({ verdict }) => verdict === 'unclear');
  if (unclear.length === 0) return [];
  const each = unclear.map((row) => {
    const { coverage = 0, measure } = row.lower ?? row.upper ?? {};
    return `${nameIn(row.label)} (${measure?.isPart === true ? 'a part of it is known' : `known for ${percentText(coverage)} of the mass`})`;
  });
  return [
    `Not clear: ${listed(each)}. What is known does not reach the reference, but foods that lack the figure may bring the rest: missing is not zero, so no shortfall is claimed.`,
  ];
}

function notComparedLines({ notCompared }: PersonReport): string[] {
  return Object.entries(NOT_COMPARED_WORDS).flatMap(([reason, words]) => {
    const names = notCompared
      .filter((row) => row.reason === reason)
      .map(({ label }) => nameIn(label));
    return names.length === 0 ? [] : [`Not compared: ${listed(names)}: ${words}.`];
  });
}

/** Where standards and figures are from. */
export function sourceLines({ reference, eater, figuresOf }: MealReport): string[] {
  return [
    `Reference intakes: ${reference.title}, of ${eaterText(eater)}.`,
    ...reference.sources,
    `Not in the table: ${reference.leftOut.join(' ')}`,
    'PRI population reference intake and RDA recommended dietary allowance: enough for nearly all healthy people of a group. AI adequate intake: taken where neither could be derived. UL tolerable upper intake level; safe level: where no UL could be derived; CDRR: chronic disease risk reduction intake. An intake below a reference is no deficiency: most people need less.',
    'Healthy Eating Index 2015: US National Cancer Institute and USDA; the meals are summed first and scored once; it is made for ages from 2 years on. A cup is a cup equivalent of 237 ml, an ounce equivalent about 28 g of bread, meat or fish (Dietary Guidelines for Americans 2020-2025). What would move a component is for the same energy.',
    'Shares of the energy by Atwater factors (4, 4, 9 and 7 kcal/g). Carbohydrates include fibre, so that their share stands a little higher than in tables of available carbohydrates.',
    `Energy density: the goal of ${amountText(DENSITY_GOAL)} kcal per 100 g is that of the World Cancer Research Fund and American Institute for Cancer Research (2007).`,
    `Figures of the foods: ${figuresOf.join(', ')}; "viand food" names those of each food.`,
  ];
}
