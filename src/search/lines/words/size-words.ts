/** A size that people give a piece of food. */
export type Size = 'mini' | 'small' | 'medium' | 'large';

/** A word for pieces much smaller than small ones. Many names contain it, too: "mini wheats". */
export const MINI = 'mini';

/** The forms of German adjectives: "kleine", "kleiner". */
const ENDINGS = ['e', 'er', 'es', 'en', 'em'];

/** Words that name a size, with their German stems. Without an ending, "dick" and "dünn" say how something was cut. */
const WORDS: readonly (readonly [Size, words: string, stems: string])[] = [
  ['small', 'small sm little thin smallish klein', 'klein dünn kleiner'],
  [
    'medium',
    'medium med md average mittel mittelgroß mittelgross',
    'mittler mittelgroß mittelgross',
  ],
  [
    'large',
    'large lg lrg lge big jumbo tall thick largish biggish groß gross',
    'groß gross dick größer grösser',
  ],
];

/** The size that a folded word names, in English and German. */
export const SIZE_WORDS: ReadonlyMap<string, Size> = new Map(
  WORDS.flatMap(([size, words, stems]) =>
    [
      ...words.split(' '),
      ...stems.split(' ').flatMap((stem) => ENDINGS.map((ending) => stem + ending)),
    ].map((word): [string, Size] => [word, size]),
  ),
);
