import { foldWords } from '../../text/fold-words.ts';

/**
 * Grams of one piece of sweets and drinks that people call by their brand, as packages in Germany and Britain state
 * them. The food that the brand is a name of comes in other pieces: those of milk chocolate are squares of a bar.
 */
const GRAMS: Readonly<Record<string, number>> = {
  merci: 12.5,
  raffaello: 10,
  toffifee: 8.3,
  'ferrero rocher': 12.5,
  rocher: 12.5,
  'mon cheri': 10.5,
  giotto: 4.3,
  lindor: 12.5,
  mozartkugel: 20,
  mozartkugeln: 20,
  'after eight': 8.3,
  'quality street': 9,
  celebrations: 9,
  heroes: 9,
  roses: 10,
  'creme egg': 40,
  'kinder riegel': 21,
  'kinder schokolade': 12.5,
  'kinder bueno': 21.5,
  duplo: 18.2,
  hanuta: 22,
  knoppers: 25,
  yogurette: 12.5,
  'nimm 2': 6.5,
  'werthers original': 5,
  maltesers: 2,
  starburst: 5,
  actimel: 100,
  yakult: 65,
};

let folded: readonly (readonly [words: string, grams: number])[] | undefined;

/** Grams of one piece of a brand that is among the words of a line; undefined without one. */
export function brandPiece(words: readonly string[]): number | undefined {
  folded ??= Object.entries(GRAMS).map(([brand, grams]) => [spaced(foldWords(brand)), grams]);
  const line = spaced(foldWords(words.join(' ')));
  return folded.find(([brand]) => line.includes(brand))?.[1];
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}
