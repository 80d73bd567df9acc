import { groupedBy } from '../collections/grouped-by.ts';
import type { Words } from '../language/words.ts';
import type {
  MealReport,
  PersonReport,
  RecordedPortion,
  RecordSummary,
} from '../operations/report/report-meals.ts';
import { piecesText } from './advice-words.ts';
import { spanText } from './remarks.ts';
import type { ReportTable } from './report-table.ts';

/** Tables of records: this one entry by entry, and others in comparison. */

/** The record day by day, as it was counted. */
export function recordTables(
  { portions }: PersonReport,
  { named }: MealReport,
  words: Words,
): ReportTable[] {
  const { report } = words.messages;
  return [...groupedBy(portions, ({ day }) => day)].map(([day, own]) => ({
    caption: words.dayText(day),
    head: [report.food, report.meal, report.amount, report.grams, report.remarks],
    numeric: [3],
    rows: byMeal(own).map((portion) => {
      const { name, pieces } = named(portion.food.id, portion.grams);
      return [
        name,
        portion.meal,
        portion.isSizeAssumed && pieces !== undefined
          ? piecesText(pieces, words)
          : amountOf(portion, words),
        words.decimals(portion.grams, 0),
        [
          ...(portion.isUncertain ? [report.uncertainMatch] : []),
          ...(portion.isSizeAssumed ? [report.assumedSize] : []),
        ].join(', '),
      ];
    }),
  }));
}

/** The portions of a day grouped by meal, in the order of the first entry of each meal. */
function byMeal(portions: readonly RecordedPortion[]): RecordedPortion[] {
  return [...groupedBy(portions, ({ meal }) => meal).values()].flat();
}

/** The amount as written in the record. */
function amountOf({ amount, unit }: RecordedPortion, { amountText }: Words): string {
  return amount === undefined || unit === undefined ? '' : `${amountText(amount)}\u00a0${unit}`;
}

/** For more persons than this, a program is more suitable than a table. */
const MAX_PERSONS = 100;

/** All persons of the files, the highest score first. */
export function personsTable(
  { summaries }: MealReport,
  words: Words,
): ReportTable & { readonly more: number } {
  const { report } = words.messages;
  const sorted = [...summaries].sort((a, b) => b.index.totalScore - a.index.totalScore);
  return {
    caption: report.othersCaption,
    head: [report.person, ...summaryHeads(words)],
    numeric: [1, 2, 3, 4, 5, 6],
    rows: sorted
      .slice(0, MAX_PERSONS)
      .map((summary) => [summary.label || report.noPerson, ...summaryCells(summary, words)]),
    more: Math.max(0, sorted.length - MAX_PERSONS),
  };
}

/** More persons than this do not fit into one table. */
const MAX_COLUMNS = 6;

/** The components of the index, one column per person; null if there are too many persons for one table. */
export function componentsTable({ summaries }: MealReport, words: Words): ReportTable | null {
  if (summaries.length > MAX_COLUMNS) return null;
  const { decimals, term, messages } = words;
  const { report } = messages;
  const [first] = summaries;
  const components = first?.index.components ?? [];
  return {
    caption: report.othersByComponent,
    head: [report.component, ...summaries.map(({ label }) => label || report.noPerson)],
    numeric: summaries.map((_, index) => index + 1),
    rows: components.map(({ label, maxScore }, place) => [
      term(label),
      ...summaries.map(({ index }) =>
        report.pointsOf(decimals(index.components[place]?.score ?? 0, 1), maxScore),
      ),
    ]),
  };
}

/** The earlier records of a person, and this one below them. */
export function earlierTable(
  { earlierOf, summaries }: MealReport,
  { person }: PersonReport,
  words: Words,
): ReportTable | null {
  const { report } = words.messages;
  const earlier = earlierOf(person);
  const own = summaries.find(({ label }) => label === person);
  if (earlier.length === 0 || own === undefined) return null;
  return {
    caption: report.earlier,
    head: [report.record, ...summaryHeads(words)],
    numeric: [1, 2, 3, 4, 5, 6],
    rows: [...earlier, own].map((summary) => [
      recordName(summary, words),
      ...summaryCells(summary, words),
    ]),
  };
}

function recordName({ file, firstDay, lastDay }: RecordSummary, words: Words): string {
  const { report } = words.messages;
  const of = file === undefined ? report.thisRecord : (file.split(/[\\/]/).at(-1) ?? file);
  return firstDay === '' ? of : `${of} (${spanText(firstDay, lastDay, words)})`;
}

function summaryHeads({ messages: { report } }: Words): string[] {
  return [
    report.hei,
    report.daysHead,
    report.energyKcal,
    report.carbohydratesShare,
    report.proteinShare,
    report.fatShare,
  ];
}

function summaryCells(
  { index, days, kcalPerDay, macros }: RecordSummary,
  { decimals }: Words,
): string[] {
  return [
    decimals(index.totalScore, 1),
    decimals(days, 0),
    decimals(kcalPerDay, 0),
    ...macros.breakdown.slice(0, 3).map(({ percent }) => decimals(percent, 0)),
  ];
}

/** The place of a person among all of the files, and how many they are. */
export function placeOf({ summaries }: MealReport, { index }: PersonReport): number {
  return 1 + summaries.filter((other) => other.index.totalScore > index.totalScore).length;
}
