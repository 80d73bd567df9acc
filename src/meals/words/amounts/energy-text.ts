/** The pattern of an energy: "420 kcal". */
export const ENERGY = String.raw`\d[\d.,]*\s?(?:kcal|cal|kj|kalorien|calories)`;

const ENERGY_ALONE = new RegExp(`^${ENERGY}$`, 'i');

/** An energy at the end of a line: "(420 kcal)", " - 1.850 kcal", ", ca. 300 kcal / 1250 kJ". */
const ENERGY_BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\d)\].])[\s:,;·•|–—-]*[([]?\s*(?:(?:ca\.?|about|total:?|gesamt:?)\s*)?${ENERGY}(?:\s?[/,]\s?${ENERGY})?\s*[)\]]?$`,
  'iu',
);

/** Whether a text is nothing but an energy: "420 kcal" behind the name of a meal. */
export function isEnergy(text: string): boolean {
  return ENERGY_ALONE.test(text.trim());
}

/** A line without the energy at its end: "Tag 1 - 1850 kcal" is "Tag 1". */
export function withoutEnergy(line: string): string {
  return /\d\s?k?(?:cal|j|kalorien)/i.test(line) ? line.trim().replace(ENERGY_BEHIND, '') : line;
}
