/** A date before a time of day: "2026-03-02T08:00", "02.03.2026, 8:15", "3/2/26 8:15 AM". */
const DATE_BEFORE_TIME = /^(.*\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\.?)(?:T|,? +)\d{1,2}:\d{2}/;

/** The date of a date and time; any other text is unchanged. */
export function withoutTime(text: string): string {
  return DATE_BEFORE_TIME.exec(text)?.[1] ?? text;
}
