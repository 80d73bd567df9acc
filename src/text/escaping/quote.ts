/** Longer values are cut off, so that a message stays on one line. */
const SHOWN_CHARACTERS = 80;

/** Text, cut off if it is too long for a message. */
export function cutShort(text: string, characters = SHOWN_CHARACTERS): string {
  return text.length > characters ? `${text.slice(0, characters)}…` : text;
}

/** A value in the quotes of messages. Lists and objects are only named, because they may be nested to any depth. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cutShort(value));
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Words as a list in messages: `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
export function quotedList(words: readonly string[]): string {
  return joinedList(words.map(quoted), 'and');
}

/** Items with a word before the last: `a`, `a or b`, `a, b or c`. */
export function joinedList(items: readonly string[], joint: 'and' | 'or'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
