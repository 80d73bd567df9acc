/**
 * The name of a column for the share of the served amount that was eaten: "gegessen?", "Amount eaten", "% verzehrt".
 */
const EATEN =
  /(?:^|[\s%(/])(?:eaten|consumed|finished|(?:auf)?gegessen|verzehrt|getrunken)(?=$|[\s%?:.)(/])/i;

/** The name of a column of leftovers. */
const LEFT =
  /\b(?:left ?-?overs?|left(?: on (?:the )?plate)?|plate waste|uneaten|not eaten|nicht gegessen|rest(?:e|menge)?|reste? auf dem teller|übrig(?: gelassen| geblieben)?|zurück)(?![\p{L}\d])/iu;

/** Whether a column may give the share of a food that was eaten. Its cells decide. */
export function isEatenName(name: string): boolean {
  return EATEN.test(name.trim()) && !isLeftName(name);
}

/** Whether a column gives leftovers. */
export function isLeftName(name: string): boolean {
  return LEFT.test(name);
}

const ALL =
  /^(?:all|everything|full|whole|finished|yes|y|j|ja|alles|ganz|voll|komplett|aufgegessen|[x✓✔])$/i;
const NONE =
  /^(?:no|n|not|none|nothing|refused|declined|nein|nicht|nichts|verweigert|abgelehnt|[-–—✗✘])$/i;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:½|half|a half|die hälfte|hälfte|halb)$/i, 1 / 2],
  [/^(?:¼|quarter|a quarter|(?:ein )?viertel)$/i, 1 / 4],
  [/^(?:¾|three[- ]quarters|drei ?viertel)$/i, 3 / 4],
  [/^(?:⅓|(?:a |one )?third|(?:ein )?drittel)$/i, 1 / 3],
  [/^(?:⅔|two[- ]thirds|zwei ?drittel)$/i, 2 / 3],
];

/** The share of a portion in a cell, from 0 to 1: "3/4", "75 %", "half", "alles"; undefined for any other text. */
export function partEaten(cell: string): number | undefined {
  const text = cell.trim().replace(/[.!]$/, '');
  if (ALL.test(text)) return 1;
  if (NONE.test(text)) return 0;
  const word = PARTS.find(([pattern]) => pattern.test(text));
  if (word !== undefined) return word[1];
  const [, over, under] = /^(\d)\s?\/\s?([1-9])$/.exec(text) ?? [];
  if (over !== undefined) return within(Number(over) / Number(under));
  const percent = /^(\d{1,3})\s?%$/.exec(text)?.[1];
  if (percent !== undefined) return within(Number(percent) / 100);
  return /^(?:0(?:[.,]\d+)?|1(?:[.,]0+)?)$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** More than all of it means something else. */
function within(part: number): number | undefined {
  return part <= 1 ? part : undefined;
}
