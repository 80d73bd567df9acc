import { countLineBreaks } from '../../text/lines/line-breaks.ts';

/**
 * Finds the lines of a file from the lines that csv-parse counts. It counts at the end of a record,
 * which may begin on an earlier line, and it counts a CRLF within quotes twice.
 */
export class RecordLines {
  #lastCount = 0;
  #countedTwice = 0;

  /**
   * The lines on which the next record begins and ends, from 1.
   *
   * @param count the lines csv-parse has passed at the end of the record
   */
  next(
    record: readonly string[],
    count: number,
  ): { readonly first: number; readonly last: number } {
    const isOneLine = count === this.#lastCount + 1;
    this.#lastCount = count;
    // Joined with a space, because a carriage return at the end of one cell and a line feed at the beginning of the
    // next are not a CRLF.
    const text = isOneLine ? '' : record.join(' ');
    this.#countedTwice += text.split('\r\n').length - 1;
    const last = this.lineOf(count);
    return { first: last - countLineBreaks(text), last };
  }

  /** The line that csv-parse counts as this one. */
  lineOf(count: number): number {
    return count - this.#countedTwice;
  }
}
