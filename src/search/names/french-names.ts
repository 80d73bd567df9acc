/**
 * French names of foods whose letters name another food once they are folded, each with its English name: "pâtes" are no
 * pâtés, and "pomme" is not one of the German "Pommes".
 */
const FRENCH_NAMES: ReadonlyMap<string, string> = new Map([
  ['pomme', 'apple'],
  ['pâtes', 'pasta'],
]);

/** The English name of a food, if a query is its French name and nothing else; undefined for other queries. */
export function englishOfFrench(text: string): string | undefined {
  return FRENCH_NAMES.get(text.trim().normalize('NFC').toLowerCase());
}
