import { decimalOf, isDecimal } from '../../../text/numbers/decimal.ts';

/**
 * The name of a column for the share of the served amount that was eaten: "gegessen?", "Amount eaten", "% verzehrt".
 */
const EATEN =
  /(?:^|[\s%(/])(?:eaten|consumed|finished|(?:auf)?gegessen(?:e[mnrs]?)?|verzehr(?:t(?:e[mnrs]?)?|s?mengen?)?|getrunken(?:e[mnrs]?)?|ist[- ]?(?:mengen?|portion(?:en)?|gewichte?)|ist)(?=$|[\s%?:.)(/])/i;

/** Names of columns that say something else about eating: "Eaten at", "Gegessen mit". */
const OTHER_OF_EATING =
  /(?<!\p{L})(?:at|out|away|alone|together|where|when|with|by|why|what|home|place|location|time|um|wo|wann|wer|was|warum|mit|von|vor|nach|ort|uhrzeit|zeit|hause)(?!\p{L})/iu;

/** Words of names that only say how much was eaten: "Amount eaten", "davon gegessen?". */
const SHARE_NAME =
  /^(?:(?:how much|wie ?viel|amount|portion|share|part|percent(?:age)?|pct|perc|proportion|fraction|anteil|menge|davon|tatsächlich|actually|was|wurde|of|food|eaten|consumed|finished|(?:auf)?gegessen(?:e[mnrs]?)?|verzehr(?:t(?:e[mnrs]?)?)?|getrunken(?:e[mnrs]?)?)[\s?:.()/%]*)+$/i;

/** "Aufnahme", "Intake (g)", "Actual": only as the whole name, since "Energy intake" is something else. */
const INTAKE =
  /^(?:actual|tatsächlich|(?:nahrungs|speisen?|essens)?aufnahme|(?:food )?intake|verzehr(?:quote|anteil|grad))\s*[([]?(?:in )?(?:%|g|ml|prozent|percent)?[)\]]?$/i;

/** The name of a column of leftovers. */
const LEFT =
  /(?<!\p{L})(?:left ?-?overs?|left(?: on (?:the )?plate)?|plate waste|uneaten|(?:not|un) ?(?:eaten|consumed|finished|drunk)|(?:nicht|un) ?(?:auf)?(?:gegessen|verzehrt|getrunken)(?:e[mnrs]?)?|(?:teller|speisen?|essens)?-?rest(?:e|menge)?|reste? auf dem teller|übrig(?: gelassen| geblieben)?|zurück|rück(?:waage|lauf|läufer|gabe)|retouren?|refused|rejected|verweigerte?|abgelehnte?|(?:liegen|stehen) ?gelassen(?:e[mnrs]?)?)(?![\p{L}\d])/iu;

/** The name of a column of waste, from the plate or from preparation: peel that a net weight does not include. */
const WASTE = /(?<!\p{L})(?:(?:food )?waste|(?:speisen?|küchen)?abfall|refuse)(?![\p{L}\d])/iu;

/** "Peel (g)", "Knochen (g)": weights of what is thrown away. */
const REFUSE =
  /^(?:peels?|peelings?|skins?|shells?|bones?|cores?|stones?|pits?|inedible(?: parts?)?|knochen|gräten|kerne?|kerngehäuse|steine?|putzabfall|putzverlust|nicht ?essbar(?:er anteil)?)\s*[([,]?\s*(?:in\s)?(?:k?g|gramm|grams?)[)\]]?$/iu;

/** Weights before and after a meal. */
const BEFORE =
  /(?<!\p{L})(?:vorher|before(?: (?:the )?meal)?|pre|vor(?: dem essen| der mahlzeit)?)(?!\p{L})/iu;
const AFTER =
  /(?<!\p{L})(?:nachher|after(?: (?:the )?meal)?|post|nach(?: dem essen| der mahlzeit)?)(?!\p{L})/iu;

/** Whether a column may give the share of a food that was eaten. Its cells decide. */
export function isEatenName(name: string): boolean {
  const text = name.trim().replaceAll('_', ' ');
  if (INTAKE.test(text)) return true;
  return EATEN.test(text) && !isLeftName(text) && !OTHER_OF_EATING.test(text);
}

/** Whether a column certainly says how much was eaten, whatever its cells contain. */
export function isShareName(name: string): boolean {
  return SHARE_NAME.test(name.trim().replaceAll('_', ' '));
}

/** Whether the numbers of a column are percentages: "Verzehr (%)", "percent eaten". */
export function isPercentName(name: string): boolean {
  return /%|percent|prozent|(?<!\p{L})(?:pct|perc)(?!\p{L})/iu.test(name);
}

/** Whether a column gives leftovers. */
export function isLeftName(name: string): boolean {
  return LEFT.test(name.replaceAll('_', ' '));
}

/** Whether a column gives the waste. */
export function isWasteName(name: string): boolean {
  const text = name.trim().replaceAll('_', ' ');
  return WASTE.test(text) || REFUSE.test(text);
}

/** Whether two columns weigh food before and after a meal: "Weight before (g)" and "Weight after (g)". */
export function areBeforeAndAfter(before: string, after: string): boolean {
  const [served, left] = [before, after].map((name) => name.replaceAll('_', ' ').trim()) as [
    string,
    string,
  ];
  if (!BEFORE.test(served) || !AFTER.test(left)) return false;
  return served.replace(BEFORE, '').toLowerCase() === left.replace(AFTER, '').toLowerCase();
}

const ALL =
  /^(?:all|everything|full|whole|finished|yes|y|j|ja|alles|ganz|voll|komplett|vollständig|aufgegessen|[x✓✔])$/i;
const NONE =
  /^(?:no|n|not|none|nothing|refused|declined|nein|nicht|nichts|nix|keine?s?|kein rest|verweigert|abgelehnt|[-–—✗✘])$/i;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:½|(?:a |one )?half|die hälfte|hälfte|halbe?|die halbe portion)$/i, 1 / 2],
  [/^(?:¼|(?:a |one )?quarter|(?:ein )?viertel)$/i, 1 / 4],
  [/^(?:¾|three[- ]quarters|drei ?viertel)$/i, 3 / 4],
  [/^(?:⅓|(?:a |one )?third|(?:ein )?drittel)$/i, 1 / 3],
  [/^(?:⅔|two[- ]thirds|zwei ?drittel)$/i, 2 / 3],
];

/** Words after a share that repeat the name of the column: "half eaten", "¾ davon". */
const BEHIND_SHARE = /\s+(?:eaten|consumed|gegessen|aufgegessen|verzehrt|of it|davon)$/i;

/** The share of a portion in a cell, from 0 to 1: "3/4", "75 %", "half", "alles"; undefined for any other text. */
export function partEaten(cell: string): number | undefined {
  const text = cell.trim().replace(/[.!]$/, '').replace(BEHIND_SHARE, '');
  if (ALL.test(text)) return 1;
  if (NONE.test(text)) return 0;
  const word = PARTS.find(([pattern]) => pattern.test(text));
  if (word !== undefined) return word[1];
  const [, over, under] = /^(\d)\s?\/\s?([1-9])$/.exec(text) ?? [];
  if (over !== undefined) return within(Number(over) / Number(under));
  const percent = /^(\d{1,3}(?:[.,]\d+)?)\s?%$/.exec(text)?.[1];
  if (percent !== undefined) return percentOf(percent);
  return /^(?:0(?:[.,]\d+)?|1(?:[.,]0+)?)$/.test(text) ? decimalOf(text) : undefined;
}

/** The share in a cell of a column of percentages: both "75" and "0.75" are 75 %. */
export function percentEaten(cell: string): number | undefined {
  if (/^0[.,]\d*[1-9]/.test(cell.trim())) return partEaten(cell);
  return isDecimal(cell.trim()) ? percentOf(cell.trim()) : partEaten(cell);
}

function percentOf(number: string): number | undefined {
  return within(Number((decimalOf(number) / 100).toPrecision(12)));
}

/** A cross or a yes in a column of leftovers, which does not say how much was left. */
const LEFT_UNKNOWN = /^(?:yes|y|j|ja|full|voll|[x✓✔])$/i;

/** A plate that was finished has no leftovers. */
const NONE_LEFT = /^(?:finished|aufgegessen|(?:alles|all|ganz) (?:auf)?gegessen|all eaten)$/i;

/** The share of a portion that was left over; undefined for text that does not say it. */
export function partLeft(cell: string, isPercent: boolean): number | undefined {
  const text = cell.trim().replace(/[.!]$/, '');
  if (NONE_LEFT.test(text)) return 0;
  if (LEFT_UNKNOWN.test(text)) return undefined;
  return isPercent ? percentEaten(text) : partEaten(text);
}

/** A part above 1 means something else. */
function within(part: number): number | undefined {
  return part <= 1 ? part : undefined;
}
