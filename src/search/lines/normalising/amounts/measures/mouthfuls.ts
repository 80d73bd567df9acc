/** "3 bites of pizza": bites that are counted, rather than a food of that name, such as "energy bites". */
const BITES =
  /(?<=^\s*(?:(?:had |just )?(?:\d+(?:\s?[-–]\s?\d+)?|an?|one|two|three|four|five|six|(?:a )?(?:few|couple(?: of)?)|some)\s)(?:(?:small|tiny|little|big|large)\s)?)bites?(?=\s(?:of|from|out of)\s)/iu;

/** Writes bites as mouthfuls, which have a usual size: "3 bites of cake". */
export function withBitesAsMouthfuls(text: string): string {
  return text.replace(BITES, (bites) => (bites.endsWith('s') ? 'mouthfuls' : 'mouthful'));
}
