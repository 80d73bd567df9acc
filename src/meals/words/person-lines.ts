/** Words for the people whose records studies, doctors and care homes keep. */
export const PERSON_WORDS =
  '(?:client|patient(?:in)?|klient(?:in)?|participant|teilnehmer(?:in)?|proband(?:in)?|subject|person|resident|bewohner(?:in)?|kund(?:e|in))';

/** "Patient: Huber", "Name: Anna M.", "Client ID:" */
const PERSON_LABEL = new RegExp(
  String.raw`^(?:name|${PERSON_WORDS})(?:[- ](?:name|nr\.?|no\.?|id))?\s*:\s*(\S.*)?$`,
  'iu',
);

/** The person that a line names: whose record follows. Undefined for any other line. */
export function personOf(line: string): string | undefined {
  return PERSON_LABEL.exec(line.trim())?.[1]?.trim();
}

/** Whether a text is a word for a person with a colon, and the name is elsewhere: "Patient:". */
export function isPersonLabel(text: string): boolean {
  return PERSON_LABEL.test(text.trim()) && personOf(text) === undefined;
}

/** Whether lines name several persons, so that each has a record of its own below. */
export function nameSeveralPersons(lines: readonly string[]): boolean {
  return new Set(lines.flatMap((line) => personOf(line) ?? [])).size > 1;
}
