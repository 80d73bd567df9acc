/** A size that people give a piece of food. */
export type Size = 'small' | 'medium' | 'large';

/** The size that a folded word names, in English and German. */
export const SIZE_WORDS: ReadonlyMap<string, Size> = new Map([
  ...[
    'small',
    'sm',
    'little',
    'thin',
    'klein',
    'kleine',
    'kleiner',
    'kleines',
    'kleinen',
    'dünne',
    'dünner',
  ].map((word): [string, Size] => [word, 'small']),
  ...[
    'medium',
    'med',
    'md',
    'average',
    'mittel',
    'mittlere',
    'mittlerer',
    'mittelgroß',
    'mittelgroße',
    'mittelgroßer',
  ].map((word): [string, Size] => [word, 'medium']),
  ...[
    'large',
    'lg',
    'lrg',
    'lge',
    'big',
    'groß',
    'große',
    'großer',
    'großes',
    'großen',
    'gross',
    'grosse',
    'jumbo',
    'thick',
    'dicke',
    'dicker',
  ].map((word): [string, Size] => [word, 'large']),
]);
