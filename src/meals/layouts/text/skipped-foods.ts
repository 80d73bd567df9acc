import { lineNumber } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { notesOn } from '../../../text/escaping/notes-on-lines.ts';
import { isNothing } from '../../words/amounts/not-eaten.ts';
import {
  isOfDays,
  isPlan,
  isTitleOfEatenInstead,
  type ReasonNotEaten,
} from '../../words/asides/foods-not-eaten.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import type { DiaryLine } from './lines-in-context.ts';

/** The title of foods that were not eaten, and how far it reaches. */
export interface SkippedPart {
  readonly title: string;
  readonly reason: ReasonNotEaten;
  /**
   * A day reaches to the next day, and so do several meals; a meal to the next day or meal, and so does a list. Days reach
   * to the title of what was eaten.
   */
  readonly column: 'day' | 'days' | 'meal' | 'meals' | 'list';
  /** The level of its heading in Markdown; undefined for other lines. */
  readonly level: number | undefined;
}

/** Foods of a diary that were not eaten, since somebody wanted to buy, planned or left them. */
export class SkippedFoods {
  /** Whether days or meals are headings of Markdown. */
  readonly #hasMarkedDays: boolean;
  readonly #countsPlans: boolean;
  /** The number of the last line that is the title of what was eaten instead of a plan; 0 if there is none. */
  readonly #lastTitleOfEaten: number;
  readonly #skipped: (readonly [ReasonNotEaten, string])[] = [];
  readonly #plans = new Set<string>();
  #part: SkippedPart | undefined;
  /** The plan above all food that was eaten, with the columns of its headings. */
  #plan: { readonly part: SkippedPart; readonly columns: Set<string> } | undefined;

  /**
   * @param lines all lines of the diary
   * @param countsPlans whether planned foods count, since the diary has no others
   */
  constructor(lines: readonly DiaryLine[], countsPlans: boolean) {
    this.#hasMarkedDays = lines.some(isMarkedDay);
    const title = lines.findLast((line) => isTitleOfEatenInstead(line.title));
    this.#lastTitleOfEaten = title === undefined ? 0 : lineNumber(title.row.location);
    this.#countsPlans = countsPlans;
  }

  /** Whether the lines are those of a part that was not eaten. */
  get isInPart(): boolean {
    return this.#part !== undefined;
  }

  /** Why foods are skipped now; undefined if they count. */
  get reason(): ReasonNotEaten | undefined {
    return this.#part?.reason;
  }

  /** Ends a part whose last foods were eaten after all, and forgets these. */
  takeBack(count: number): void {
    this.#skipped.splice(this.#skipped.length - count, count);
    this.stop();
  }

  /** Whether the reader skips foods for this reason. */
  skips(reason: ReasonNotEaten): boolean {
    return reason !== 'planned' || !this.#countsPlans;
  }

  /** The columns of the headings in a plan above all food that was eaten; empty if there is no such plan. */
  get columnsOfPlan(): ReadonlySet<string> {
    return this.#plan?.columns ?? new Set();
  }

  /**
   * Begins a part; planned foods that count are only named.
   *
   * @param isFirst whether nothing above it was eaten
   */
  begin(part: SkippedPart, isFirst = false): void {
    const isOfAll = part.column !== 'day' && part.column !== 'meal';
    if (isFirst && isOfAll && part.reason === 'planned' && isPlan(part.title)) {
      this.#plan = { part, columns: new Set() };
    }
    if (this.skips(part.reason)) this.#part = part;
    else {
      this.#part = undefined;
      this.#plans.add(part.title);
    }
  }

  /** Begins a part with the title of a list, which may be a plan of meals or days. */
  beginList(line: DiaryLine, reason: ReasonNotEaten, isFirst: boolean): void {
    const { title, level } = line;
    const below = reason === 'planned' ? readHeading(line.below)?.column : undefined;
    const hasEnd = this.#lastTitleOfEaten > lineNumber(line.row.location);
    const ofDays = below === 'day' && hasEnd ? 'days' : 'list';
    this.begin({ title, reason, column: below === 'meal' ? 'meals' : ofDays, level }, isFirst);
  }

  /** Skips a food, or the food below the title of a part. */
  skip(text: string, reason = this.#part?.reason): void {
    if (reason === undefined) return;
    const title = this.#part === undefined ? '' : `${this.#part.title.replace(/\s*:$/, '')}: `;
    this.#skipped.push([reason, `${title}${text}`]);
  }

  /** Takes the text of a line below its headings, if it is in a part that was not eaten. */
  takes(text: string): boolean {
    if (this.#part !== undefined && text !== '' && !isNothing(text)) this.skip(text);
    return this.#part !== undefined;
  }

  /** Takes a heading, which may end the part. */
  end(column: 'day' | 'meal' | 'heading', level: number | undefined): void {
    if (this.#part === undefined) return;
    if (this.#isEnded(this.#part, column, level)) this.#part = undefined;
    else if (this.#part === this.#plan?.part) this.#plan.columns.add(column);
  }

  /** Ends the part above what was eaten instead. */
  stop(): void {
    this.#part = undefined;
  }

  #isEnded(part: SkippedPart, column: string, level: number | undefined): boolean {
    if (part.level !== undefined && level !== undefined && level <= part.level) return true;
    // Nobody buys food by days, so that a day goes on with the diary.
    if (part.reason === 'bought' && column === 'day') return true;
    if (part.level !== undefined && level !== undefined) return false;
    if (column === 'heading') return level !== undefined;
    if (part.column === 'days') return false;
    if (part.level !== undefined && this.#hasMarkedDays) return false;
    if (part.column === 'day' || part.column === 'meals') return column === 'day';
    return !(part.column === 'list' && part.reason === 'planned' && isOfDays(part.title));
  }

  /** What was skipped and why, and plans that count. */
  notes(): readonly string[] {
    return [
      ...skippedFoodNotes(this.#skipped),
      ...notesOn('counted planned food as eaten', [...this.#plans]),
    ];
  }
}

function isMarkedDay({ level, title }: DiaryLine): boolean {
  const column = level === undefined ? undefined : readHeading(title)?.column;
  return column === 'day' || column === 'meal';
}

/** Notes on foods that were not eaten, by the reason. */
export function skippedFoodNotes(
  skipped: readonly (readonly [ReasonNotEaten, string])[],
): readonly string[] {
  const of = (reason: ReasonNotEaten) =>
    skipped.flatMap(([why, text]) => (why === reason ? [text] : []));
  return [
    ...notesOn('skipped food to buy', of('bought')),
    ...notesOn('skipped food that was planned', of('planned')),
    ...notesOn('skipped food that was not eaten', of('uneaten')),
  ];
}

/** Whether a line begins with the picture of a cart, before what somebody wants to buy. */
export function hasCart({ cells }: GridRow): boolean {
  return /^\W*🛒/u.test(cells.join(' '));
}
