/** What the time of a recipe is spent on, as alternatives of a pattern. */
export const TIMED =
  'prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing)|rest(?:ing)?|chill(?:ing)?|active|marinating';

/** German words before "zeit" for what this time is spent on. */
export const TIMED_IN_GERMAN =
  'gesamt|arbeits|back|koch|gar|ruhe|kühl|warte|geh|vorbereitungs|zubereitungs';
