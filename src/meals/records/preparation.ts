import { quoted } from '../../text/quote.ts';

/** Names of columns that say how a food was prepared. */
const NAME =
  /^(?:zubereitung(?:sart|sform|smethode)?|gar(?:art|methode|zustand|form)|zustand|verarbeitung|preparation(?: method)?|cooking(?: method)?|how (?:cooked|prepared)|roh ?\/ ?gekocht|raw ?\/ ?cooked)$/i;

const STATES =
  'raw|fresh|cooked|boiled|poached|fried|deep[- ]?fried|pan[- ]?fried|stir[- ]?fried|baked|roasted?|grilled|broiled|barbecued|steamed|stewed|braised|toasted|microwaved|dried|dry|uncooked';
const GERMAN_STATES =
  '(?:roh|frisch|gekocht|gegart|pochiert|blanchiert|gebraten|angebraten|frittiert|gebacken|gegrillt|gedämpft|gedünstet|geschmort|geröstet|getoastet|getrocknet|trocken|ungekocht)(?:e[rsnm]?)?';

/** "Raw", "in Öl gebraten", "im Ofen gebacken" */
const STATE = new RegExp(
  String.raw`^(?:(?:in|im|with|mit) (?:\p{L}+ )?\p{L}+ )?(?:${STATES}|${GERMAN_STATES})\.?$`,
  'iu',
);

/** Whether a column says how foods were prepared. */
export function isPreparationName(name: string): boolean {
  return NAME.test(name.trim().replaceAll('_', ' '));
}

/** A food with the state in a cell, as lines of text have it: "Rice, raw"; undefined for a cell that names no state. */
export function withPreparation(food: string, cell: string): string | undefined {
  const state = /(\S+?)\.?$/.exec(cell)?.[1];
  return STATE.test(cell) && state !== undefined ? `${food}, ${state}` : undefined;
}

/** Notes that cells of such a column are not read. */
export function unreadPreparations(column: string | undefined, cells: readonly string[]): string[] {
  const [first] = cells;
  if (column === undefined || first === undefined) return [];
  const rest = cells.length === 1 ? '1 value is' : `${cells.length} values are`;
  return [`column ${quoted(column)}: ${rest} not read, such as ${quoted(first)}`];
}
