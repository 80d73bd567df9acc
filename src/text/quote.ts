/** Longer values are cut, so that a message stays on one line. */
const SHOWN_CHARACTERS = 80;

/** Text, cut off where it is longer than a message should be. */
export function cutShort(text: string, characters = SHOWN_CHARACTERS): string {
  return text.length > characters ? `${text.slice(0, characters)}…` : text;
}

/** A value as messages quote it. Lists and objects are only named, since they may be nested to any depth. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cutShort(value));
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
