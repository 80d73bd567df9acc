/** The number of line breaks in a text, in any form: LF, CRLF or CR. */
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
