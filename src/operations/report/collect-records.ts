import { Accumulator } from '../../engine/entries/accumulator.ts';
import type { AssumptionCount } from '../../engine/entries/assumptions.ts';
import { EntryCounts } from '../../engine/entries/entry-counts.ts';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import type { FoodMass } from '../../engine/portion-totals.ts';
import { DAY_LABEL, MEAL_LABEL, PERSON_LABEL } from '../../meals/entries/labels.ts';
import type { ReadingNote } from '../../meals/entries/reading.ts';
import { readMeals } from '../../meals/read-meals.ts';
import { type Assumption, UNSURE_ASSUMPTIONS } from '../../model/assumptions.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { answersFor } from '../match/answers/name-answers.ts';
import { nameMatcher } from '../match/name-matcher.ts';
import type { Services, StandardInput } from '../services.ts';
import type { ReportInput } from './report-input.ts';

/** An entry of a record as a food and its mass. */
export interface RecordedPortion extends FoodMass {
  /** The day in the file; empty if it has none. */
  readonly day: string;
  /** The meal in the file; empty if it has none. */
  readonly meal: string;
  /** The amount in the record; undefined if it gives none. */
  readonly amount: number | undefined;
  readonly unit: Entry['unit'];
  readonly assumptions: readonly Assumption[];
  /** The food was found by a name that is not certain. */
  readonly isUncertain: boolean;
  /** The record does not state the size, so that a usual amount counts. */
  readonly isSizeAssumed: boolean;
}

/** The records in some files, by person. */
export interface Records {
  /** The persons, in the order of their first entries. */
  readonly persons: ReadonlyMap<string, readonly RecordedPortion[]>;
  readonly counts: EntryCounts;
  /**
   * The name of a food at its first mention in the files, by the id of its variant. If an id is used there, the food is
   * absent.
   */
  readonly texts: ReadonlyMap<string, string>;
  readonly assumptions: readonly AssumptionCount[];
  readonly diagnostics: number;
  readonly notes: readonly ReadingNote[];
}

/** The resources that reading records needs in addition to its input. */
export interface CollectNeeds extends Pick<Services, 'catalogue'>, StandardInput {
  readonly report: DiagnosticSink;
}

const SIZE_ASSUMPTIONS: ReadonlySet<Assumption> = new Set(
  UNSURE_ASSUMPTIONS.filter((assumption) => assumption !== 'uncertain-match'),
);

/** Reads records and keeps each portion with its day and meal. */
export async function collectRecords(
  files: readonly string[],
  foods: FoodCache,
  { catalogue, stdin, report }: CollectNeeds,
  input: ReportInput,
): Promise<Records> {
  const { accept, names, lang } = input;
  const answers = await answersFor(files, names);
  const persons = new Map<string, RecordedPortion[]>();
  const texts = new Map<string, string>();
  const notes: ReadingNote[] = [];
  const counts = new EntryCounts();
  let labels: readonly string[] = [];
  const sums = new Accumulator({
    foods,
    nearestFood: foods.nearest,
    report,
    observe({ amount, unit }, { food, grams, assumptions }) {
      const [person = '', day = '', meal = ''] = labels;
      const portion: RecordedPortion = {
        food,
        grams,
        day,
        meal,
        amount,
        unit,
        assumptions,
        isUncertain: assumptions.includes('uncertain-match'),
        isSizeAssumed: assumptions.some((assumption) => SIZE_ASSUMPTIONS.has(assumption)),
      };
      const own = persons.get(person);
      if (own === undefined) persons.set(person, [portion]);
      else own.push(portion);
    },
  });
  const keepText = (id: string, text: string) => {
    const variant = foods.resolve(id)?.id ?? id;
    if (!texts.has(variant)) texts.set(variant, text);
  };
  const { sink } = sums;
  await readMeals(files, stdin, readingOf(input), {
    ...sink,
    match: nameMatcher(catalogue, accept, answers, keepText, lang),
    note: (note) => notes.push(note),
    row(group) {
      counts.addEntry(group?.slice(0, 2), group?.[0]);
      sink.row();
    },
    entry(entry) {
      labels = entry.group;
      // The portions are summed by person, day and meal when a report is made of them.
      const diagnostic = sink.entry({ ...entry, group: [] });
      if (diagnostic === undefined) counts.addSummed();
      return diagnostic;
    },
  });
  return {
    persons,
    counts,
    texts,
    assumptions: sums.assumptions.all(),
    diagnostics: sums.diagnostics,
    notes,
  };
}

/** How the files of a record are read: by person, day and meal. Labels that no option names may be missing. */
function readingOf({ map: columnMap = {}, person, by: day, ...input }: ReportInput) {
  const { unit, sheet, layout, column, encoding, liftLimits } = input;
  return {
    groupBy: [person ?? PERSON_LABEL, day ?? DAY_LABEL, MEAL_LABEL],
    optionalColumns: [
      ...(person === undefined ? [PERSON_LABEL] : []),
      ...(day === undefined ? [DAY_LABEL] : []),
      MEAL_LABEL,
    ],
    blankableLabels: [MEAL_LABEL],
    columnMap,
    unit,
    sheet,
    layout,
    column,
    encoding,
    liftLimits,
  };
}
