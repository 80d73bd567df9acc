import { ownValue } from '../../collections/own-value.ts';

/** The word for a serving, and its gender. */
type Noun = readonly [noun: string, gender: 'f' | 'n'];

const NOUNS: Readonly<Record<string, Noun>> = {
  package: ['Packung', 'f'],
  portion: ['Portion', 'f'],
  piece: ['Stück', 'n'],
  slice: ['Scheibe', 'f'],
  whole: ['Stück', 'n'],
  bottle: ['Flasche', 'f'],
  glass: ['Glas', 'n'],
  cup: ['Tasse', 'f'],
  bowl: ['Schale', 'f'],
  pinch: ['Prise', 'f'],
  tablespoon: ['EL', 'n'],
  teaspoon: ['TL', 'n'],
  toe: ['Zehe', 'f'],
};

/** Servings whose label says more than their type. */
const LABELLED: Readonly<Record<string, Noun>> = {
  bag: ['Tüte', 'f'],
  bar: ['Riegel', 'n'],
  bunch: ['Bund', 'n'],
  can: ['Dose', 'f'],
  handful: ['Handvoll', 'f'],
  jar: ['Glas', 'n'],
  leaf: ['Blatt', 'n'],
  pot: ['Becher', 'n'],
  scoop: ['Kugel', 'f'],
  tin: ['Dose', 'f'],
};

const SIZES: Readonly<Record<string, string>> = { small: 'klein', large: 'groß' };

/**
 * A serving in German, by its type, because labels are English.
 *
 * @param type a type such as `medium_slice`; blank for a serving of another type
 * @param label returned unchanged if it counts several pieces, or if its type has no German word
 */
export function servingInGerman(type: string, label: string): string {
  const [form = '', size = ''] = type.split('_').toReversed();
  const word = /^1 (?:\p{L}+ )??(\p{L}+)/u.exec(label)?.[1] ?? '';
  const noun = label.startsWith('1 ')
    ? (ownValue(LABELLED, word) ?? ownValue(NOUNS, form))
    : undefined;
  if (noun === undefined) return label;
  const [name, gender] = noun;
  const adjective = ownValue(SIZES, size);
  return adjective === undefined
    ? `1 ${name}`
    : `1 ${adjective}${gender === 'f' ? 'e' : 'es'} ${name}`;
}
