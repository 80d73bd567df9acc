import type { Sources } from '../evaluation/explaining/contributions.ts';
import type { MarkedAmount } from '../evaluation/reference-intakes/compare-intakes.ts';
import type { Words } from '../language/words.ts';
import type {
  MealPart,
  MealReport,
  PartReport,
  PersonReport,
  RecordedPortion,
  RecordSummary,
  Suggestion,
} from '../operations/report/report-meals.ts';
import { rounded } from '../text/numbers/rounding.ts';
import { suggestionText } from './advice-words.ts';
import { certaintyLines } from './remarks.ts';
import type { ReportFacts } from './report-table.ts';

/**
 * The report as JSON, person by person: all figures that the page shows. Amounts are per day, in the units next to
 * them.
 */
export function* renderJson(report: MealReport, facts: ReportFacts): Generator<string> {
  // The persons are the last member. They are written one by one in place of the empty list.
  const empty = JSON.stringify(reportHead(report, facts), null, 2);
  yield empty.slice(0, empty.lastIndexOf(']'));
  let separator = '';
  for (const person of report.persons) {
    // As a list of one, the person gets the indentation that it needs in the document.
    const list = JSON.stringify({ persons: [personBody(report, person, facts)] }, null, 2);
    yield separator + list.slice(list.indexOf('[') + 1, list.lastIndexOf('\n  ]'));
    separator = ',';
  }
  yield `${separator === '' ? '' : '\n  '}]\n}\n`;
}

/** The whole report as one value. */
export function reportBody(report: MealReport, facts: ReportFacts): object {
  return {
    ...reportHead(report, facts),
    persons: Array.from(report.persons, (person) => personBody(report, person, facts)),
  };
}

function reportHead(report: MealReport, facts: ReportFacts): object {
  const { reference, eater, entries, skipped, figuresOf } = report;
  return {
    title: facts.title,
    name: facts.name === '' ? null : facts.name,
    date: facts.date,
    reference: {
      name: reference.name,
      title: facts.words.term(reference.title),
      sources: reference.sources,
      sex: eater.sex ?? null,
      age: eater.age ?? null,
      weight: eater.weight ?? null,
      stage: eater.stage ?? null,
    },
    entries,
    left_out: skipped,
    figures_of: figuresOf,
    read_as: report.notes.map(({ file, text }) => ({ file, note: text })),
    persons: [],
  };
}

function personBody(report: MealReport, person: PersonReport, { words }: ReportFacts): object {
  const { energyDensity } = person;
  return {
    person: person.person === '' ? null : person.person,
    days: person.days,
    days_by: person.daysBy,
    entries: person.entries,
    left_out: person.skipped,
    foods: person.foods,
    kcal: rounded(person.kcalPerDay),
    grams: rounded(person.gramsPerDay),
    healthy_eating_index: indexBody(report, person, words),
    advice: {
      changes: person.advice.suggestions.map((suggestion) =>
        suggestionBody(report, person, suggestion, words),
      ),
      total_score_after_all: rounded(person.advice.scoreAfterAll),
    },
    earlier: report.earlierOf(person.person).map(summaryBody),
    by_day: person.byDay.map((day) => ({ day: day.label, ...partBody(day) })),
    by_meal: person.byMeal.map(mealBody),
    macros: person.macros.map(({ nutrient, percent, coverage, range }) => ({
      nutrient,
      percent: rounded(percent),
      coverage: rounded(coverage),
      reference_range: range,
    })),
    energy_density: {
      kcal_per_gram: nullable(energyDensity.kcalPerGram),
      kj_per_gram: nullable(energyDensity.kjPerGram),
      coverage: rounded(energyDensity.coverage),
    },
    nutrients: nutrientBodies(person, words),
    not_compared: person.notCompared.map(({ name, reason }) => ({ nutrient: name, reason })),
    component_sources: person.componentSources.map(sourcesBody),
    nutrient_sources: person.nutrientSources.map(sourcesBody),
    unsure: {
      uncertain_matches: person.uncertainty.uncertainEntries,
      assumed_sizes: person.uncertainty.assumedSizes,
      energy_share: rounded(person.uncertainty.energy),
    },
    record: person.portions.map((portion) => portionBody(report, portion)),
    remarks: certaintyLines(report, person, words),
  };
}

/** The index of a person, with the change that each component needs. */
function indexBody(report: MealReport, person: PersonReport, words: Words): object {
  const { index } = person;
  return {
    total_score: rounded(index.totalScore),
    estimated_energy_share: rounded(index.estimatedEnergyShare),
    missing_inputs: index.missingInputs.map(({ input, coverage }) => ({
      input,
      coverage: rounded(coverage),
    })),
    components: person.components.map((row) => ({
      component: row.component,
      score: rounded(row.score),
      max_score: row.maxScore,
      density: nullable(row.density),
      best_density: row.bestAt,
      unit: row.unit,
      move: row.move,
      amount: rounded(row.amount),
      amount_unit: row.amountUnit,
      unsure_share: rounded(person.uncertainty.components.get(row.component) ?? 0),
      best_change: suggestionBody(
        report,
        person,
        person.advice.byComponent.get(row.component),
        words,
      ),
    })),
    population: populationBody(report, index.totalScore),
  };
}

/** The intakes of nutrients, compared with their reference values. */
function nutrientBodies({ compared, uncertainty }: PersonReport, words: Words): object[] {
  return compared.map(({ name, label, unit, verdict, lower, upper }) => ({
    unsure_share: rounded(uncertainty.nutrients.get(name) ?? 0),
    nutrient: name,
    label: words.term(label),
    unit,
    verdict,
    lower: lower && markBody(lower, words),
    upper: upper && markBody(upper, words),
  }));
}

function partBody({ kcal, index, macros, energyDensity }: PartReport): object {
  return {
    kcal: rounded(kcal),
    total_score: rounded(index.totalScore),
    components: Object.fromEntries(
      index.components.map(({ component, score }) => [component, rounded(score)]),
    ),
    macros: Object.fromEntries(
      macros.breakdown.map(({ nutrient, percent }) => [nutrient, rounded(percent)]),
    ),
    kcal_per_gram: nullable(energyDensity.kcalPerGram),
  };
}

function mealBody(meal: MealPart): object {
  return {
    meal: meal.label,
    days: meal.days,
    energy_share: rounded(meal.energyShare),
    ...partBody(meal),
  };
}

/** A change with everything that is needed to make it in the record and evaluate the record again. */
function suggestionBody(
  { named }: MealReport,
  { index, days }: PersonReport,
  suggestion: Suggestion | undefined,
  words: Words,
): object | null {
  if (suggestion === undefined) return null;
  const { kind, changed, keptShare, added, gain, component, componentGain, contribution } =
    suggestion;
  return {
    kind,
    in_words: suggestionText(suggestion, named, days, words),
    changed: changed.map(({ day, meal, food, grams }) => ({
      day,
      meal,
      food_id: food.id,
      grams: rounded(grams),
      kept_share: keptShare,
    })),
    added: added.map(({ day, meal, foodId, grams }) => ({
      day,
      meal,
      food_id: foodId,
      grams: rounded(grams),
    })),
    gain: rounded(gain),
    total_score: rounded(index.totalScore + gain),
    component,
    component_gain: rounded(componentGain),
    contribution: contribution && {
      component: contribution.component,
      share: rounded(contribution.share),
    },
  };
}

function populationBody({ rankOf }: MealReport, score: number): object {
  const { group, persons, percent, quartiles } = rankOf(score);
  return { survey: 'NHANES 2009-2012', group, persons, percent, quartiles };
}

function summaryBody(summary: RecordSummary): object {
  return {
    file: summary.file ?? null,
    first_day: summary.firstDay,
    last_day: summary.lastDay,
    days: summary.days,
    kcal: rounded(summary.kcalPerDay),
    total_score: rounded(summary.index.totalScore),
  };
}

function portionBody({ named }: MealReport, portion: RecordedPortion): object {
  return {
    day: portion.day,
    meal: portion.meal,
    food_id: portion.food.id,
    name: named(portion.food.id, portion.grams).name,
    grams: rounded(portion.grams),
    uncertain_match: portion.isUncertain,
    assumed_size: portion.isSizeAssumed,
  };
}

function markBody(marked: MarkedAmount, words: Words): object {
  return {
    kind: marked.kind,
    about: marked.about === null ? null : words.term(marked.about),
    low: rounded(marked.low),
    high: rounded(marked.high),
    amount: rounded(marked.amount),
    is_part: marked.measure.isPart === true,
    coverage: rounded(marked.coverage),
    estimated_share: rounded(marked.estimatedShare),
    added_share: nullable(marked.addedShare),
  };
}

function sourcesBody({ name, kind, unit, foods, energyWithout }: Sources): object {
  const bodies = (of: Sources['foods']) =>
    of.map((food) => ({
      food_id: food.id,
      name: food.name,
      amount: rounded(food.amount),
      share: rounded(food.share),
    }));
  return { of: name, kind, unit, foods: bodies(foods), energy_without: bodies(energyWithout) };
}

function nullable(figure: number | null): number | null {
  return figure === null ? null : rounded(figure);
}
