import { lazily } from '../../../collections/lazily.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import { anyWordOf } from '../../../text/words/word-patterns.ts';
import { withoutHealthRemarks } from '../asides/health-remarks.ts';
import { isMeal } from '../headings/meal-names.ts';

/** What people write if they ate nothing. */
const NOTHING =
  /^(?:[-–—/._x0]|[-–—_.]{2,}|[=*#~+]{3,}|none|nil|(?:i )?(?:skipped|missed|(?:didn['’]t|did not) (?:have|eat))(?: (?:anything|breakfast|lunch|dinner|tea|supper|snacks?))?|(?:i )?(?:ate )?nothing(?: (?:eaten|to eat|at all))?|fasted|fasting|(?:no|not much|little) appetite|(?:i )?(?:was |am |wasn['’]t |felt )?(?:not )?(?:hungry|feeling well)|(?:kein(?:en)?|ohne|wenig) (?:appetit|hunger)|(?:ich )?(?:hatte |habe )?kein(?:en)? (?:appetit|hunger)(?: gehabt)?|no (?:meal|food|breakfast|lunch|dinner|supper|snacks?)|(?:ich )?(?:habe? |hatte )?(?:heute |noch )?(?:nichts|nix)(?: (?:mehr|gegessen|gefrühstückt|getrunken|zu essen))?|nüchtern|ausgefallen|ausgelassen|entfallen|entfällt|fällt aus|übersprungen|kein(?:e[ns]?)? (?:frühstück|mittagessen|abendessen|abendbrot|zwischenmahlzeit(?:en)?|snacks?)|kein(?:e[rns]?|s)?|n\/a|k\. ?a\.|refused|declined|verweigert|abgelehnt|(?:i )?(?:was )?(?:ill|sick|unwell)|krank|(?:had )?no time|keine zeit(?: gehabt)?|overslept|verschlafen)[.!]?$/i;

/** "Kein Frühstück, nur Kaffee", "skipped lunch, had a banana" */
const BEHIND_NOTHING =
  /^([^,;:–]*?)\s?(?:[,;–]|\s-\s|\.\s|\s(?:but|only|aber|dafür)(?=\s))\s*(\p{L}.*)$/iu;

/** The rest of a line after a statement that something was not eaten; any other line unchanged. */
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

/** "Nothing (no time)", "nichts, krank" */
const WITH_REASON = /^([^,(]*[^,(\s])(?:,\s*|\s*\()([^,()]+)\)?$/;

/** Whether a cell or line says that nothing was eaten. */
export function isNothing(text: string): boolean {
  const bare = text.trim().replace(TODAY, '');
  if (NOTHING.test(bare) || REMARK.test(bare)) return true;
  const [, said = '', why = ''] = WITH_REASON.exec(bare) ?? [];
  if (NOTHING.test(said) && NOTHING.test(why)) return true;
  const [, first = '', after = ''] = MEAL_FIRST.exec(bare) ?? [];
  if (NOTHING.test(after) && isMeal(first)) return true;
  const [, before = '', last = ''] = MEAL_LAST.exec(bare) ?? [];
  return (NOTHING.test(before) && (isMeal(last) || DAYTIME.test(last))) || isClosed(bare);
}

const FREE_DAY =
  '(?:(?:feier|brücken|schließ)tag|\\p{L}{0,16}ferien|schulfrei|(?:public |bank |school )?holidays?|no school)';
const KITCHEN =
  '(?:einrichtung|kita|kindergarten|hort|schule|mensa|kantine|küche|betrieb|school|nursery|kitchen|canteen|cafeteria)';

/** "Feiertag", "Feiertag - Einrichtung geschlossen", "School closed". Mushrooms and sandwiches can be closed, too. */
const CLOSED = new RegExp(
  String.raw`^(?:${FREE_DAY}|(?:(?:${FREE_DAY}|${KITCHEN}|die|the|is|ist|bleibt|heute|wegen|today)(?!\p{L})[\s,:–-]*)*(?:geschlossen|closed|zu))[.!]?$`,
  'iu',
);

function isClosed(text: string): boolean {
  return CLOSED.test(text);
}

/** Times of day as German has them after "am". */
const DAYTIME = /^(?:morgen|vormittag|mittag|nachmittag|abend)$/i;

/** What people do and feel. */
const ACTIVITY = `
  exercises?; activity; physical activity; sports?; workout; training; steps; mood; feelings?; stress
  sleep; where; place
  bewegung; aktivität; schritte; stimmung; gefühle?; befinden; schlaf; ort
`;

/** Topics of remarks. */
const NOTES = `
  notes?; comments?; remarks?; ratings?; hunger; examples?; key; signature; signed; targets?; goals?; abbreviations?
  notiz(?:en)?; beispiele?; bemerkung(?:en)?; bewertung(?:en)?; sättigung; anmerkung(?:en)?; kommentare?; hinweise?; legende?; unterschrift
  ziele?; abkürzungen
`;

/** Facts about people and their health. */
const PERSON = `
  weight; symptoms?; stool; medications?; height; bmi; age; date of birth; dob; birthday
  dietitian; dietician; nutritionist; blood (?:pressure|sugar|glucose); glucose; pulse; waist; diagnos(?:e|is)
  gewicht; beschwerden; symptome?; stuhlgang; medikamente?; größe; groesse; alter; geburtstag
  geburtsdatum; diät(?:assistent(?:in)?|olog(?:e|in)); blutdruck; blutzucker; puls; taille
`;

/** Costs and totals of food. */
const SUMS = `
  (?:total )?cost; price; kcal; calories; energy; sum; totals?
  kosten; preis; kalorien; energie; summe; gesamt
`;

/** Topics other than food in records: exercise, mood, sleep, weight and remarks. */
const noFood = lazily(() => {
  const label = anyWordOf(ACTIVITY, NOTES, PERSON, SUMS);
  return new RegExp(String.raw`^${label}(?:\s*[€$£])?(?:\s*[([][^()[\]]*[)\]])?\s*[:.]?$`, 'i');
});

/** Whether the label of a row, or a heading, is not about food. */
export function isNoFood(label: string): boolean {
  return noFood().test(label.trim());
}

/** "Notiz: viel Stress": a label before a text. */
const LABEL = /^(\p{L}[\p{L} ]*?)\s*:\s*\S/u;

/** The label of a line that is not about food: "Notiz" of "Notiz: viel Stress"; undefined for any other line. */
export function labelOfNoFood(line: string): string | undefined {
  const label = LABEL.exec(line.trim())?.[1];
  return label !== undefined && isNoFood(label) ? label : undefined;
}

const DURATION = String.raw`${DECIMAL_NUMBER}\s?(?:min(?:\.|uten|utes?|s)?|h|std\.?|stunden?|hours?|hrs?)`;
const DISTANCE = String.raw`${DECIMAL_NUMBER}\s?(?:km|kilometer|kilometres?|miles?|meilen)`;

/** Sports and sleep. */
const MOVING = `
  yoga; pilates; walk(?:ing|ed)?; run(?:ning)?; ran; jogging; jog(?:ged)?; swim(?:ming)?; swam
  cycl(?:ing|ed); bik(?:e|ing|ed); gym; workout; exercis(?:e|ing); hik(?:e|ing|ed); danc(?:e|ing|ed)
  rowing; tennis; football; sleep; slept
`;
const GERMAN_MOVING = String.raw`
  joggen; gejoggt; laufen; gelaufen; gehen; gegangen; spazier\p{L}*; spaziergang
  schwimmen; geschwommen; rad(?:fahren|\s?gefahren|tour)?; fahrrad\p{L}*; sport; training
  krafttraining; fitness\p{L}*; wandern; gewandert; tanzen; getanzt; gymnastik; fußball
  schlaf(?:en)?; geschlafen
`;

/** Getting up and going to bed. */
const RISING = `
  woke(?: up)?; wake(?: up)?; waking(?: up)?; got up; get up; up; went to (?:bed|sleep); (?:to )?bed(?:time)?; asleep
  aufgestanden; aufstehen; aufgewacht; wach; (?:ins |im )?bett(?: gegangen)?; zu bett(?: gegangen)?; schlafen gegangen
`;

/** How people feel after food. */
const SYMPTOMS = String.raw`
  headaches?; stomach ?aches?; tummy ?aches?; heartburn; nausea; bloat(?:ed|ing); diarrh\p{L}+; constipat\p{L}+; cramps
  \p{L}*schmerzen; \p{L}*krämpfe; blähungen; völlegefühl; übelkeit; sodbrennen; durchfall; verstopfung
`;

const WITH_WHOM = '(?:(?:the |our |my )?dogs?|home|to (?:work|school)|mit (?:dem )?hund)';

/** When people weigh themselves, unlike the food in "weight of chicken: 1 kg". */
const WHEN_WEIGHED = `(?:${anyWordOf(
  'this; in the; on; at; before; after; today; morning; evening; night; noon; fasted; empty; breakfast; bed',
  'mon(?:day)?; tue(?:sday)?; wed(?:nesday)?; thu(?:rsday)?; fri(?:day)?; sat(?:urday)?; sun(?:day)?',
  'am; vor; nach; dem; heute; früh; morgens?; mittags?; abends?; nüchtern; aufstehen; frühstück; schlafen',
  'montags?; dienstags?; mittwochs?; donnerstags?; freitags?; samstags?; sonntags?',
)})`;

/** What a line says about exercise, sleep and the body: "30 min Joggen", "walked 5 km", "BMI 24", "10.000 Schritte". */
const ofTheBody = lazily(() => {
  const moving = anyWordOf(MOVING, GERMAN_MOVING);
  const remarks = [
    `(?:ca\\.? |about )?(?:${DURATION}|${DISTANCE})\\s(?:of )?(?:brisk |light |leichtes? )?${moving}(?!\\p{L}).*`,
    `(?:i |ich |bin )?${moving}(?: ${WITH_WHOM})?[,:]?\\s(?:for |about |ca\\.? |etwa )?(?:${DURATION}|${DISTANCE}).*`,
    `${DISTANCE}(?: in ${DURATION})?`,
    String.raw`(?:[3-9]|[12]\d)\d(?:[.,]\d)?\s?kg`,
    String.raw`[^\d,;:]*(?<!\p{L})(?:geschlafen|slept)(?!\p{L})[^\d,;:]*`,
    String.raw`\d[\d.,]*\s?(?:steps|schritte)`,
    `(?:i |ich |bin )?(?:${anyWordOf(RISING)}|${anyWordOf(MOVING, GERMAN_MOVING)} ${WITH_WHOM})`,
    String.raw`(?:(?:körper|morgen|abend)?gewicht|(?:body ?)?weight)(?:\s\(?${WHEN_WEIGHED}\)?){0,3}:?\s?\d[\d.,]*\s?(?:kg|lbs?|stone|st)`,
    String.raw`(?:(?:i had|had|hatte|slight|mild|strong|bad|leichtes?|starkes?|etwas|some) )*(?:${anyWordOf(SYMPTOMS)})(?!\p{L})[^\d,;:]*`,
    String.raw`(?:i |ich )?(?:felt|feeling|feel|fühlt?e? mich|fühlte mich)\s[^\d,;]*`,
    String.raw`(?:heute )?(?:(?:es )?(?:ging|geht)(?: es|['’]s)? mir|mir (?:ging|geht)(?: es|['’]s)?|mir war|war mir)\s[^\d,;]*`,
    String.raw`(?:bmi|größe|gewicht|height|weight|alter|age)\s\d[\d.,]*\s?(?:kg|cm|m|lbs?|stone|st|years?|jahre)?(?:\s?old)?`,
  ];
  return new RegExp(`^(?:${remarks.join('|')})[.!]?$`, 'iu');
});

/** Whether a line of a diary is about exercise, sleep, the body or medicines, and not about food. */
export function isNoFoodLine(line: string): boolean {
  return (
    ofTheBody().test(line.trim()) || (/\S/.test(line) && withoutHealthRemarks(line).eaten === '')
  );
}
