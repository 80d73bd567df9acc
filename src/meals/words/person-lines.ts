/** "Patient: Huber", "Name: Anna M.": a line that says whose record follows. */
const PERSON =
  /^(?:name|client|patient(?:in)?|klient(?:in)?|participant|teilnehmer(?:in)?|proband(?:in)?|subject|person|resident|bewohner(?:in)?|kund(?:e|in))(?:[- ](?:name|nr\.?|no\.?|id))?\s*:\s*(\S.*)$/iu;

/** The person that a line names; undefined for any other line. */
export function personOf(line: string): string | undefined {
  return PERSON.exec(line.trim())?.[1]?.trim();
}

/** Whether lines name several persons, so that each has a record of its own below. */
export function nameSeveralPersons(lines: readonly string[]): boolean {
  return new Set(lines.flatMap((line) => personOf(line) ?? [])).size > 1;
}
