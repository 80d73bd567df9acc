import { isMeal } from './headings.ts';

/** What people write if nothing was eaten. */
const NOTHING =
  /^(?:[-–—/.x0]|none|nil|(?:i )?(?:skipped|missed|didn['’]t (?:have|eat))(?: (?:anything|breakfast|lunch|dinner|tea|supper|snacks?))?|(?:i )?(?:ate )?nothing(?: (?:eaten|to eat|at all))?|fasted|fasting|no (?:meal|food|breakfast|lunch|dinner|supper|snacks?)|(?:ich )?(?:habe? |hatte )?(?:heute |noch )?(?:nichts|nix)(?: (?:gegessen|gefrühstückt|getrunken|zu essen))?|nüchtern|ausgefallen|ausgelassen|entfallen|entfällt|fällt aus|übersprungen|kein(?:e[ns]?)? (?:frühstück|mittagessen|abendessen|abendbrot|zwischenmahlzeit(?:en)?|snacks?)|keine?s?|n\/a|k\. ?a\.|refused|declined|verweigert|abgelehnt)[.!]?$/i;

/** The meal or time of day in which nothing was eaten: "morgens nichts", "nothing for breakfast", "Frühstück ausgelassen". */
const MEAL_FIRST = /^(\S+?)(?:\s*[:–—-]\s*|\s+)(\S.*)$/;
const MEAL_LAST = /^(.*\S)\s+(?:for|at|zum|am)\s+(\S+?)[.!]?$/i;

/** A remark in brackets without an amount: "(none)", "(didn't have the cake)". */
const REMARK = /^\([^()\d]*\)$/;

/** Whether a cell or line says that nothing was eaten. */
export function isNothing(text: string): boolean {
  const bare = text.trim();
  if (NOTHING.test(bare) || REMARK.test(bare)) return true;
  const [, first = '', after = ''] = MEAL_FIRST.exec(bare) ?? [];
  if (NOTHING.test(after) && isMeal(first)) return true;
  const [, before = '', last = ''] = MEAL_LAST.exec(bare) ?? [];
  return NOTHING.test(before) && (isMeal(last) || DAYTIME.test(last));
}

/** Times of day as German has them behind "am". */
const DAYTIME = /^(?:morgen|vormittag|mittag|nachmittag|abend)$/i;

/** What records contain besides food: exercise, mood, sleep, weight and remarks. */
const NO_FOOD =
  /^(?:exercise|activity|physical activity|sports?|workout|training|steps|mood|feelings?|stress|sleep|weight|notes?|comments?|remarks?|symptoms?|stool|medications?|where|place|bewegung|aktivität|schritte|stimmung|gefühle?|befinden|schlaf|gewicht|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|hinweise?|beschwerden|symptome?|stuhlgang|medikamente?|ort|legende?|key|abbreviations?|abkürzungen|signature|signed|unterschrift|targets?|goals?|ziele?|(?:total )?cost|price|kosten|preis|kcal|calories|kalorien|energy|energie|sum|totals?|summe|gesamt)(?:\s*[€$£])?(?:\s*[([][^()[\]]*[)\]])?\s*[:.]?$/i;

/** Whether the label of a row, or a heading, is not about food. */
export function isNoFood(label: string): boolean {
  return NO_FOOD.test(label.trim());
}
