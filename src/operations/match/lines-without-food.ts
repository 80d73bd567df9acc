/** What recipes and diaries say beside their foods: times, servings, weights and steps. */
const LABEL =
  /^\s*(?:(?:prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing)|rest(?:ing)?|chill(?:ing)?|ready in|active|marinating)(?: time)?:?\s*(?:time|in)?:?\s*(?:about |ca\.? )?\d.*|(?:prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing)|rest(?:ing)?) time(?:\s*:.*)?|(?:serves|servings?|yields?|makes|portions?|difficulty)\s*:?\s*(?:about |approx\.? |ca\.? )?(?:\d+(?:\s?[-–]\s?\d+)?(?: (?:people|persons|servings|portions|guests))?|easy|medium|hard)\s*|(?:zubereitungs|arbeits|koch|back|ruhe|vorbereitungs|gesamt|warte|geh|kühl|gar)zeit(?:\s*:.*|\s+(?:ca\.? )?\d.*)|schwierigkeit(?:sgrad)?\s*:.*|(?:serves|makes|yields?)\s+(?:about |approx\.? )?\d.*|für \d+(?:\s?[-–]\s?\d+)? (?:personen|portionen|stück|leute)|(?:ergibt|reicht für)\s.*|\d+ (?:portionen|personen|servings|people)|(?:gewicht|weight|körpergewicht|weigh[- ]?in)(?: (?:heute|today|this morning|morgens))?\s*:?\s*\d.*|(?:walked|ran|jogged|cycled|swam|steps|schritte|gelaufen)\s*:?\s*\d.*|\d[\d.,]* (?:steps|schritte)(?: .*)?)$/iu;

/** Whether a line says something of a recipe or a day, and names no food: "Serves 4", "Ruhezeit: 2 Std." */
export function namesNoFood(text: string): boolean {
  return LABEL.test(text);
}
