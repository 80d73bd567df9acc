/** "3 bites of pizza": a bite that is counted, and not the food of that name, as in "energy bites". */
const BITES =
  /(?<=^\s*(?:(?:had |just )?(?:\d+(?:\s?[-–]\s?\d+)?|an?|one|two|three|four|five|six|(?:a )?(?:few|couple(?: of)?)|some)\s)(?:(?:small|tiny|little|big|large)\s)?)bites?(?=\s(?:of|from|out of)\s)/iu;

/** Writes bites as mouthfuls, which have a usual size: "3 bites of cake". */
export function withBitesAsMouthfuls(text: string): string {
  return text.replace(BITES, (bites) => (bites.endsWith('s') ? 'mouthfuls' : 'mouthful'));
}
