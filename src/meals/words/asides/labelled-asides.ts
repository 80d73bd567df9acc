/** Labels of a time, before that time. */
const TIME_LABEL =
  /^(?:(?:meal ?)?time|when|uhrzeit|zeit|wann)\s*:\s*(?:~|ca\.?|um|at)?\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|uhr|h|[–-]|$)/iu;

/** Labels of what goes on around a meal. */
const OTHER_LABEL =
  /^(?:location|place|where|with (?:whom|who)|company|mood|feeling|weather|sleep|steps|weight|ort|wo|mit wem|gesellschaft|stimmung|gefühl|wetter|schlaf|schritte|gewicht)\s*:\s*\S/iu;

/** Whether a line says when, where or how somebody ate rather than what: "Time: 8 am", "Ort: Kantine, mit Kollegen". */
export function isLabelledAside(line: string): boolean {
  return TIME_LABEL.test(line) || OTHER_LABEL.test(line);
}

/** Labels before foods. */
const FOOD_LABEL = /^(?:foods?|food items?|eaten|speisen?|gegessen|lebensmittel)\s*:\s*(?=\S)/iu;

/** What was eaten, without the label before it: "Food: eggs on toast". */
export function behindFoodLabel(line: string): string {
  return line.replace(FOOD_LABEL, '');
}
