import type { Sources } from '../evaluation/contributions.ts';
import type { MarkedAmount } from '../evaluation/reference-intakes/compare-intakes.ts';
import type { DayReport, MealReport, PersonReport } from '../operations/report-meals.ts';
import { rounded } from '../text/rounding.ts';
import { adviceWords } from './advice-words.ts';
import { certaintyLines } from './remarks.ts';
import type { ReportFacts } from './report-table.ts';

/**
 * The report as JSON, person by person: all figures that the page shows. Amounts are per day, in the units that
 * stand next to them.
 */
export function* renderJson(report: MealReport, facts: ReportFacts): Generator<string> {
  // The persons are the last member: they are written one by one in the place of the empty list.
  const empty = JSON.stringify(reportHead(report, facts), null, 2);
  yield empty.slice(0, empty.lastIndexOf(']'));
  let separator = '';
  for (const person of report.persons) {
    // In a list of one it has the indent that it needs in the document.
    const list = JSON.stringify({ persons: [personBody(report, person)] }, null, 2);
    yield separator + list.slice(list.indexOf('[') + 1, list.lastIndexOf('\n  ]'));
    separator = ',';
  }
  yield `${separator === '' ? '' : '\n  '}]\n}\n`;
}

function reportHead(report: MealReport, facts: ReportFacts): object {
  const { reference, eater, entries, skipped, figuresOf } = report;
  return {
    title: facts.title,
    name: facts.name === '' ? null : facts.name,
    date: facts.date,
    reference: {
      name: reference.name,
      title: reference.title,
      sources: reference.sources,
      sex: eater.sex ?? null,
      age: eater.age ?? null,
      weight: eater.weight ?? null,
      stage: eater.stage ?? null,
    },
    entries,
    left_out: skipped,
    figures_of: figuresOf,
    persons: [],
  };
}

function personBody(report: MealReport, person: PersonReport): object {
  const { index, energyDensity } = person;
  return {
    person: person.person === '' ? null : person.person,
    days: person.days,
    days_by: person.daysBy,
    entries: person.entries,
    left_out: person.skipped,
    foods: person.foods,
    kcal: rounded(person.kcalPerDay),
    grams: rounded(person.gramsPerDay),
    healthy_eating_index: {
      total_score: rounded(index.totalScore),
      estimated_energy_share: rounded(index.estimatedEnergyShare),
      missing_inputs: index.missingInputs.map(({ input, coverage }) => ({
        input,
        coverage: rounded(coverage),
      })),
      components: person.advice.map((row) => ({
        component: row.component,
        score: rounded(row.score),
        max_score: row.maxScore,
        density: nullable(row.density),
        best_density: row.bestAt,
        unit: row.unit,
        move: row.move,
        amount: rounded(row.amount),
        amount_unit: row.amountUnit,
        in_words: adviceWords(row).change,
      })),
    },
    by_day: person.byDay.map(dayBody),
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
    nutrients: person.compared.map(({ name, label, unit, verdict, lower, upper }) => ({
      nutrient: name,
      label,
      unit,
      verdict,
      lower: lower && markBody(lower),
      upper: upper && markBody(upper),
    })),
    not_compared: person.notCompared.map(({ name, reason }) => ({ nutrient: name, reason })),
    component_sources: person.componentSources.map(sourcesBody),
    nutrient_sources: person.nutrientSources.map(sourcesBody),
    remarks: certaintyLines(report, person),
  };
}

function dayBody({ label, kcal, index, macros, energyDensity }: DayReport): object {
  return {
    day: label,
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

function markBody(marked: MarkedAmount): object {
  return {
    kind: marked.kind,
    about: marked.about,
    low: rounded(marked.low),
    high: rounded(marked.high),
    amount: rounded(marked.amount),
    is_part: marked.measure.isPart === true,
    coverage: rounded(marked.coverage),
    estimated_share: rounded(marked.estimatedShare),
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
