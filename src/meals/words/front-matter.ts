import { isDay, readHeading } from './headings.ts';
import { personOf } from './person-lines.ts';

/** The properties of a note, between two lines of dashes at its top. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?=\r?\n|$)/;

/** "title: Food diary", "  - Essen Montag", "tags: [food]" */
const PROPERTY = /^[\p{L}_][\p{L}\d_ -]*:(?:\s|$)|^\s*-\s|^\s+\S|^\s*$/u;

/**
 * A text without the properties that programs for notes keep at its top. The date and the person of the note stay, on
 * their lines. Properties that are meals make the text a diary, which stays as it is.
 */
export function withoutFrontMatter(text: string): string {
  if (!text.startsWith('---') && !text.startsWith('\uFEFF---')) return text;
  const [whole, block = ''] = FRONT_MATTER.exec(text) ?? [];
  const lines = block.split(/\r?\n/);
  const areProperties = lines.every(
    (line) => PROPERTY.test(line) && readHeading(line)?.column !== 'meal',
  );
  if (whole === undefined || !areProperties) return text;
  const kept = lines.map((line) => (isDay(line) || personOf(line) !== undefined ? line : ''));
  return ['', ...kept, ''].join('\n') + text.slice(whole.length);
}
