import type {
  Eater,
  IntakeComparison,
  MarkedAmount,
} from '../evaluation/reference-intakes/compare-intakes.ts';
import type { Words } from '../language/words.ts';
import type { Uncertainty } from '../operations/report/report-meals.ts';

/** Units that people know better than the registry's, with the factor to the registry's unit. */
const SHOWN_IN: Readonly<Record<string, readonly [unit: string, per: number]>> = {
  water: ['l', 1000],
  eicosapentaenoic_and_docosahexaenoic_acid: ['mg', 0.001],
  vitamin_B6: ['mg', 1000],
  copper: ['mg', 1000],
  manganese: ['mg', 1000],
  fluoride: ['mg', 1000],
};

/** The subject of an amount, and its unit in the registry. */
type Row = Pick<IntakeComparison, 'name' | 'unit'>;

/** An amount of a row, without its unit. */
function shown({ name }: Row, amount: number, { amountText }: Words): string {
  return amountText(amount / (SHOWN_IN[name]?.[1] ?? 1));
}

function shownUnit({ name, unit }: Row): string {
  return SHOWN_IN[name]?.[0] ?? unit;
}

/** An amount a day with its unit. */
export function rowAmount(row: Row, amount: number, words: Words): string {
  return `${shown(row, amount, words)}\u00a0${words.term(shownUnit(row))}`;
}

/** The amount eaten per day; "at least" if some foods lack it. */
export function eatenText(row: IntakeComparison, words: Words): string {
  const marked = row.lower ?? row.upper;
  if (marked === null) return '';
  const amount = rowAmount(row, marked.amount, words);
  return isWhole(marked) ? amount : words.messages.report.atLeastAmount(amount);
}

function isWhole({ coverage, measure }: MarkedAmount): boolean {
  return coverage > 0.995 && measure.isPart !== true;
}

/** A mark: `PRI 95 to 110 mg`. */
export function markText(row: IntakeComparison, marked: MarkedAmount | null, words: Words): string {
  if (marked === null) return '';
  const { kind } = marked;
  const [low, high] = [shown(row, marked.low, words), shown(row, marked.high, words)];
  const range = low === high ? low : words.messages.report.markRange(low, high);
  return `${words.term(kind)} ${range}\u00a0${shownUnit(row)}`;
}

/**
 * How well the amount is known: coverage, estimates, the uncertain share, and whether it is only a part of the total.
 */
export function knownText(
  { name, lower, upper }: IntakeComparison,
  { nutrients }: Uncertainty,
  { percentText, messages: { report } }: Words,
): string {
  const marked = lower ?? upper;
  if (marked === null) return '';
  const unsure = nutrients.get(name) ?? 0;
  return [
    percentText(marked.coverage),
    ...(marked.estimatedShare > 0 ? [report.estimated(percentText(marked.estimatedShare))] : []),
    ...(unsure > 0 ? [report.unsure(percentText(unsure))] : []),
    ...(marked.measure.isPart === true ? [report.partlyKnown] : []),
  ].join(', ');
}

/** Further notes on a row; empty if there are none. */
export function remarkText(row: IntakeComparison, words: Words): string {
  const { lower, upper, note, label } = row;
  const share = (lower ?? upper)?.addedShare ?? 0;
  const added = share < 0.005 ? '' : words.messages.report.added(words.percentText(share));
  const about = upper?.about
    ? words.messages.report.appliesTo(
        words.term(upper.kind),
        words.term(upper.about),
        rowAmount(row, upper.amount, words),
      )
    : '';
  const all = [added, about, words.term(note ?? '')].filter((text) => text !== '').join(' ');
  return all === '' ? '' : `${words.term(label)}: ${all}`;
}

/** Age in years; below it, a report says girls and boys. */
const ADULT_AGE = 18;

/** The person whose reference values are used. */
export function eaterText(
  { sex, age, weight, stage }: Eater,
  { amountText, messages: { reliability } }: Words,
): string {
  const { eaters } = reliability;
  const isChild = age !== undefined && age < ADULT_AGE;
  const who =
    stage !== undefined
      ? eaters[stage]
      : sex === 'female'
        ? isChild
          ? eaters.girl
          : eaters.woman
        : sex === 'male'
          ? isChild
            ? eaters.boy
            : eaters.man
          : eaters.anybody;
  const aged =
    age === undefined ? reliability.assumedAge(who) : reliability.aged(who, amountText(age));
  return `${aged}${weight === undefined ? '' : reliability.weighing(amountText(weight))}`;
}
