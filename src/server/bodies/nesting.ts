/** Levels of arrays and objects in JSON: more than any list of meals has. JSON.parse needs seconds for millions. */
export const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
/** Braces differ from brackets by this bit. */
const BRACE = 0x20;

/** Whether arrays and objects in JSON are nested more than `MAX_DEPTH` levels deep. The scan ends at the first one. */
export function isTooDeep(bytes: Uint8Array): boolean {
  let isDeep = false;
  eachBracket(bytes, (_, depth) => {
    isDeep ||= depth > MAX_DEPTH;
    return !isDeep;
  });
  return isDeep;
}

/**
 * JSON whose nested arrays and objects are empty: `{"id":1,"params":{"a":[]}}` becomes `{"id":1,"params":{}}`. The
 * members of the outermost object can be read from it quickly, however deep the others are.
 */
export function withoutNested(bytes: Uint8Array): string {
  const kept = Buffer.from(bytes);
  let length = 0;
  let start = 0;
  let isNested = false;
  const keepUntil = (end: number) => {
    kept.copyWithin(length, start, end);
    length += end - start;
  };
  eachBracket(bytes, (at, depth, isOpening) => {
    if (isOpening && depth === 2) {
      keepUntil(at + 1);
      isNested = true;
    } else if (!isOpening && depth === 1) {
      start = at;
      isNested = false;
    }
    return true;
  });
  if (!isNested) keepUntil(bytes.length);
  return kept.toString('utf8', 0, length);
}

/**
 * Calls a function for each bracket and brace outside the texts of JSON, with its index and the number of levels that
 * are open after it, until the function returns false.
 */
function eachBracket(
  bytes: Uint8Array,
  visit: (at: number, depth: number, isOpening: boolean) => boolean,
): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if ((byte & ~BRACE) === OPEN_BRACKET) {
      if (!visit(at, ++depth, true)) return;
    } else if ((byte & ~BRACE) === CLOSE_BRACKET) {
      if (!visit(at, --depth, false)) return;
    }
  }
}
