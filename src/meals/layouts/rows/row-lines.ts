import { type Diagnostic, lineNumber } from '../../../model/diagnostic.ts';
import type { EntryField } from '../../../model/entry.ts';
import { cellAt } from '../../../tables/grid.ts';
import { asRawFlag } from '../../headers/raw-flag-column.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { isNothing } from '../../words/amounts/not-eaten.ts';
import { countOfSize } from '../../words/amounts/size-in-name.ts';
import { HEADING_COLUMNS, type Heading, placed } from '../../words/headings/heading.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { labelText } from '../../words/label-text.ts';
import { type WeighedFood, weighedIn } from '../../words/preparation.ts';
import type { CellFault } from '../amounts/amount-faults.ts';
import type { ClearAmounts } from '../amounts/amount-marks.ts';
import { type EatenAmount, readEatenAmount } from '../amounts/eaten-amounts.ts';
import { plannedOnlyFault } from '../amounts/planned-amounts.ts';
import type { RecordColumns } from '../header/record-header.ts';
import type { LabelColumns } from './columns/label-columns.ts';
import { PersonCounts } from './columns/person-counts.ts';
import { PreparationColumn } from './columns/preparation-column.ts';
import { RemarkColumns, type RemarkOnAmount } from './columns/remark-columns.ts';
import { RepeatCounts } from './columns/repeat-counts.ts';
import { amountOfSeveral, type FilledRow } from './doubtful-amounts/amount-of-several.ts';
import type { Headings } from './other-rows/row-headings.ts';
import {
  contradictoryAmountsNote,
  inPartNote,
  notEatenNote,
  RAW_WEIGHT_COLUMN,
} from './row-notes.ts';

/** A column of foods, with the columns of its ids and amounts. */
type ColumnsOfFood = Pick<RecordColumns, 'food' | 'foodId' | 'amounts' | 'sharing'>;

/** The food of a row, before its state is determined. */
interface NamedFood {
  readonly id: string;
  readonly name: string;
  readonly measure: string;
}

/** Collects the lines of a table of one food per row, in the order of its rows. */
export class RowLines {
  /** Rows that could not be read as lines. */
  readonly faults: Diagnostic[] = [];
  readonly #columns: RecordColumns;
  readonly #faultAt: ClearAmounts['faultAt'];
  readonly #headings: Headings;
  readonly #hasMeals: boolean;
  readonly #remarks: RemarkColumns;
  readonly #preparation: PreparationColumn;
  readonly #persons: PersonCounts;
  readonly #repeats: RepeatCounts;
  readonly #lines: RecordLine[] = [];
  /** The headings above each line. */
  readonly #unders: Headings['under'][] = [];
  #notEaten = 0;
  #inPart = 0;
  #off = 0;

  constructor(
    columns: RecordColumns,
    { rows, faultAt }: ClearAmounts,
    labels: LabelColumns,
    headings: Headings,
  ) {
    this.#columns = columns;
    this.#faultAt = faultAt;
    this.#headings = headings;
    this.#hasMeals = labels.columns.some(({ topic }) => topic === 'meal');
    this.#remarks = new RemarkColumns(columns.others);
    this.#preparation = new PreparationColumn(columns.others, rows);
    this.#persons = new PersonCounts(columns.others);
    this.#repeats = new RepeatCounts(columns.others);
  }

  /** Adds the lines of a row: one for each of its foods. */
  add(row: FilledRow): void {
    const { foodId, further } = this.#columns;
    this.#addFood(row, this.#columns);
    for (const column of further) {
      const [helping] = column.isHelping ? column.amounts.amounts : [];
      if (helping !== undefined && isNothing(cellAt(row.cells, helping.position) || '-')) continue;
      this.#addFood(row, { ...column, foodId: helping === undefined ? -1 : foodId });
    }
  }

  /** The lines, with the headings above them and flags of raw weights as further columns. */
  read(): Pick<DietaryRecord, 'columns' | 'lines'> {
    const { others } = this.#columns;
    const headings = HEADING_COLUMNS.filter((column) =>
      this.#unders.some((under) => under.has(column)),
    );
    const names = others.map(({ name }) => name);
    // If the name of a column says that weights are raw, this is kept when the record is written as a meal file.
    const isKept = others.some(({ topic }) => topic === RAW_WEIGHT_COLUMN);
    const isFlagged = !isKept && this.#lines.some((line) => line.rawWeight !== undefined);
    if (headings.length === 0 && !isFlagged) return { columns: names, lines: this.#lines };
    const cellsOf = (line: RecordLine, at: number) => [
      ...headings.map((column) => this.#unders[at]?.get(column) ?? ''),
      ...line.cells,
      ...(isFlagged ? [line.rawWeight ?? ''] : []),
    ];
    return {
      columns: [...headings, ...names, ...(isFlagged ? [RAW_WEIGHT_COLUMN] : [])],
      lines: this.#lines.map((line, at) => ({ ...line, cells: cellsOf(line, at) })),
    };
  }

  notes(): string[] {
    return [
      ...notEatenNote(this.#notEaten),
      ...inPartNote(this.#inPart),
      ...contradictoryAmountsNote(this.#off),
      ...this.#preparation.notes(),
      ...this.#remarks.notes(),
    ];
  }

  /** Adds the line of one column of foods, if the row has such a food. */
  #addFood(row: FilledRow, of: ColumnsOfFood): void {
    const { cells } = row;
    const eaten = readEatenAmount(cells, of.amounts);
    const remark = this.#remarks.read(cells);
    const named = namedFood(cells, eaten.measure, of);
    if (isNoFood(named)) return;
    const { meal, food } = this.#hasMeals ? { food: named } : mealAndFood(named);
    const { measure } = food;
    const { position } = eaten;
    const several = amountOfSeveral(row, { measure, position }, of, this.#columns.food);
    if (several !== undefined) {
      if (several.fault !== undefined) this.faults.push(several.fault);
      return;
    }
    if (meal !== undefined && food.name === '') {
      this.#headings.place(meal);
      return;
    }
    if (eaten.isNotEaten || remark.isNotEaten) {
      this.#notEaten += 1;
      return;
    }
    const fault = this.#faultOf(row, eaten, of) ?? this.#plannedFault(row, measure, of);
    if (fault !== undefined) {
      this.faults.push(fault);
      return;
    }
    if (eaten.part !== undefined || eaten.left !== undefined) this.#inPart += 1;
    if (eaten.isOff) this.#off += 1;
    this.#lines.push(this.#lineOf(row, food, eaten, remark, of));
    const { under } = this.#headings;
    this.#unders.push(meal === undefined ? under : placed(meal, under));
  }

  /** The fault of an amount that may mean one of two numbers, or that is not an amount. */
  #faultOf(
    { row, cells }: FilledRow,
    { position, fault }: EatenAmount,
    of: ColumnsOfFood,
  ): Diagnostic | undefined {
    const unclear = [position, of.amounts.left].find((place) => this.#faultAt(cells, place));
    if (unclear !== undefined) {
      const bad = this.#faultAt(cells, unclear) as CellFault;
      return { ...bad, field: 'amount', location: row.locationOf(unclear) };
    }
    const ofSeveral =
      this.#persons.faultOf(cells, position, of) ?? this.#repeats.faultOf(cells, position);
    if (ofSeveral !== undefined) {
      return { ...ofSeveral, location: row.locationOf(position < 0 ? of.food : position) };
    }
    if (fault === undefined) return undefined;
    const { position: place, ...bad } = fault;
    return { ...bad, field: 'amount', location: row.locationOf(place) };
  }

  /** The fault of a row with a plan, and with nothing that says what was eaten. */
  #plannedFault({ row, cells }: FilledRow, measure: string, of: ColumnsOfFood) {
    if (measure !== '') return undefined;
    const fault = plannedOnlyFault(cells, of.amounts.planned);
    if (fault === undefined) return undefined;
    const { position, ...bad } = fault;
    return { ...bad, field: 'amount', location: row.locationOf(position) };
  }

  #lineOf(
    { row, cells }: FilledRow,
    { id, name, measure }: NamedFood,
    eaten: EatenAmount,
    remark: RemarkOnAmount,
    of: ColumnsOfFood,
  ): RecordLine {
    const { others } = this.#columns;
    const { position, part, left } = eaten;
    const { unit, amounts } = of.amounts;
    const weighed = this.#weighed(cells, name, eaten.state ?? remark.state, of);
    const food = weighed.food || id;
    const flag = this.#rawWeightOf(cells, weighed);
    return {
      location: row.location,
      locationOf: (field) => row.locationOf(fieldPlace(field, of, { position, unit })),
      line: lineNumber(row.location),
      text: [measure, food].filter((text) => text !== '').join(' '),
      ...(of.foodId < 0 ? {} : { foodId: id }),
      ...(amounts.length === 0 ? {} : { measure, food }),
      ...(part === undefined ? {} : { part }),
      ...(left === undefined ? {} : { left }),
      ...(flag === undefined ? {} : { rawWeight: flag }),
      ...(weighed.state === undefined ? {} : { state: weighed.state }),
      ...(remark.kind === undefined ? {} : { kind: remark.kind }),
      cells: others.map(({ position: other, topic }) => labelText(cellAt(cells, other), topic)),
    };
  }

  /** A food with its preparation, and the state in which it was weighed. */
  #weighed(
    cells: readonly string[],
    name: string,
    state: EatenAmount['state'],
    of: ColumnsOfFood,
  ): WeighedFood {
    // A drink in the same row was not fried.
    const isFirst = of.food === this.#columns.food;
    const food = isFirst ? this.#preparation.prepared(name, cells) : name;
    return state === undefined || food === '' ? { food } : weighedIn(food, state);
  }

  /** The flag of a raw weight: from the row itself, or from the name of its column. */
  #rawWeightOf(cells: readonly string[], { rawWeight: named }: WeighedFood): string | undefined {
    const { rawWeight } = this.#columns;
    return rawWeight < 0 ? named : asRawFlag(cellAt(cells, rawWeight)) || named || '';
  }
}

/** The food of a row, with its amount: "Apple (150 g)" next to a count of 2 is 2 x 150 g of apple. */
function namedFood(
  cells: readonly string[],
  measure: string,
  { food, foodId }: ColumnsOfFood,
): NamedFood {
  const id = wholeCode(cellAt(cells, foodId));
  const name = cellAt(cells, food);
  const sized = id === '' ? countOfSize(measure, name) : undefined;
  return sized === undefined
    ? { id, name, measure }
    : { id, name: sized.food, measure: sized.measure };
}

/**
 * The meal that a food begins with, and the food: "Lunch: soup" is soup at lunch. "Lunch" without an amount is a meal
 * without a food.
 */
function mealAndFood(named: NamedFood): { readonly meal?: Heading; readonly food: NamedFood } {
  if (named.id !== '' || !isMeal(named.name)) return { food: named };
  const heading = readHeading(named.name);
  const rest = heading?.column === 'meal' ? heading.rest : '';
  if (rest === '' && named.measure !== '') return { food: named };
  const title = rest === '' ? named.name : (heading?.title ?? '');
  return { meal: { column: 'meal', title }, food: { ...named, name: rest } };
}

/** Whether a row has neither food nor amount, or says that nothing was eaten. */
function isNoFood({ id, name, measure }: NamedFood): boolean {
  return id === '' && (isNothing(name) || (name === '' && measure === ''));
}

/** A code that a spreadsheet program wrote as a decimal number: "71508001.0", "7.1508001E7". */
function wholeCode(cell: string): string {
  if (!/^\d+\.0+$|^\d\.\d+E\+?\d{1,2}$/i.test(cell)) return cell;
  const number = Number(cell);
  return Number.isSafeInteger(number) ? String(number) : cell;
}

/** The cell of a field: the cell of the amount, of its unit, or of the food. */
function fieldPlace(
  field: EntryField,
  { foodId, food }: Pick<RecordColumns, 'food' | 'foodId'>,
  { position, unit }: { readonly position: number; readonly unit: number },
): number {
  if (field === 'unit' && unit >= 0) return unit;
  const isOfAmount = field === 'amount' || field === 'unit';
  return isOfAmount && position >= 0 ? position : food < 0 ? foodId : food;
}
