import type { Readable } from 'node:stream';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { Accumulator } from '../engine/entries/accumulator.ts';
import type { AssumptionCount } from '../engine/entries/assumptions.ts';
import { EntryCounts } from '../engine/entries/entry-counts.ts';
import { FoodCache } from '../engine/foods/food-cache.ts';
import { GroupedTotals } from '../engine/grouped-totals.ts';
import { EVALUATION_NAMES } from '../evaluation/evaluation-names.ts';
import { layoutFor } from '../evaluation/evaluations.ts';
import type { Eater } from '../evaluation/reference-intakes/compare-intakes.ts';
import type { ReferenceTable } from '../evaluation/reference-intakes/reference-table.ts';
import type { Totals } from '../evaluation/totals.ts';
import { DAY_LABELS, PERSON_LABELS } from '../meals/label-names.ts';
import { readMeals } from '../meals/read-meals.ts';
import type { ReadOptions } from '../meals/reading.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { Food } from '../model/food.ts';
import type { Unit } from '../model/units.ts';
import { type PersonReport, personReport } from './person-report.ts';

export { REFERENCE_TABLES } from '../evaluation/reference-intakes/reference-tables.ts';
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

export interface ReportOptions {
  readonly catalogue: Catalogue;
  readonly files: readonly string[];
  /** Read for a file named `-`. */
  readonly stdin: Readable;
  readonly columnMap: ReadOptions['columnMap'];
  /** The unit of amounts that come without one. */
  readonly unit: Unit | undefined;
  /** The label that names the person; without it, the first of `PERSON_LABELS` that an entry has. */
  readonly personLabel: string | undefined;
  /** The label that names the day; without it, the first of `DAY_LABELS` that an entry has. */
  readonly dayLabel: string | undefined;
  /** Days that the meals cover, if it is known. */
  readonly days: number | undefined;
  readonly reference: ReferenceTable;
  readonly eater: Eater;
  readonly report: DiagnosticSink;
}

/** Reports on meals, person by person. One pass sums them by person, day and food; the rest are sums of those. */
export async function reportMeals(options: ReportOptions): Promise<MealReport> {
  const { catalogue, reference, eater } = options;
  const foods = new FoodCache(catalogue, layoutFor(EVALUATION_NAMES));
  const { totals, counts, assumptions, diagnostics } = await sumByFood(foods, options);
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
        given: options.days,
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
      options.days === undefined &&
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
async function sumByFood(foods: FoodCache, options: ReportOptions) {
  const { files, stdin, columnMap, unit, personLabel, dayLabel, report } = options;
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
