import { lazily } from '../../collections/lazily.ts';
import { cutShort } from '../../text/escaping/quote.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import { columnTopic } from './column-names.ts';

/**
 * Names of columns of foods in languages that viand does not read. Some of these foods would be other foods in English.
 */
const foreignFoods = lazily(
  () =>
    new Set(
      [
        ...['alimento', 'alimenti', 'cibo', 'cibi', 'alimentos', 'comida', 'aliment', 'aliments'],
        ...['nourriture', 'plat', 'voedingsmiddel', 'levensmiddel', 'voeding', 'livsmedel'],
        ...['matvare', 'fødevare', 'elintarvike', 'ruoka', 'potravina', 'żywność'],
      ].map(foldedName),
    ),
);

/** The problem of a header in a language that viand does not read. */
export interface ForeignHeader {
  readonly message: string;
  readonly expected: string;
}

/** The problem of a header that names foods in one such language and no other; undefined for any other header. */
export function foreignHeader(cells: readonly string[]): ForeignHeader | undefined {
  const food = cells.find((cell) => foreignFoods().has(foldedName(cell)));
  const topics = cells.map(columnTopic);
  if (food === undefined || topics.includes('food') || topics.includes('food_id')) return undefined;
  return {
    message: 'The columns have names in a language that viand does not read',
    expected: `foods in English or German, with columns in the same language, or --column "${cutShort(food.trim())}" to name the column of foods`,
  };
}
