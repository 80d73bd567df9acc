import { piecesOfKinds } from '../normalising/foods/flavours.ts';
import { NUMBER_WORDS } from '../words/quantity-words.ts';

/**
 * The foods of a line that counts pieces of several kinds together: "2 Kugeln Eis (Schoko, Vanille)" becomes "1 Kugeln
 * Eis (Schoko)" and "1 Kugeln Eis (Vanille)".
 *
 * @returns undefined for any other line, and if it is unknown how many pieces there are of each kind
 */
export function foodsOfKinds(text: string): string[] | undefined {
  const { count = '', food, kinds = [] } = piecesOfKinds(text) ?? {};
  const each = (NUMBER_WORDS.get(count.toLowerCase()) ?? Number(count)) / kinds.length;
  if (kinds.length < 2 || !Number.isInteger(each)) return undefined;
  return kinds.map((kind) => `${each} ${food} (${kind})`);
}
