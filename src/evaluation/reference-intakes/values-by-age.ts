import type { Band, Figure, ValuesByAge } from './reference-table.ts';

/**
 * Reads figures in the notation of the tables in this folder: `1: 20, 15: 100/90, 18: 110/95` is 20 from 1 year on,
 * from 15 years on 100 for men and 90 for women, and so on; `9.4-16.3` is a range.
 *
 * @param pregnant,lactating in the same notation, or one figure for any age; undefined to use the figures of women,
 * null if they depend on more
 */
export function valuesByAge(
  bands: string,
  pregnant?: string | null,
  lactating?: string | null,
): ValuesByAge {
  return {
    bands: readBands(bands),
    ...(pregnant === undefined ? {} : { pregnant: pregnant === null ? null : readBands(pregnant) }),
    ...(lactating === undefined
      ? {}
      : { lactating: lactating === null ? null : readBands(lactating) }),
  };
}

function readBands(text: string): Band[] {
  return text.split(', ').map((band) => {
    const [from, amounts] = band.includes(': ') ? band.split(': ') : ['0', band];
    const [men, women] = (amounts as string).split('/').map(readFigure);
    const all = [Number(from), men] as [number, Figure];
    return women === undefined ? all : [...all, women];
  });
}

function readFigure(text: string): Figure {
  const [low, high] = text.split('-').map(Number) as [number, number?];
  return high === undefined ? low : [low, high];
}
