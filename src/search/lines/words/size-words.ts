/** A size that people give a piece of food. */
export type Size = 'mini' | 'small' | 'medium' | 'large';

/** A word for pieces much smaller than small ones. Many names contain it, too: "mini wheats". */
export const MINI = 'mini';

/** The forms of German adjectives: "kleine", "kleiner". */
const ENDINGS = ['e', 'er', 'es', 'en', 'em'];

/** Words that name a size, with their German stems. */
const WORDS: readonly (readonly [Size, words: string, stems: string])[] = [
  ['small', 'small sm little smallish klein', 'klein kleiner'],
  [
    'medium',
    'medium med md average mittel mittelgroß mittelgross',
    'mittler mittelgroß mittelgross',
  ],
  [
    'large',
    'large lg lrg lge big jumbo tall largish biggish groß gross',
    'groß gross größer grösser',
  ],
];

/** Words for how thick something is. Without an ending, "dick" and "dünn" say how something was cut. */
const THICKNESS: typeof WORDS = [
  ['small', 'thin', 'dünn'],
  ['large', 'thick', 'dick'],
];

const sizesOf = (words: typeof WORDS): ReadonlyMap<string, Size> =>
  new Map(
    words.flatMap(([size, plain, stems]) =>
      [
        ...plain.split(' '),
        ...stems.split(' ').flatMap((stem) => ENDINGS.map((ending) => stem + ending)),
      ].map((word): [string, Size] => [word, size]),
    ),
  );

/**
 * The size of a slice or a whole piece that is as thick as a folded word says. Of a cup, a helping or a drink, the word
 * says nothing about the amount: "1 cup thick cream".
 */
export const THICKNESS_WORDS: ReadonlyMap<string, Size> = sizesOf(THICKNESS);

/** The size that a folded word names, in English and German. A thick slice is a large one. */
export const SIZE_WORDS: ReadonlyMap<string, Size> = new Map([
  ...sizesOf(WORDS),
  ...THICKNESS_WORDS,
]);
