import type { Grid, GridRow } from '../../../tables/grid.ts';
import {
  markedHeading,
  type ReasonNotEaten,
  reasonOfLine,
  reasonOfMark,
  reasonOfTitle,
} from '../../words/asides/foods-not-eaten.ts';
import { withoutHealthRemarks } from '../../words/asides/health-remarks.ts';
import { advisersNote, isAdviser } from '../../words/people/advisers.ts';
import { type ChatLine, withChatMeals } from './chat-meals.ts';
import { skippedFoodNotes } from './skipped-foods.ts';

const DATE = String.raw`(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})`;
const TIME = String.raw`(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?)`;
const DATE_AND_TIME = String.raw`^\[?${DATE},?\s+${TIME}(?:\]\s*|\s+[–-]\s+)`;

/** "[12.03.24, 08:15:22] Anna: 2 eggs" and "12/03/2024, 08:15 - Anna: 2 eggs", as phones export chats. */
const MESSAGE = new RegExp(String.raw`${DATE_AND_TIME}([^:]{1,40}):\s*(.*)$`, 'i');

/** "Anna, [12.03.24 08:15]" above a message, as people copy them from Telegram. */
const MESSAGE_BELOW = new RegExp(
  String.raw`^(\p{L}[^:[\]\d]{0,39}),\s*\[${DATE},?\s+${TIME}\]:?\s*(.*)$`,
  'iu',
);

/** A line by the chat program itself, with a date but no name. */
const NOTICE = new RegExp(DATE_AND_TIME, 'i');

/** What stands for a picture, a voice message or a deleted message. */
const PLACEHOLDER =
  /^<[^<>]*>$|^(?:this message was deleted|you deleted this message|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht)\.?$|\b(?:image|video|audio|sticker|gif) omitted$|\b(?:bild|video|audio|sticker) weggelassen$|\(file attached\)$|\(datei angehängt\)$/i;

/** Characters that set the direction of text. Exports put them before lines and names. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e]/g;

/** "*Salat*" and "_lunch_", as chats write bold and italic text. */
const EMPHASIS = /(?<![\p{L}\d])([*_~])(\S(?:.*?\S)?)\1(?![\p{L}\d])/gu;

/** The fewest messages that make a chat. */
const LEAST_MESSAGES = 2;

/** A line that begins like a message, possibly after characters that set the direction of text. */
const ANY_MESSAGE = new RegExp(
  String.raw`${DATE_AND_TIME.replace('^', String.raw`^[ \t\u200e\u200f\u202a-\u202e]*`)}|^[^:[\]\r\n]{1,40},\s*\[${DATE},?\s+${TIME}\]`,
  'im',
);

/**
 * Whether some line of a text begins like a message, so that it is worth trying to read the text as an exported chat.
 */
export function mayBeChat(text: string): boolean {
  return ANY_MESSAGE.test(text);
}

/** The messages of a chat as a table, and notes on those that were skipped. */
export interface Chat {
  readonly table: Grid;
  readonly notes: readonly string[];
}

/**
 * Reads the lines of an exported chat as a table of messages with date and time, with the person if several write, and
 * with the meal if they name any.
 *
 * @returns undefined for any other text
 */
export function chatTable({ location, rows }: Grid): Chat | undefined {
  const lines: (ChatLine & { readonly row: GridRow })[] = [];
  let begun = 0;
  let notices = 0;
  let areBelow = false;
  for (const row of rows) {
    const text = (row.cells[0] ?? '').replace(INVISIBLE, '').trim();
    const message = messageOf(text);
    if (message !== undefined) {
      const said = foodIn(message.said.trim().replace(EMPHASIS, '$2'));
      lines.push({ ...message, said, isContinued: false, row });
      begun += 1;
      areBelow ||= message.isBelow;
    } else if (NOTICE.test(text)) notices += 1;
    else {
      const last = lines.at(-1);
      // A message may have several lines.
      if (last !== undefined) lines.push({ ...last, said: foodIn(text), isContinued: true, row });
    }
  }
  const isUnlike = (begun + notices) * 2 < rows.length && !areBelow;
  if (begun < LEAST_MESSAGES || isUnlike) return undefined;
  const advice = lines.every(({ person }) => isAdviser(person))
    ? []
    : lines.filter(({ person }) => isAdviser(person));
  const told = lines.filter((line) => !advice.includes(line));
  const [first] = told;
  if (first === undefined) return undefined;
  const areSeveral = new Set(told.map(({ person }) => person)).size > 1;
  const { kept, skipped } = withoutFoodsNotEaten(told);
  const eaten = kept.filter(({ said }) => !PLACEHOLDER.test(said));
  const withMeals = withChatMeals(eaten);
  const cellsOf = (line: ChatLine & { readonly meal?: string }) => [
    ...[line.date, line.time],
    ...(areSeveral ? [line.person] : []),
    ...(withMeals === undefined ? [] : [line.meal ?? '']),
    line.said,
  ];
  const header = cellsOf({ ...HEADER, isContinued: false });
  const table = {
    location,
    rows: [
      { ...first.row, cells: header },
      ...(withMeals ?? eaten).map((line) => ({ ...line.row, cells: cellsOf(line) })),
    ],
  };
  const messages = advice.filter(({ isContinued }) => !isContinued);
  const notes = [
    ...advisersNote(messages.map(({ person }) => person)),
    ...skippedFoodNotes(skipped),
  ];
  return { table, notes };
}

/** Messages without lists of food to buy and the like. A title reaches to the end of its message. */
function withoutFoodsNotEaten<Line extends ChatLine>(lines: readonly Line[]) {
  const kept: Line[] = [];
  const skipped: (readonly [ReasonNotEaten, string])[] = [];
  let list: ReasonNotEaten | undefined;
  for (const line of lines) {
    const { said, isContinued } = line;
    if (!isContinued) list = undefined;
    const title = reasonOfTitle(said, false);
    list = title ?? list;
    const reason = list ?? reasonOfLine(said) ?? markedHeading(said)?.reason ?? reasonOfMark(said);
    if (reason === undefined) kept.push(line);
    else if (title === undefined) skipped.push([reason, said]);
  }
  return { kept, skipped };
}

/** The message that a line begins; undefined for any other line. */
function messageOf(text: string) {
  const [, date = '', time = '', name = '', said = ''] = MESSAGE.exec(text) ?? [];
  if (date !== '') return { date, time, person: name.trim(), said, isBelow: false };
  const [, person = '', ofDay = '', at = '', behind = ''] = MESSAGE_BELOW.exec(text) ?? [];
  if (ofDay === '') return undefined;
  return { date: ofDay, time: at, person: person.trim(), said: behind, isBelow: true };
}

/** What a message says about food. One about medicines alone stays, so that a note can name it. */
function foodIn(text: string): string {
  return withoutHealthRemarks(text).eaten || text;
}

const HEADER = { date: 'date', time: 'time', person: 'person', meal: 'meal', said: 'food' };
