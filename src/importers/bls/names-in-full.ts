/** Last parts of the compounds that BLS shortens, as in "Zartbitter-/Halbbitterschokolade". */
const HEADS = ['schokolade', 'creme', 'püree', 'pasteten', 'geschmack', 'joghurt', 'saft'];

/** "Zartbitter-/Halbbitterschokolade", "Roibusch-/Rooibos-/Rotbusch-Tee". */
const SHORTENED = /((?:\p{L}+-\/)+)(\p{L}+)(-\p{L}+)?/u;

/**
 * The names in which each of several shortened compounds is written in full: "Zartbitterschokolade" and
 * "Halbbitterschokolade" for "Zartbitter-/Halbbitterschokolade", so that both words find the food.
 *
 * @returns none for a name without shortened compounds
 */
export function namesInFull(name: string): string[] {
  const [shortened, firsts = '', last = '', behind] = SHORTENED.exec(name) ?? [];
  if (shortened === undefined) return [];
  const shared = behind ?? HEADS.find((head) => last.length > head.length && last.endsWith(head));
  if (shared === undefined) return [];
  const words = firsts.split('-/').filter((word) => word !== '');
  return [...words.map((word) => word + shared), last + (behind ?? '')].map((word) =>
    name.replace(shortened, word),
  );
}
