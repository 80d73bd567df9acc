import { escapePointer } from '../../text/escaping/escape-pointer.ts';

/** A member whose name its object already has. */
export interface RepeatedMember {
  readonly name: string;
  /** Its JSON Pointer, which is also that of the first one. */
  readonly pointer: string;
}

/** An object or array around the current position. */
interface Level {
  /** The names so far; undefined in an array. */
  readonly names: Set<string> | undefined;
  /** The position of the value in an array, or its name in an object. */
  at: number | string;
}

const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, COMMA, QUOTE, BACKSLASH] = [
  0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x22, 0x5c,
];

/**
 * Finds members that an object of a JSON text has twice. `JSON.parse` silently keeps the last one.
 *
 * @param text valid JSON, so that anything but strings and punctuation can be skipped
 */
export function repeatedMembers(text: string): RepeatedMember[] {
  const repeated: RepeatedMember[] = [];
  const levels: Level[] = [];
  /** Whether the next string is the name of a member. */
  let isName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      isName = code === OPEN_BRACE;
      levels.push({ names: isName ? new Set() : undefined, at: isName ? '' : 0 });
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      levels.pop();
      isName = false;
    } else if (code === COMMA) {
      isName = levels.at(-1)?.names !== undefined;
      moveOn(levels.at(-1));
    } else if (code === QUOTE) {
      const end = endOfString(text, at);
      const name = isName ? readName(text.slice(at + 1, end)) : undefined;
      if (name !== undefined && !addName(name, levels.at(-1)))
        repeated.push({ name, pointer: pointerTo(levels) });
      isName = false;
      at = end;
    }
  }
  return repeated;
}

/** Counts a value of an array. */
function moveOn(level: Level | undefined): void {
  if (typeof level?.at === 'number') level.at += 1;
}

function readName(written: string): string {
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
}

/** Adds a name to its object; false if the object has it already. */
function addName(name: string, level: Level | undefined): boolean {
  if (level?.names === undefined) return true;
  level.at = name;
  if (level.names.has(name)) return false;
  level.names.add(name);
  return true;
}

function pointerTo(levels: readonly Level[]): string {
  return levels.map(({ at }) => `/${escapePointer(String(at))}`).join('');
}

/** The end of the string that begins at a quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
