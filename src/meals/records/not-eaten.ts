import { isMeal } from './headings.ts';

/** What people write if nothing was eaten. */
const NOTHING =
  /^(?:[-–—/.x0]|none|nil|(?:i )?(?:skipped|missed|(?:didn['’]t|did not) (?:have|eat))(?: (?:anything|breakfast|lunch|dinner|tea|supper|snacks?))?|(?:i )?(?:ate )?nothing(?: (?:eaten|to eat|at all))?|fasted|fasting|(?:no|not much|little) appetite|(?:i )?(?:was |am |wasn['’]t |felt )?(?:not )?(?:hungry|feeling well)|(?:kein(?:en)?|ohne|wenig) (?:appetit|hunger)|(?:ich )?(?:hatte |habe )?kein(?:en)? (?:appetit|hunger)(?: gehabt)?|no (?:meal|food|breakfast|lunch|dinner|supper|snacks?)|(?:ich )?(?:habe? |hatte )?(?:heute |noch )?(?:nichts|nix)(?: (?:gegessen|gefrühstückt|getrunken|zu essen))?|nüchtern|ausgefallen|ausgelassen|entfallen|entfällt|fällt aus|übersprungen|kein(?:e[ns]?)? (?:frühstück|mittagessen|abendessen|abendbrot|zwischenmahlzeit(?:en)?|snacks?)|keine?s?|n\/a|k\. ?a\.|refused|declined|verweigert|abgelehnt)[.!]?$/i;

/** "Kein Frühstück, nur Kaffee", "skipped lunch, had a banana" */
const BEHIND_NOTHING =
  /^([^,;:–]*?)\s?(?:[,;–]|\s-\s|\.\s|\s(?:but|only|aber|dafür)(?=\s))\s*(\p{L}.*)$/iu;

/** What a line that begins with what was not eaten says behind it; any other line as it is. */
export function behindNothing(text: string): string {
  const [, before = '', after = ''] = BEHIND_NOTHING.exec(text.trim()) ?? [];
  return after !== '' && isNothing(before) ? after : text;
}

/** The meal or time of day in which nothing was eaten: "morgens nichts", "nothing for breakfast", "Frühstück ausgelassen". */
const MEAL_FIRST = /^(\S+?)(?:\s*[:–—-]\s*|\s+)(\S.*)$/;
const MEAL_LAST = /^(.*\S)\s+(?:for|at|zum|am)\s+(\S+?)[.!]?$/i;

/** "No food today", "heute kein Mittagessen" */
const TODAY = /^(?:heute|today):?\s(?=\S)|(?<=\S)\s(?:heute|today)(?=[.!]?$)/giu;

/** A remark in brackets without an amount: "(none)", "(didn't have the cake)". */
const REMARK = /^\([^()\d]*\)$/;

/** Whether a cell or line says that nothing was eaten. */
export function isNothing(text: string): boolean {
  const bare = text.trim().replace(TODAY, '');
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
  /^(?:exercise|activity|physical activity|sports?|workout|training|steps|mood|feelings?|stress|sleep|weight|notes?|comments?|remarks?|symptoms?|stool|medications?|where|place|bewegung|aktivität|schritte|stimmung|gefühle?|befinden|schlaf|gewicht|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|hinweise?|beschwerden|symptome?|stuhlgang|medikamente?|ort|legende?|key|abbreviations?|abkürzungen|signature|signed|unterschrift|targets?|goals?|ziele?|(?:total )?cost|price|kosten|preis|größe|groesse|height|bmi|alter|age|geburtstag|geburtsdatum|date of birth|dob|birthday|diät(?:assistent(?:in)?|olog(?:e|in))|dietitian|dietician|nutritionist|blutdruck|blutzucker|puls|blood (?:pressure|sugar|glucose)|pulse|taille|waist|diagnos(?:e|is)|kcal|calories|kalorien|energy|energie|sum|totals?|summe|gesamt)(?:\s*[€$£])?(?:\s*[([][^()[\]]*[)\]])?\s*[:.]?$/i;

/** Whether the label of a row, or a heading, is not about food. */
export function isNoFood(label: string): boolean {
  return NO_FOOD.test(label.trim());
}

const DURATION = String.raw`\d+(?:[.,]\d+)?\s?(?:min(?:\.|uten|utes?|s)?|h|std\.?|stunden?|hours?|hrs?)`;
const DISTANCE = String.raw`\d+(?:[.,]\d+)?\s?(?:km|kilometer|kilometres?|miles?|meilen)`;
const MOVING = String.raw`(?:joggen|gejoggt|jogging|jog(?:ged)?|laufen|gelaufen|gehen|gegangen|spazier\p{L}*|spaziergang|schwimmen|geschwommen|rad(?:fahren|\s?gefahren|tour)?|fahrrad\p{L}*|yoga|pilates|sport|training|krafttraining|fitness\p{L}*|wandern|gewandert|tanzen|getanzt|gymnastik|tennis|fußball|football|walk(?:ing|ed)?|run(?:ning)?|ran|swim(?:ming)?|swam|cycl(?:ing|ed)|bik(?:e|ing|ed)|gym|workout|exercis(?:e|ing)|hik(?:e|ing|ed)|danc(?:e|ing|ed)|rowing|schlaf(?:en)?|geschlafen|sleep|slept)`;

/** What a line says of exercise, sleep and the body: "30 min Joggen", "walked 5 km", "BMI 24", "10.000 Schritte". */
const OF_THE_BODY = new RegExp(
  `^(?:${[
    `(?:ca\\.? |about )?(?:${DURATION}|${DISTANCE})\\s(?:of )?(?:brisk |light |leichtes? )?${MOVING}(?!\\p{L}).*`,
    `(?:i |ich |bin )?${MOVING}[,:]?\\s(?:for |about |ca\\.? |etwa )?(?:${DURATION}|${DISTANCE}).*`,
    `${DISTANCE}`,
    String.raw`\d[\d.,]*\s?(?:steps|schritte)`,
    String.raw`(?:bmi|größe|gewicht|height|weight|alter|age)\s\d[\d.,]*\s?(?:kg|cm|m|lbs?|stone|st|years?|jahre)?(?:\s?old)?`,
  ].join('|')})[.!]?$`,
  'iu',
);

/** Whether a line of a diary is about exercise, sleep or the body, and not about food. */
export function isNoFoodLine(line: string): boolean {
  return OF_THE_BODY.test(line.trim());
}
