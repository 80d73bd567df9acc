import { groupedBy } from '../collections/grouped-by.ts';
import type { Contribution, Sources } from '../evaluation/explaining/contributions.ts';
import { HEI_2015 } from '../evaluation/indices/tables/healthy-eating-index-2015.ts';
import { DENSITY_GOAL } from '../evaluation/nutrition/energy-density.ts';
import {
  type IntakeComparison,
  toleranceOf,
  type Verdict,
} from '../evaluation/reference-intakes/compare-intakes.ts';
import { inputTerm } from '../language/input-term.ts';
import { translator } from '../language/translate.ts';
import type { Words } from '../language/words.ts';
import type { MealReport, PersonReport } from '../operations/report/report-meals.ts';
import { dateOfLabel } from '../text/dates/day-order.ts';
import { eaterText, rowAmount } from './intake-words.ts';

/** The sentences of a report. */

/** `7 days`. */
function daysText(days: number, { decimals, messages: { report } }: Words): string {
  return report.days(decimals(days, Number.isInteger(days) ? 0 : 1), days === 1);
}

/** The day or days that a report is about. */
export function periodText({ byDay, days, daysBy }: PersonReport, words: Words): string {
  const labels = byDay.map(({ label }) => label).filter((label) => label !== '');
  const span = daysText(days, words);
  const { report } = words.messages;
  const [first] = labels;
  const last = labels.at(-1);
  if (first === undefined || last === undefined) return span;
  return `${spanText(first, last, words)}, ${daysBy === 'given' ? report.countedAs(span) : span}`;
}

/** The first and the last day. The year is given once if both have the same. */
export function spanText(
  first: string,
  last: string,
  { dayText, messages: { report } }: Words,
): string {
  const years = [first, last].map((label) => dateOfLabel(label)?.getUTCFullYear());
  const year = years[0] !== undefined && years[0] === years[1] ? ` ${years[0]}` : '';
  const from = first === last ? dayText(first) : report.fromTo(dayText(first), dayText(last));
  return `${from}${year}`;
}

/** The nutrients of a verdict, by name. */
export function namesOf(
  compared: readonly IntakeComparison[],
  verdict: Verdict,
  { inSentence, listed, term }: Words,
): string {
  return listed(
    compared.filter((row) => row.verdict === verdict).map(({ label }) => inSentence(term(label))),
  );
}

/** The energy density of the solid foods, compared with its goal. */
export function densityText({ energyDensity }: PersonReport, words: Words): string {
  const { decimals, percentText, messages } = words;
  const { report, reliability } = messages;
  const { kcalPerGram, kjPerGram, liquidsEnergy, coverage } = energyDensity;
  if (kcalPerGram === null || kjPerGram === null) return report.noSolids;
  const density = 100 * kcalPerGram;
  return [
    report.solidDensity(
      decimals(density, 0),
      decimals(100 * kjPerGram, 0),
      density > DENSITY_GOAL,
      DENSITY_GOAL,
    ),
    report.drinksExcluded((liquidsEnergy ?? 0) > 0),
    ...(coverage < 1 ? [reliability.energyKnown(percentText(coverage))] : []),
  ].join(' ');
}

/** The contribution of a food: `3.08 g a day, 11 %`. */
export function contributionText(
  of: Pick<Sources, 'name' | 'unit'>,
  food: Contribution,
  words: Words,
): string {
  return words.messages.report.contribution(
    rowAmount(of, food.amount, words),
    words.percentText(food.share),
  );
}

/** The rank of the score among those of a population. */
export function populationText(
  score: number,
  { rankOf }: MealReport,
  { decimals, percentText, messages: { report } }: Words,
): string {
  const { percent, group, quartiles } = rankOf(score);
  return report.populationText(
    percentText(percent / 100),
    report.groups[group],
    decimals(quartiles[1], 0),
  );
}

/** The data behind the figures, and its gaps. */
export function certaintyLines(report: MealReport, person: PersonReport, words: Words): string[] {
  const { decimals, percentText, messages } = words;
  const { reliability } = messages;
  const { index, energyCoverage, skipped, entries, days, daysBy } = person;
  return [
    ...report.notes.map(({ file, text }) =>
      reliability.read(file, translator(words.language)(text)),
    ),
    ...(daysBy === 'assumed' ? [reliability.noDays] : []),
    ...(days < 3 ? [reliability.fewDays(daysText(days, words))] : []),
    reliability.tolerance(percentText(toleranceOf(days))),
    ...(skipped > 0
      ? [reliability.skipped(decimals(skipped, 0), skipped === 1, decimals(entries + skipped, 0))]
      : []),
    ...(report.emptyDays > 0 ? [reliability.emptyDays] : []),
    ...unsureLines(person, words),
    ...(energyCoverage < 1 ? [reliability.energyKnown(percentText(energyCoverage))] : []),
    ...index.missingInputs.map(({ input, coverage }) =>
      reliability.missingInput(inputTerm(input, words), percentText(coverage)),
    ),
    index.estimatedEnergyShare > 0
      ? reliability.estimatedPatterns(percentText(index.estimatedEnergyShare))
      : reliability.noEstimates,
    ...unclearLines(person, words),
    ...notComparedLines(person, words),
    ...assumedLines(report, person, words),
  ];
}

/** The assumptions about the entries of a person, with the foods. */
function assumedLines({ named }: MealReport, { portions }: PersonReport, words: Words): string[] {
  const { decimals, listed, messages } = words;
  const { reliability } = messages;
  const assumed = portions.flatMap((portion) =>
    portion.assumptions.map((assumption) => ({ assumption, id: portion.food.id })),
  );
  return [...groupedBy(assumed, ({ assumption }) => assumption)].map(([assumption, all]) =>
    reliability.assumed(
      reliability.assumptions[assumption],
      listed(
        [...groupedBy(all, ({ id }) => id)].map(([id, { length }]) =>
          reliability.timesFood(named(id, 0).name, decimals(length, 0), length === 1),
        ),
      ),
    ),
  );
}

/** The share of uncertain entries from which a figure is mentioned. */
const NAMED_SHARE = 0.1;

/** The share of the figures that depends on uncertain matches and assumed sizes. */
function unsureLines({ uncertainty }: PersonReport, words: Words): string[] {
  const { uncertainEntries, assumedSizes, energy, components } = uncertainty;
  if (uncertainEntries + assumedSizes === 0) return [];
  const { decimals, inSentence, listed, percentText, term } = words;
  const { reliability } = words.messages;
  // The table of nutrients shows their shares.
  const figures = HEI_2015.map(
    ({ component, label }) => [label, components.get(component) ?? 0] as const,
  )
    .filter(([, share]) => share >= NAMED_SHARE)
    .map(([label, share]) => reliability.unsureFigure(inSentence(term(label)), percentText(share)));
  return [
    reliability.unsureEntries(
      reliability.entries(decimals(uncertainEntries, 0), uncertainEntries === 1),
      reliability.entries(decimals(assumedSizes, 0), assumedSizes === 1),
      percentText(energy),
    ),
    ...(figures.length === 0 ? [] : [reliability.unsureFigures(listed(figures))]),
  ];
}

function unclearLines({ compared }: PersonReport, words: Words): string[] {
  const { inSentence, listed, percentText, term, messages } = words;
  const { reliability } = messages;
  const unclear = compared.filter(({ verdict }) => verdict === 'unclear');
  if (unclear.length === 0) return [];
  const each = unclear.map((row) => {
    const { coverage = 0, measure } = row.lower ?? row.upper ?? {};
    const why =
      measure?.isPart === true
        ? reliability.partlyKnown
        : reliability.knownFor(percentText(coverage));
    return reliability.unclearOne(inSentence(term(row.label)), why);
  });
  return [reliability.unclear(listed(each))];
}

function notComparedLines({ notCompared }: PersonReport, words: Words): string[] {
  const { inSentence, listed, term, messages } = words;
  const { reasons, notCompared: line } = messages.reliability;
  return Object.entries(reasons).flatMap(([reason, why]) => {
    const names = notCompared
      .filter((row) => row.reason === reason)
      .map(({ label }) => inSentence(term(label)));
    return names.length === 0 ? [] : [line(listed(names), why)];
  });
}

/** The origin of standards and figures. */
export function sourceLines(
  { reference, eater, figuresOf, rankOf }: MealReport,
  words: Words,
): string[] {
  const { amountText, decimals, term, messages } = words;
  const { reliability, report } = messages;
  return [
    reliability.references(term(reference.title), eaterText(eater, words)),
    ...reference.sources.map(term),
    reliability.notInTable(reference.omitted.map(term).join(' ')),
    reliability.marks,
    reliability.index,
    report.populationSource(decimals(rankOf(0).persons, 0)),
    reliability.atwater,
    reliability.density(amountText(DENSITY_GOAL)),
    reliability.foodData(figuresOf.join(', ')),
  ];
}
