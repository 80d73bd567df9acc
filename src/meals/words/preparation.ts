import { lazily } from '../../collections/lazily.ts';
import { ownValue } from '../../collections/own-value.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { COOKED_IN_GERMAN } from '../../text/vocabulary/cooked-words.ts';
import type { WeighedState } from './amounts/weighed-states.ts';

/** Names of columns that say how a food was prepared. */
const NAME =
  /^(?:zubereitung(?:sart|sform|smethode|sweise)?|wie zubereitet|gar(?:art|methode|zustand|form)|zustand|verarbeitung|prep(?:aration|\.)?(?: ?(?:method|style|type))?|cooking(?: ?(?:method|style))?|how (?:(?:was it|is it) )?(?:cooked|prepared)|method of (?:preparation|cooking)|(?:food )?state|(?:roh|raw) ?(?:\/|oder|or) ?(?:gekocht|gegart|zubereitet|cooked|prepared)|(?:gekocht|gegart|cooked) ?(?:\/|oder|or) ?(?:roh|raw)|ap ?\/ ?ep|ep ?\/ ?ap|tg ?\/ ?gg|rg ?\/ ?gg|(?:weight )?basis)$/i;

/** Abbreviations of dietitians, in the words of lines of text. The edible portion needs no words. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  ...{ tg: 'trocken', trg: 'trocken', rg: 'roh', gg: 'gegart', fg: 'roh' },
  ...{ ap: 'as purchased', 'as purchased': 'as purchased', ep: '', 'edible portion': '' },
};

const STATES =
  'raw|fresh|cooked|boiled|poached|fried|deep[- ]?fried|pan[- ]?fried|stir[- ]?fried|baked|roasted?|grilled|broiled|barbecued|steamed|stewed|braised|toasted|microwaved|dried|dry|uncooked';
const GERMAN_STATES = `(?:${COOKED_IN_GERMAN}|roh|frisch|gegart|blanchiert|angebraten|getrocknet|trocken|ungekocht)(?:e[rsnm]?)?`;

/** "Raw", "in Öl gebraten", "im Ofen gebacken" */
const STATE = new RegExp(
  String.raw`^(?:(?:in|im|with|mit) (?:\p{L}+ )?\p{L}+ )?(?:${STATES}|${GERMAN_STATES})\.?$`,
  'iu',
);

/** A name that may also mean a place: its cells decide. */
const STATE_NAME = /^state$/i;

/** Whether a column says how foods were prepared, by its name and its cells. */
export function isPreparationColumn(name: string, cells: readonly string[]): boolean {
  const text = name.trim().replaceAll('_', ' ');
  if (!NAME.test(text)) return false;
  return !STATE_NAME.test(text) || cells.some((cell) => STATE.test(cell.trim()));
}

/**
 * A food with the state in a cell, in the words of lines of text: "Rice, raw"; undefined for a cell that names no
 * state.
 */
export function withPreparation(food: string, cell: string): string | undefined {
  const short = ownValue(ABBREVIATED, cell.toLowerCase());
  if (short !== undefined) return short === '' ? food : `${food}, ${short}`;
  const state = /(\S+?)\.?$/.exec(cell)?.[1];
  return STATE.test(cell) && state !== undefined ? `${food}, ${state}` : undefined;
}

const RAW_STATE =
  /^(?:raw|uncooked|dry|tr?g|rg|(?:roh|ungekocht|ungegart|trocken)(?:e[rsnm]?)?)\.?$/i;

/** Whether a cell that is only a state means a weight before cooking: "raw", as opposed to "boiled"; undefined for others. */
export function namesRawState(cell: string): boolean | undefined {
  const isState = STATE.test(cell) || ownValue(ABBREVIATED, cell.toLowerCase()) !== undefined;
  return isState ? RAW_STATE.test(cell) : undefined;
}

/** Words for states anywhere in the name of a food. */
const namesState = lazily(
  () => new RegExp(String.raw`(?<!\p{L})(?:${STATES}|${GERMAN_STATES})(?!\p{L})`, 'iu'),
);
const NAMES_RAW = /(?<!\p{L})(?:raw|fresh|uncooked|dry|roh|frisch|ungekocht|trocken)/iu;

/** A food whose amount was weighed in a state that the name of the column gives. */
export interface WeighedFood {
  readonly food: string;
  /** It was cooked, but weighed before. */
  readonly rawWeight?: 'true';
  /** A state that only some foods have. */
  readonly state?: WeighedState;
}

/** "Rice" in a column of raw weights becomes "Rice, raw"; "boiled rice" was weighed raw. */
export function weighedIn(food: string, state: WeighedState): WeighedFood {
  const isRaw = state === 'raw' || state === 'roh';
  if (!namesState().test(food)) return isRaw ? { food: `${food}, ${state}` } : { food, state };
  return isRaw && !NAMES_RAW.test(food) ? { food, rawWeight: 'true' } : { food };
}

/** Notes that cells of such a column are not read. */
export function unreadPreparations(column: string | undefined, cells: readonly string[]): string[] {
  const [first] = cells;
  if (column === undefined || first === undefined) return [];
  const rest = cells.length === 1 ? '1 value is' : `${cells.length} values are`;
  return [`column ${quoted(column)}: ${rest} not read, such as ${quoted(first)}`];
}
