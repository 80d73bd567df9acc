/** What people write if nothing was eaten. */
const NOTHING =
  /^(?:[-–—/.x0]|none|nothing|nil|(?:skipped|missed|didn['’]t (?:have|eat))(?: (?:breakfast|lunch|dinner|tea|supper|snacks?))?|fasted|fasting|no (?:meal|food|breakfast|lunch|dinner|snacks?)|nichts|nix|nüchtern|ausgefallen|ausgelassen|entfallen|kein (?:frühstück|mittagessen|abendessen)|keine?s?|n\/a|k\. ?a\.|refused|declined|verweigert|abgelehnt)[.!]?$/i;

/** A remark in brackets without an amount: "(none)", "(didn't have the cake)". */
const REMARK = /^\([^()\d]*\)$/;

/** Whether a cell or line says that nothing was eaten. */
export function isNothing(text: string): boolean {
  const bare = text.trim();
  return NOTHING.test(bare) || REMARK.test(bare);
}

/** What records contain besides food: exercise, mood, sleep, weight and remarks. */
const NO_FOOD =
  /^(?:exercise|activity|physical activity|sports?|workout|training|steps|mood|feelings?|stress|sleep|weight|notes?|comments?|remarks?|symptoms?|stool|medications?|where|place|bewegung|aktivität|schritte|stimmung|gefühle?|befinden|schlaf|gewicht|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|hinweise?|beschwerden|symptome?|stuhlgang|medikamente?|ort|legende?|key|abbreviations?|abkürzungen|signature|signed|unterschrift|targets?|goals?|ziele?|(?:total )?cost|price|kosten|preis|kcal|calories|kalorien|energy|energie|sum|totals?|summe|gesamt)(?:\s*[€$£])?(?:\s*[([][^()[\]]*[)\]])?\s*[:.]?$/i;

/** Whether the label of a row, or a heading, is not about food. */
export function isNoFood(label: string): boolean {
  return NO_FOOD.test(label.trim());
}
