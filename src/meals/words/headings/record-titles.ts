/**
 * Whether a line above all headings is about the record rather than a food: its title, or a line about the person. The
 * pattern takes milliseconds to compile, so that only files with such lines wait for it.
 */
export function isTitle(line: string): boolean {
  return /^(?:(?:[\p{L}\d.]+ ){0,3}(?:[-–] )?\p{L}*(?:protokoll|tagebuch)|(?:[\p{L}\d.]+ ){0,3}(?:[-–] )?(?:diary|journal|food log|food record|[\p{L}\d-]*recall)|(?:name|client|patient|klient|klientin|patientin|participant|teilnehmer|teilnehmerin|dietitian|code|kürzel|interviewer(?:in)?|date of birth|geburtsdatum|alter|age|gewicht|weight)\s*:)(?!\p{L})/iu.test(
    line.trim(),
  );
}

/** Whether a line above all headings is the title of a menu or a plan, whose date is not the day of the foods. */
export function isPlanTitle(line: string): boolean {
  return PLAN_TITLE.test(line.trim());
}

const PLAN_TITLE =
  /^(?:[^\s:]+ ){0,2}(?:\p{L}*(?:speise|speisen|ernährungs|wochen|kost)plan|(?:weekly|daily|lunch|canteen) menu|(?:meal|diet|nutrition|cutting|bulking) plan)(?!\p{L})/iu;
