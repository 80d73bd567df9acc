import { Accumulator } from '../engine/entries/accumulator.ts';
import type { AssumptionCount } from '../engine/entries/assumptions.ts';
import { EntryCounts } from '../engine/entries/entry-counts.ts';
import { FoodCache } from '../engine/foods/food-cache.ts';
import { GroupedTotals } from '../engine/grouped-totals.ts';
import { EVALUATION_NAMES } from '../evaluation/evaluation-names.ts';
import { layoutFor } from '../evaluation/evaluations.ts';
import type { Eater } from '../evaluation/reference-intakes/compare-intakes.ts';
import type { ReferenceTable } from '../evaluation/reference-intakes/reference-table.ts';
import { REFERENCE_TABLES } from '../evaluation/reference-intakes/reference-tables.ts';
import type { Totals } from '../evaluation/totals.ts';
import { DAY_LABELS, PERSON_LABELS } from '../meals/label-names.ts';
import { readMeals } from '../meals/read-meals.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { Food } from '../model/food.ts';
import { operation } from './operation.ts';
import { type PersonReport, personReport } from './person-report.ts';
import { REPORT_INPUT } from './report-input.ts';
import type { Services, StandardInput } from './services.ts';

export type { DayReport, MacroReport } from './person-report.ts';
export type { AssumptionCount, PersonReport };
export { DAY_LABELS, PERSON_LABELS };

export interface MealReport {
  readonly reference: ReferenceTable;
  readonly eater: Eater;
  /** Each report is made when it is asked for, since a report of thousands of persons does not fit into memory. */
  readonly persons: { readonly length: number } & Iterable<PersonReport>;
  /** Some person's entries have no day, so that all of them count as one day. */
  readonly hasAssumedDays: boolean;
  readonly entries: number;
  /** Entries that are faulty, so that no figure includes them. */
  readonly skipped: number;
  readonly diagnostics: number;
  /** Persons' days that all entries of are faulty, so that they are not there. */
  readonly emptyDays: number;
  /** What had to be assumed, with the food's name. */
  readonly assumptions: readonly (AssumptionCount & { readonly name: string })[];
  /** Ids of the sources that the foods' figures are of. */
  readonly figuresOf: readonly string[];
}

/** What a report needs besides its input. */
export interface ReportNeeds extends Pick<Services, 'catalogue'>, StandardInput {
  readonly report: DiagnosticSink;
}

type ReportInput = ReturnType<typeof REPORT_INPUT.read>;

/** Reports on meals, person by person. One pass sums them by person, day and food; the rest are sums of those. */
export const reportMeals = operation({
  name: 'report',
  summary: 'Report on the meals of persons',
  input: REPORT_INPUT,
  http: { notOffered: 'it reads files, and the specification has no route for it' },
  run: reportOn,
});

async function reportOn(needs: ReportNeeds, input: ReportInput): Promise<MealReport> {
  const { catalogue } = needs;
  const { sex, age, weight, stage } = input;
  const reference = REFERENCE_TABLES[input.reference];
  const eater = { sex, age, weight, stage };
  const foods = new FoodCache(catalogue, layoutFor(EVALUATION_NAMES));
  const { totals, counts, assumptions, diagnostics } = await sumByFood(foods, needs, input);
  const owners = counts.byOwner();
  const groups = groupsByPerson(totals);
  const reportOf = (person: string): PersonReport => {
    const own = groups.get(person) ?? [];
    const byFood = totals.regroup(([, , food = '']) => [food], own);
    const { entries = 0, summed = 0 } = owners.get(person) ?? {};
    return {
      person,
      entries: summed,
      skipped: entries - summed,
      ...personReport({
        whole: totals.regroup(() => [], own).totals(0),
        days: listOf(totals.regroup(([, day = '']) => [day], own)),
        given: input.days,
        foods: listOf(byFood).map(([id, eaten]) => ({
          id,
          name: nameOf(foods, id),
          totals: eaten,
        })),
        reference,
        eater,
      }),
    };
  };
  return {
    reference,
    eater,
    persons: {
      length: groups.size,
      *[Symbol.iterator]() {
        for (const person of groups.keys()) yield reportOf(person);
      },
    },
    hasAssumedDays:
      input.days === undefined &&
      [...groups.values()].some((own) => own.every((group) => totals.labels(group)[1] === '')),
    entries: counts.entries,
    skipped: counts.skipped,
    diagnostics,
    emptyDays: counts.emptyGroups,
    assumptions: assumptions.map((one) => ({ ...one, name: nameOf(foods, one.foodId) })),
    figuresOf: sourcesOf(foods, totals),
  };
}

/** Sums the meals by person, day and food, and counts the entries. */
async function sumByFood(
  foods: FoodCache,
  { stdin, report }: ReportNeeds,
  { files, map: columnMap = {}, unit, person: personLabel, by: dayLabel }: ReportInput,
) {
  const personLabels = personLabel === undefined ? PERSON_LABELS : [personLabel];
  const dayLabels = dayLabel === undefined ? DAY_LABELS : [dayLabel];
  const optionalColumns = [
    ...(personLabel === undefined ? PERSON_LABELS : []),
    ...(dayLabel === undefined ? DAY_LABELS : []),
  ];
  const reading = { groupBy: [...personLabels, ...dayLabels], optionalColumns, columnMap, unit };
  const counts = new EntryCounts();
  const sums = new Accumulator({ foods, nearestFood: foods.nearest, byFood: true, report });
  const { sink } = sums;
  const groupOf = (labels: readonly string[]) => [
    firstOf(labels.slice(0, personLabels.length)),
    firstOf(labels.slice(personLabels.length)),
  ];
  await readMeals(files, stdin, reading, {
    ...sink,
    row(labels) {
      counts.addEntry(labels, labels && groupOf(labels)[0]);
      sink.row(labels);
    },
    entry(entry) {
      const diagnostic = sink.entry({ ...entry, group: groupOf(entry.group) });
      if (diagnostic === undefined) counts.addSummed();
      return diagnostic;
    },
  });
  return {
    totals: new GroupedTotals(foods.layout, sums.groups),
    counts,
    assumptions: sums.assumptions.all(),
    diagnostics: sums.diagnostics,
  };
}

/** The groups of each person, in the order in which persons are first met. */
function groupsByPerson(totals: GroupedTotals): Map<string, number[]> {
  const persons = new Map<string, number[]>();
  for (let group = 0; group < totals.length; group++) {
    const [person = ''] = totals.labels(group);
    const own = persons.get(person);
    if (own === undefined) persons.set(person, [group]);
    else own.push(group);
  }
  return persons;
}

function listOf(totals: GroupedTotals): (readonly [label: string, totals: Totals])[] {
  return Array.from({ length: totals.length }, (_, group) => [
    totals.labels(group)[0] ?? '',
    totals.totals(group),
  ]);
}

function firstOf(labels: readonly string[]): string {
  return labels.find((label) => label !== '') ?? '';
}

/** As a reader knows the food: its state is said where it has several. */
function nameOf(foods: FoodCache, id: string): string {
  const found = foods.record(id);
  if (found === undefined) return id;
  const { food, variantId } = found;
  const name = food.brand ? `${food.name}, ${food.brand}` : food.name;
  const state = stateOf(food, variantId);
  return state === '' ? name : `${name}, ${state}`;
}

function stateOf({ variants }: Food, variantId: string | undefined): string {
  const variant = variants.find(({ id }) => id === variantId);
  return variants.length === 1 || variant === undefined ? '' : variant.label.toLowerCase();
}

/** Ids of the sources behind the foods that were eaten, sorted. */
function sourcesOf(foods: FoodCache, totals: GroupedTotals): string[] {
  const eaten = new Set(
    Array.from({ length: totals.length }, (_, group) => totals.labels(group)[2]),
  );
  const sources = new Set<string>();
  for (const id of eaten) {
    const variant = foods.record(id ?? '')?.food.variants.find((one) => one.id === id);
    const likeFoods = variant?.borrowed?.source.split('+') ?? [];
    const origins = [variant?.source, variant?.foodPatternsOrigin?.source, ...likeFoods];
    for (const source of origins) if (source !== undefined) sources.add(source);
  }
  return [...sources].sort();
}
