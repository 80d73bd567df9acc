import type { Diagnostic, DiagnosticSink } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import { nearestOf } from '../../../text/words/edit-distance.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import {
  type CellAmount,
  cellAmount,
  clearNumber,
  type DecimalMark,
  twoEnergies,
} from '../columns/cells/cell-values.ts';
import { UNKNOWN_WORDS } from '../columns/cells/unknown-words.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import type { TextTopic } from '../headings/topic-names.ts';

/** Text that programs and people write into a cell without a value. */
const UNKNOWN_TEXT = new RegExp(`^(?:[-–—−]+|${UNKNOWN_WORDS})$`, 'i');

/** Removes the characters that keep spreadsheets from reading digits as a number: `="0401"`, `'0401`. */
function withoutEscape(cell: string): string {
  if (cell.startsWith('=')) return cell.replace(/^="(.*)"$/s, '$1').replace(/^'(?=\d+$)/, '');
  return cell.startsWith("'") ? cell.replace(/^'(?=\d+$)/, '') : cell;
}

/** What the header says about the form of amounts. */
type ReadingOfAmount = Partial<Pick<AmountColumn, 'isShare' | 'units'>>;

/** The cells of a row by topic, and the problems of those that cannot be read. */
export class RowCells {
  readonly columns: FoodColumns;
  /** Columns of amounts that are ignored because they contradict others. */
  readonly ignored: number[] = [];
  readonly #row: GridRow;
  readonly #mark: DecimalMark;
  readonly #report: DiagnosticSink;
  #isFaulty = false;
  /** Columns of amounts whose cell was reported. A cell may be read twice. */
  readonly #reported = new Set<number>();

  constructor(row: GridRow, columns: FoodColumns, mark: DecimalMark, report: DiagnosticSink) {
    this.#row = row;
    this.columns = columns;
    this.#mark = mark;
    this.#report = report;
  }

  /** Whether a cell could not be read and was reported. */
  get isFaulty(): boolean {
    return this.#isFaulty;
  }

  at(position: number | undefined): string {
    return position === undefined ? '' : withoutEscape((this.#row.cells[position] ?? '').trim());
  }

  /** The text of a topic; empty for a word that means unknown, except in a name. */
  text(topic: TextTopic): string {
    const written = this.at(this.columns.text.get(topic));
    const text = written.includes('&') ? decodeEntities(written) : written;
    return text !== '' && topic !== 'name' && UNKNOWN_TEXT.test(text) ? '' : text;
  }

  /** The size of a serving; its unit may have a column of its own: "4" and "oz". */
  servingSize(): string {
    const size = this.text('serving_size');
    const unit = this.text('serving_unit');
    return unit !== '' && /^[\d.,/ ]+$/.test(size) ? `${size} ${unit}` : size;
  }

  /** Reports a problem of the cell of a topic, or of the row if there is no such column. */
  fault(topic: TextTopic, diagnostic: Omit<Diagnostic, 'location' | 'field'>): void {
    this.#isFaulty = true;
    this.remark(topic, diagnostic);
  }

  /** Reports a problem that does not reject the row. */
  remark(topic: TextTopic, diagnostic: Omit<Diagnostic, 'location' | 'field'>): void {
    const position = this.columns.text.get(topic);
    const field = this.columns.names[position ?? -1] ?? topic;
    const location = position === undefined ? this.#row.location : this.#row.locationOf(position);
    this.#report({ ...diagnostic, field, location });
  }

  /** Reports a value of a topic that cannot be used. */
  bad(topic: TextTopic, value: string, expected: string): void {
    const message = value === '' ? `Missing ${topic}` : `Invalid ${topic} "${value}"`;
    this.fault(topic, { code: 'import/bad-value', message, value, expected });
  }

  /**
   * The amount in a cell, NaN if it is unknown. Anything else is reported and undefined.
   *
   * @param reading whether it may have a percent sign, and which two units of energy it may have
   */
  amountAt(position: number, reading: ReadingOfAmount = {}): CellAmount | undefined {
    const found = this.maybeAmountAt(position, reading);
    if (found === undefined) this.badAmount(position, clearNumber(this.at(position), this.#mark));
    return found;
  }

  /** The amount of a cell; undefined, without a report, if it cannot be read. */
  maybeAmountAt(
    position: number,
    { isShare, units }: ReadingOfAmount = {},
  ): CellAmount | undefined {
    const written = this.at(position);
    return (
      cellAmount(isShare ? written.replace(/%$/, '') : written, this.#mark) ??
      twoEnergies(written, this.#mark, units)
    );
  }

  /** The amount of a topic, without a fault. */
  amountOf(topic: TextTopic): CellAmount | undefined {
    return cellAmount(this.text(topic), this.#mark);
  }

  badAmount(
    position: number,
    expected = 'a number, 0 or more, or an empty cell if it is unknown',
  ): void {
    const value = this.at(position);
    const field = this.columns.names[position] as string;
    this.#isFaulty = true;
    if (this.#reported.has(position)) return;
    this.#reported.add(position);
    this.#report({
      code: value.startsWith('-') ? 'food/negative-amount' : 'import/bad-value',
      message: `Invalid ${field} "${value}"`,
      location: this.#row.locationOf(position),
      field,
      value,
      expected,
    });
  }

  /** Reads one of a few words. Any other word is reported. */
  choice<Choice extends string>(
    topic: TextTopic,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice {
    const written = this.text(topic).toLowerCase();
    if (written === '') return otherwise;
    const found = choices.find((choice) => choice === written);
    if (found === undefined) {
      const near = nearestOf(written, choices);
      this.bad(topic, this.text(topic), near ?? `one of ${choices.join(', ')}`);
    }
    return found ?? otherwise;
  }
}
