import { type Diagnostic, lineNumber } from '../../../model/diagnostic.ts';
import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { notesOn } from '../../../text/escaping/notes-on-lines.ts';
import { quoted, quotedList } from '../../../text/escaping/quote.ts';
import { withoutListNumbers } from '../../../text/lines/list-numbers.ts';
import { withoutBullet } from '../../../text/lines/without-bullet.ts';
import { withBrandLinesRead } from '../../records/brand-lines.ts';
import { withoutBreadUnits } from '../../records/bread-units.ts';
import { CookedForSeveral, isForSeveral } from '../../records/cooked-for-several.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import type { RecordLayout } from '../../records/record-layout.ts';
import { beginsWithAmount } from '../../words/begins-with-amount.ts';
import {
  HEADING_COLUMNS,
  type Heading,
  type HeadingsAbove,
  isPlanTitle,
  isTitle,
  placed,
  readHeading,
} from '../../words/headings.ts';
import { withoutHealthRemarks } from '../../words/health-remarks.ts';
import { isInstruction } from '../../words/instructions.ts';
import { linesOfMail } from '../../words/mail-lines.ts';
import { mealsOfLine } from '../../words/meals-of-line.ts';
import {
  behindNothing,
  isNoFood,
  isNoFoodLine,
  isNothing,
  labelOfNoFood,
} from '../../words/not-eaten.ts';
import { personOf, personsBeforeFoods, personsOfLines } from '../../words/person-lines.ts';
import { behindPlace } from '../../words/places.ts';
import { untickedLines } from '../../words/ticked-boxes.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { dayInTitle } from '../header/labels-above.ts';
import { withAmountsAbove } from './amounts-below.ts';
import { unclearAnswer, withQuestionsAnswered } from './answered-questions.ts';
import { drinkInTotal, isAmountDrunk } from './drink-in-total.ts';
import { isMenuTitle, menuFault, OfferedDishes } from './offered-dishes.ts';
import { isIngredients, markdownHeading, mayBeFood, Sections } from './sections.ts';

export const TEXT_LINES: RecordLayout = {
  name: 'text',
  summary: 'lines of text under headings of days and meals',
  read: (grid) => readTextLayout(grid),
};

/** Reads rows as lines of text; the cells of a row are the parts of its line. */
export function readTextLayout({ rows }: Grid): DietaryRecord {
  const lines: LineUnder[] = [];
  let under: HeadingsAbove = new Map();
  const titles = new Set<string>();
  let totals = 0;
  const leftOut = new Set<string>();
  const { lines: answered, unclear } = withQuestionsAnswered(
    rows.map(({ cells }) => filledCells(cells).join(' ')),
  );
  const written = withAmountsAbove(answered);
  const texts = withoutListNumbers(written, (text) => readHeading(text) !== undefined);
  const mail = linesOfMail(written);
  const unticked = untickedLines(written);
  const persons = personsOfLines(
    texts,
    (name) => readHeading(name) !== undefined || isNoFood(name) || isTotals(name),
  );
  const beforeFoods = personsBeforeFoods(texts.map(withoutBullet));
  const isOnly = new Set(persons.values()).size === 1;
  const recipes = new CookedForSeveral();
  const dishes = new OfferedDishes();
  const sections = new Sections();
  /** Dishes whose ingredients are listed. */
  const listed = new Set<string>();
  const menus: Diagnostic[] = [];
  let isOfEating = true;
  for (const [at, row] of rows.entries()) {
    if (mail.has(at)) continue;
    const text = withoutBullet(texts[at] as string);
    if (text === '') continue;
    if (unticked.has(at)) {
      leftOut.add(text);
      continue;
    }
    const { title: marked, level } = markdownHeading(text) ?? {};
    const person = persons.get(at);
    const isHeading = marked !== undefined && (readHeading(marked) ?? person) !== undefined;
    if (NOT_EATEN_LIST.test(marked ?? text)) {
      leftOut.add(marked ?? text);
      isOfEating = false;
      continue;
    }
    if (marked === undefined && text.startsWith('#')) continue;
    const isMenu = under.size > 0 && isMenuTitle(marked ?? text);
    if (marked !== undefined && level !== undefined && !isHeading && !isMenu) {
      under = sections.endedBy(level, under);
      if (sections.begin(marked)) leftOut.add(marked);
      continue;
    }
    if (person !== undefined) {
      const heading = { column: 'person', title: person } as const;
      // The only person may be below the day in the title.
      under = isOnly ? new Map([['person', person] as const, ...under]) : placed(heading, under);
      recipes.end();
      continue;
    }
    if (!under.has('day') && !under.has('meal') && (isTitle(text) || isPlanTitle(text))) {
      titles.add(text);
      const day = dayInTitle(text);
      if (day !== undefined) under = placed({ column: 'day', title: day }, under);
      continue;
    }
    if (isMenu) {
      menus.push(menuFault(marked ?? text, row.location));
      isOfEating = false;
      continue;
    }
    if (isForSeveral(text) && beginsWithAmount(texts[at + 1] ?? '')) {
      recipes.begin(text, row.location);
      continue;
    }
    const own = beforeFoods.get(at);
    for (const meal of mealsOfLine(own?.rest ?? marked ?? text)) {
      const { headings, eaten: said } = behindHeadings(meal);
      for (const { column, title } of headings) {
        if (column === 'heading') {
          if (sections.begin(title)) leftOut.add(title);
          const dish = isIngredients(title) ? dishAbove(lines, under) : undefined;
          if (dish !== undefined) {
            lines.pop();
            listed.add(dish);
          }
          continue;
        }
        recipes.end();
        isOfEating = true;
        sections.beginEating(column, level);
      }
      if (!isOfEating) continue;
      for (const heading of headings) under = placed(heading, under);
      const { eaten, remarks } = withoutHealthRemarks(behindNothing(behindPlace(said)));
      for (const remark of remarks) leftOut.add(remark);
      if (eaten === '' || isNothing(eaten)) continue;
      if (sections.beginWithout(eaten)) {
        leftOut.add(eaten);
        continue;
      }
      if (!sections.counts(eaten)) {
        if (mayBeFood(eaten)) leftOut.add(eaten);
        continue;
      }
      const label = labelOfNoFood(eaten);
      if (label !== undefined) {
        leftOut.add(label);
        continue;
      }
      if (isNoFood(eaten) || isNoFoodLine(eaten) || isInstruction(eaten)) {
        leftOut.add(eaten);
        continue;
      }
      const drunk = isTotals(eaten) || isAmountDrunk(eaten) ? drinkInTotal(eaten, texts) : eaten;
      if (drunk === undefined) {
        totals += 1;
        continue;
      }
      if (recipes.take()) continue;
      dishes.take(eaten, under, row.location);
      const location = row.locationOf(row.cells.findIndex((cell) => cell.trim() !== ''));
      lines.push({
        location,
        line: lineNumber(row.location),
        text: drunk,
        under: withPerson(under, own),
      });
    }
  }
  recipes.end();
  const read = recordUnder(lines, [
    ...personsNote([...beforeFoods.values(), ...personsAlone(texts, persons)]),
    ...Array.from(titles, (title) => `skipped the title ${quoted(title)}`),
    ...notesOn('skipped lines of the e-mail around the diary', linesAt(written, mail)),
    ...(leftOut.size === 0 ? [] : [`skipped ${quotedList([...leftOut])}`]),
    ...(listed.size === 0
      ? []
      : [`counted the ingredients of ${quotedList([...listed])} instead of the dish`]),
    ...rowsOfTotalsNote(totals),
  ]);
  const record = withBrandLinesRead(withoutBreadUnits(read));
  const faults = [
    ...recipes.faults,
    ...menus,
    ...Array.from(unclear, ([at, answer]) => unclearAnswer(answer, (rows[at] as GridRow).location)),
  ];
  return { ...record, ...(faults.length === 0 ? {} : { faults }) };
}

/** The name of the dish without an amount that is the only food of the meal so far. */
function dishAbove(lines: readonly LineUnder[], under: HeadingsAbove): string | undefined {
  const [last, before] = [lines.at(-1), lines.at(-2)];
  if (last === undefined || last.under !== under || before?.under === under) return undefined;
  return under.has('meal') && !beginsWithAmount(last.text) ? last.text : undefined;
}

/** The headings above a line that begins with a person. */
function withPerson(under: HeadingsAbove, own: { readonly person: string } | undefined) {
  return own === undefined ? under : new Map([...under, ['person', own.person] as const]);
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

/** The title of a list of food to buy or to avoid, up to the next day or meal. */
const NOT_EATEN_LIST =
  /^(?:#{1,6}\s+)?(?:(?:\p{L}+ )?(?:einkauf(?:s(?:liste|zettel))?|shopping list|grocer(?:y list|ies)|to buy)|(?:foods? (?:to |you should ))?(?:avoid|limit)(?: (?:or|and) (?:avoid|limit))?|(?:lebensmittel,? )?(?:zu )?(?:ver)?meiden|verbotene lebensmittel)\s*:?$/iu;

/** The headings at the beginning of a line, and what was eaten: "Mon: B - 2 eggs" has a day and a meal. */
function behindHeadings(line: string): {
  readonly headings: readonly Heading[];
  readonly eaten: string;
} {
  const heading = readHeading(line);
  if (heading === undefined) return { headings: [], eaten: line };
  if (heading.column !== 'day' || heading.rest === '')
    return { headings: [heading], eaten: heading.rest };
  const { headings, eaten } = behindHeadings(heading.rest);
  return { headings: [heading, ...headings], eaten };
}

/** A line with its headings. */
export type LineUnder = Omit<RecordLine, 'cells'> & {
  readonly under: HeadingsAbove;
};

/** A record of lines, with a column for each kind of heading above them. */
export function recordUnder(lines: readonly LineUnder[], notes: readonly string[]): DietaryRecord {
  const columns = HEADING_COLUMNS.filter((column) => lines.some(({ under }) => under.has(column)));
  return {
    columns,
    lines: lines.map(({ under, ...line }) => ({
      ...line,
      cells: columns.map((column) => under.get(column) ?? ''),
    })),
    notes,
  };
}

function linesAt(texts: readonly string[], places: ReadonlySet<number>): string[] {
  return texts.filter((text, at) => places.has(at) && text !== '');
}
