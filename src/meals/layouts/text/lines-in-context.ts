import type { Diagnostic } from '../../../model/diagnostic.ts';
import { filledCells, type GridRow } from '../../../tables/grid.ts';
import { notesOn } from '../../../text/escaping/notes-on-lines.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { withoutListNumbers } from '../../../text/lines/list-numbers.ts';
import { withoutBullet } from '../../../text/lines/without-bullet.ts';
import { withColonForDot } from '../../words/amounts/amount-behind-dot.ts';
import { isNoFood } from '../../words/amounts/not-eaten.ts';
import { untickedLines } from '../../words/amounts/ticked-boxes.ts';
import { type DayOfLine, dayOfLine } from '../../words/asides/remarks-on-days.ts';
import { withDrinksAsMeals } from '../../words/headings/drinks-as-meals.ts';
import { withoutBars } from '../../words/headings/headings-before-bars.ts';
import { withMealLettersRead } from '../../words/headings/letters-of-meals.ts';
import { withoutMarksOfHeading } from '../../words/headings/marked-headings.ts';
import { withMealsBeforeFoods } from '../../words/headings/meals-before-foods.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { nutrientLines } from '../../words/nutrient-sums.ts';
import { linesOfMail } from '../../words/people/mail-lines.ts';
import { personOf, personsBeforeFoods, personsOfLines } from '../../words/people/person-lines.ts';
import { isTotals } from '../../words/totals-rows.ts';
import { withAmountsAbove } from './amounts-below.ts';
import { unclearAnswer, withQuestionsAnswered } from './answered-questions.ts';
import { energyOfMeals } from './energy-of-meals.ts';
import { markdownHeading } from './sections.ts';

/** A line of a diary, with what its neighbours say of it. */
export interface DiaryLine {
  readonly row: GridRow;
  /** Without the number or the bullet of a list. */
  readonly text: string;
  /** The title in a heading of Markdown, otherwise the text. */
  readonly title: string;
  /** The level of a heading of Markdown; undefined for other lines. */
  readonly level: number | undefined;
  /** The person whose lines follow; undefined for other lines. */
  readonly person: string | undefined;
  /** The person at the beginning of the line, and what follows; undefined for other lines. */
  readonly own: { readonly person: string; readonly rest: string } | undefined;
  readonly isUnticked: boolean;
  /** The text of the line below; empty for the last one. */
  readonly below: string;
}

/** The lines of a diary, and what the record says of them as a whole. */
export interface LinesInContext {
  readonly lines: readonly DiaryLine[];
  /** Whether all persons in lines of their own are the same. */
  readonly hasOnePerson: boolean;
  /** The texts of all rows, without the numbers of lists. */
  readonly texts: readonly string[];
  readonly notes: {
    readonly persons: readonly string[];
    readonly mail: readonly string[];
    readonly nutrients: readonly string[];
    /** Remarks on days. */
    readonly days: readonly string[];
  };
  /** Answers that may mean several things. */
  readonly faults: readonly Diagnostic[];
}

/** Reads what depends on several lines: questions and their answers, persons, boxes, and e-mails around the diary. */
export function linesInContext(rows: readonly GridRow[]): LinesInContext {
  const { lines: answered, unclear } = withQuestionsAnswered(
    rows.map(({ cells }) => filledCells(cells).join(' ')),
  );
  const barred = withDrinksAsMeals(
    answered.map((line) =>
      withMealLettersRead(withoutBars(withColonForDot(withoutMarksOfHeading(line)))),
    ),
  );
  const amounted = withAmountsAbove(withMealsBeforeFoods(barred));
  const mail = linesOfMail(amounted);
  const days = amounted.map((line, at) => (mail.has(at) ? undefined : dayIn(withoutBullet(line))));
  const written = amounted.map((line, at) => days[at]?.line ?? line);
  const texts = withoutListNumbers(written, (text) => readHeading(text) !== undefined);
  const bare = texts.map(withoutBullet);
  const nutrients = new Set([...nutrientLines(bare), ...energyOfMeals(bare)]);
  const unticked = untickedLines(written);
  const persons = personsOfLines(
    texts,
    (name) => readHeading(name) !== undefined || isNoFood(name) || isTotals(name),
  );
  const own = personsBeforeFoods(bare);
  const lines = rows.flatMap((row, at): DiaryLine[] => {
    const text = withoutBullet(texts[at] as string);
    if (mail.has(at) || nutrients.has(at) || text === '') return [];
    const heading = markdownHeading(text);
    return [
      {
        row,
        text,
        title: heading?.title ?? text,
        level: heading?.level,
        person: persons.get(at),
        own: own.get(at),
        isUnticked: unticked.has(at),
        below: texts[at + 1] ?? '',
      },
    ];
  });
  return {
    lines,
    hasOnePerson: new Set(persons.values()).size === 1,
    texts,
    notes: {
      persons: personsNote([...own.values(), ...personsAlone(texts, persons)]),
      mail: notesOn('skipped lines of the e-mail around the diary', linesAt(written, mail)),
      nutrients: notesOn('skipped lines of nutrients', linesAt(written, nutrients)),
      days: notesOn('skipped remarks on days', remarksOf(days)),
    },
    faults: Array.from(unclear, ([at, answer]) =>
      unclearAnswer(answer, (rows[at] as GridRow).location),
    ),
  };
}

/** The day at the beginning of a line, perhaps in a heading of Markdown. */
function dayIn(line: string): DayOfLine | undefined {
  const [marks = ''] = /^#{1,6}\s+/.exec(line) ?? [];
  const day = dayOfLine(line.slice(marks.length), marks !== '');
  return day && { ...day, line: `${marks}${day.line}` };
}

function remarksOf(days: readonly (DayOfLine | undefined)[]): string[] {
  return days.flatMap((day) => (day === undefined || day.remark === '' ? [] : [day.remark]));
}

/** The persons of lines without a word that says so. */
function personsAlone(lines: readonly string[], persons: ReadonlyMap<number, string>) {
  return [...persons].flatMap(([at, person]) =>
    personOf(lines[at] as string) === undefined ? [{ person }] : [],
  );
}

/** Notes which words count as persons. */
function personsNote(persons: readonly { readonly person: string }[]): string[] {
  const names = [...new Set(persons.map(({ person }) => person))];
  return names.length === 0 ? [] : [`read the headings ${quotedList(names)} as people`];
}

function linesAt(texts: readonly string[], places: ReadonlySet<number>): string[] {
  return texts.filter((text, at) => places.has(at) && text !== '');
}
