import type {
  Eater,
  IntakeComparison,
  MarkedAmount,
  NotCompared,
} from '../evaluation/reference-intakes/compare-intakes.ts';
import { amountText, percentText } from './numbers.ts';

/** Units that people know better than the registry's, with how many of the registry's they are. */
const SHOWN_IN: Readonly<Record<string, readonly [unit: string, per: number]>> = {
  water: ['l', 1000],
  eicosapentaenoic_and_docosahexaenoic_acid: ['mg', 0.001],
  vitamin_B6: ['mg', 1000],
  copper: ['mg', 1000],
  manganese: ['mg', 1000],
  fluoride: ['mg', 1000],
};

/** What an amount is of, and the registry's unit of it. */
type Row = Pick<IntakeComparison, 'name' | 'unit'>;

/** An amount of a row, without its unit. */
function shown({ name }: Row, amount: number): string {
  return amountText(amount / (SHOWN_IN[name]?.[1] ?? 1));
}

function shownUnit({ name, unit }: Row): string {
  return SHOWN_IN[name]?.[0] ?? unit;
}

/** An amount a day with its unit. */
export function rowAmount(row: Row, amount: number): string {
  return `${shown(row, amount)}\u00a0${shownUnit(row)}`;
}

/** What was eaten a day; "at least" where not all foods have it. */
export function eatenText(row: IntakeComparison): string {
  const marked = row.lower ?? row.upper;
  if (marked === null) return '';
  return `${isWhole(marked) ? '' : 'at least '}${rowAmount(row, marked.amount)}`;
}

function isWhole({ coverage, measure }: MarkedAmount): boolean {
  return coverage > 0.995 && measure.isPart !== true;
}

/** A mark: `PRI 95 to 110 mg`. */
export function markText(row: IntakeComparison, marked: MarkedAmount | null): string {
  if (marked === null) return '';
  const { kind, low, high } = marked;
  const range =
    shown(row, low) === shown(row, high)
      ? shown(row, low)
      : `${shown(row, low)} to ${shown(row, high)}`;
  return `${kind} ${range}\u00a0${shownUnit(row)}`;
}

/** How well the amount is known: coverage, estimates, and what it is only a part of. */
export function knownText({ lower, upper }: IntakeComparison): string {
  const marked = lower ?? upper;
  if (marked === null) return '';
  return [
    percentText(marked.coverage),
    ...(marked.estimatedShare > 0 ? [`${percentText(marked.estimatedShare)} estimated`] : []),
    ...(marked.measure.isPart === true ? ['a part of it only'] : []),
  ].join(', ');
}

/** What else a reader has to know of a row; empty where there is nothing. */
export function remarkText(row: IntakeComparison): string {
  const { upper, note, label } = row;
  const about = upper?.about
    ? `The ${upper.kind} is about ${upper.about}: ${rowAmount(row, upper.amount)} a day.`
    : '';
  const all = [about, note ?? ''].filter((text) => text !== '').join(' ');
  return all === '' ? '' : `${label}: ${all}`;
}

export const NOT_COMPARED_WORDS: Readonly<Record<NotCompared['reason'], string>> = {
  'no food has it': 'no food of the record has the figure',
  'no figure for this person': 'there is no figure for this person',
  'needs the body weight': 'needs the body weight',
};

/** Whose figures are taken. */
export function eaterText({ sex, age, weight, stage }: Eater): string {
  const who =
    stage === 'pregnant'
      ? 'a pregnant woman'
      : stage === 'lactating'
        ? 'a breastfeeding woman'
        : sex === 'female'
          ? age !== undefined && age < 18
            ? 'a girl'
            : 'a woman'
          : sex === 'male'
            ? age !== undefined && age < 18
              ? 'a boy'
              : 'a man'
            : 'women and men';
  const years =
    age === undefined ? 'of 35 years, as no age was given' : `of ${amountText(age)} years`;
  return `${who} ${years}${weight === undefined ? '' : `, ${amountText(weight)} kg`}`;
}
