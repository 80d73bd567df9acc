/** Words for whole numbers, in English and German and their dialects. */
const COUNTS: readonly (readonly [words: string, number: number])[] = [
  ['one ein eine einen einer eines oan oans oane', 1],
  ['two zwei zwo zwoa zwöi', 2],
  ['three drei drü', 3],
  ['four vier', 4],
  ['five fünf', 5],
  ['six sechs', 6],
  ['seven sieben', 7],
  ['eight acht', 8],
  ['nine neun', 9],
  ['ten zehn', 10],
  ['eleven elf', 11],
  ['twelve zwölf', 12],
  ['dozen dutzend', 12],
  ['twenty zwanzig', 20],
  ['thirty dreißig', 30],
  ['fifty fünfzig', 50],
  ['hundred hundert', 100],
  ['zweihundert', 200],
  ['dreihundert', 300],
];

/** The whole number for a word in lower case. */
export const COUNT_WORDS: ReadonlyMap<string, number> = new Map(
  COUNTS.flatMap(([words, number]) =>
    words.split(' ').map((word): [string, number] => [word, number]),
  ),
);

/** A text with all words for numbers in digits: "für 4 bis 6" for "für vier bis sechs". */
export function numberWordsInDigits(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => String(COUNT_WORDS.get(word.toLowerCase()) ?? word));
}

/** Words for the numbers from two to twenty, without "dozen", which counts groups, as alternatives of a pattern. */
export const SEVERAL_WORDS = [...COUNT_WORDS]
  .filter(([word, number]) => number > 1 && number <= 20 && !/^(?:dozen|dutzend)$/.test(word))
  .map(([word]) => word)
  .join('|');

/** Kinds in a food that its name counts, as alternatives of a pattern. */
export const KINDS_WORDS = 'cheese|bean|grain|seed|berry|korn|käse';

/** "Four cheese pizza", "three bean salad" */
const OF_KINDS = new RegExp(
  String.raw`(?<!\p{L})(?:${SEVERAL_WORDS})[ -](?=(?:${KINDS_WORDS})[ -]\p{L})`,
  'giu',
);

/** Names that begin with a number: "five-spice powder", "Seven Up". */
const IN_NAMES = '(?:spices?|guys|alive|ingredients?|up)';

const COUNTING = new RegExp(
  String.raw`(?<=^\s*|[,;(+&]\s*|(?<!\p{L})(?:and|und|with|mit|plus|of|aus|von|each|je|à)\s)(${SEVERAL_WORDS})(?=\s+(?!(?:${[...COUNT_WORDS.keys()].join('|')}|${IN_NAMES})(?!\p{L}))\p{L})`,
  'giu',
);

/** A text with its counts in digits, except counts of kinds: "4 eggs with 2 rolls" for "four eggs with two rolls". */
export function withCountsInDigits(text: string): string {
  return text
    .replace(OF_KINDS, '')
    .replace(COUNTING, (word) => String(COUNT_WORDS.get(word.toLowerCase())));
}
