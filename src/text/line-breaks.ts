/** Line breaks of a text, whichever way it writes them: LF, CRLF or CR. */
export function countLineBreaks(text: string): number {
  return count(text, '\n') + count(text, '\r') - count(text, '\r\n');
}

function count(text: string, part: string): number {
  let found = 0;
  let index = text.indexOf(part);
  while (index >= 0) {
    found += 1;
    index = text.indexOf(part, index + part.length);
  }
  return found;
}

/**
 * Finds the lines on which each record of a CSV file begins and ends, from the number of lines that
 * csv-parse has passed at its end. A record with line breaks within quotes ends on a later line than
 * it begins; and csv-parse takes such a CRLF for two lines.
 */
export function recordLines(): (
  record: readonly string[],
  linesPassed: number,
) => { readonly first: number; readonly last: number } {
  let lastPassed = 0;
  let takenTwice = 0;
  return (record, linesPassed) => {
    const isOneLine = linesPassed === lastPassed + 1;
    lastPassed = linesPassed;
    const text = isOneLine ? '' : record.join('');
    takenTwice += count(text, '\r\n');
    const last = linesPassed - takenTwice;
    return { first: last - countLineBreaks(text), last };
  };
}
