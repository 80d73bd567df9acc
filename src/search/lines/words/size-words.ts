/** A size that people give a piece of food. */
export type Size = 'mini' | 'small' | 'medium' | 'large';

/** A word for pieces much smaller than small ones, which many names have, too: "mini wheats". */
export const MINI = 'mini';

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
    'smallish',
    'kleinere',
    'kleinerer',
    'kleineres',
    'kleineren',
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
    'tall',
    'thick',
    'dicke',
    'dicker',
    'largish',
    'biggish',
    'größere',
    'größerer',
    'größeres',
    'größeren',
  ].map((word): [string, Size] => [word, 'large']),
]);
