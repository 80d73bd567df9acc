import type { Diagnostic } from '../../../model/diagnostic.ts';
import { skippedNote } from '../../../text/escaping/notes-on-lines.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { CookedForSeveral, isForSeveral } from '../../records/cooked-for-several.ts';
import { beginsWithAmount } from '../../words/amounts/begins-with-amount.ts';
import { behindNothing, isNothing } from '../../words/amounts/not-eaten.ts';
import { foodsInAside } from '../../words/asides/foods-in-asides.ts';
import {
  behindLabel,
  isEatenInstead,
  isListToAvoid,
  isTitleOfEating,
  isWhatWasEaten,
  markedHeading,
  reasonOfLine,
  reasonOfTitle,
  withoutActual,
  withoutMarked,
} from '../../words/asides/foods-not-eaten.ts';
import { withoutHealthRemarks } from '../../words/asides/health-remarks.ts';
import { behindFoodLabel, readLabelledAside } from '../../words/asides/labelled-asides.ts';
import { behindPlace, isPlace } from '../../words/asides/places.ts';
import { behindHeadings } from '../../words/headings/behind-headings.ts';
import { type HeadingsAbove, placed } from '../../words/headings/heading.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { isPlanTitle, isTitle } from '../../words/headings/record-titles.ts';
import { mealsOfLine } from '../../words/meals-of-line.ts';
import { nutrientLines, withoutFoodGroup } from '../../words/nutrient-sums.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { dayInTitle } from '../header/labels-above.ts';
import type { LineUnder } from '../rows/other-rows/record-under.ts';
import { dishAbove, dishesInPartsNote } from './dish-above.ts';
import { drinkInTotal, isAmountDrunk } from './drink-in-total.ts';
import type { DiaryLine, LinesInContext } from './lines-in-context.ts';
import { isMenuTitle, menuFault, OfferedDishes } from './offered-dishes.ts';
import { withOwnMeal, withPerson } from './own-meal.ts';
import { lineOfFood, PlannedFoods } from './planned-foods.ts';
import { ofOneDay, unclearDay } from './relative-days.ts';
import { isIngredients, Sections } from './sections.ts';
import { applyShare } from './share-below.ts';
import { hasCart, SkippedFoods } from './skipped-foods.ts';

/** Reads a diary line by line: headings apply to what follows them, and the rest is food. */
export class TextDiary {
  readonly #context: LinesInContext;
  readonly #lines: LineUnder[] = [];
  #under: HeadingsAbove = new Map();
  /** False below a menu or a list of food to avoid, up to the next day or meal. */
  #isOfEating = true;
  readonly #skipped: SkippedFoods;
  readonly #sections = new Sections();
  readonly #recipes = new CookedForSeveral();
  readonly #dishes = new OfferedDishes();
  /** Menus, and days that are unclear. */
  readonly #faults: Diagnostic[] = [];
  readonly #titles = new Set<string>();
  readonly #leftOut = new Set<string>();
  /** Dishes whose ingredients are listed. */
  readonly #dishesInParts = new Set<string>();
  #totals = 0;
  readonly #planned = new PlannedFoods();
  /** Whether a heading says that the foods below it were eaten. */
  #isTold = false;

  /** @param countsPlans whether planned foods count, since the diary has no others */
  constructor(context: LinesInContext, countsPlans = false) {
    this.#context = context;
    this.#skipped = new SkippedFoods(context.lines, countsPlans);
  }

  /** Takes the next line. */
  take(line: DiaryLine): void {
    const isRead =
      this.#leaveOut(line) ||
      this.#skip(line) ||
      this.#beginSection(line) ||
      this.#beginPerson(line) ||
      this.#takeTitle(line) ||
      this.#beginMenu(line) ||
      this.#beginRecipe(line);
    if (isRead) return;
    const text = withoutActual(line.own?.rest ?? line.title);
    const eaten = readLabelledAside(text)?.rest ?? text;
    for (const meal of mealsOfLine(behindFoodLabel(eaten))) this.#takeMeal(meal, line);
  }

  /** The lines of food under their headings, with notes and problems. */
  finish(): {
    readonly lines: readonly LineUnder[];
    readonly notes: readonly string[];
    readonly faults: readonly Diagnostic[];
  } {
    this.#recipes.end();
    const { notes, faults } = this.#context;
    return {
      lines: this.#lines,
      notes: [
        ...notes.persons,
        ...Array.from(this.#titles, (title) => `skipped the title ${quoted(title)}`),
        ...notes.mail,
        ...notes.nutrients,
        ...notes.days,
        ...this.#skipped.notes(),
        ...skippedNote(this.#leftOut),
        ...dishesInPartsNote(this.#dishesInParts),
        ...rowsOfTotalsNote(this.#totals),
      ],
      faults: [...this.#recipes.faults, ...this.#faults, ...faults],
    };
  }

  /** Whether the record is a plan: all its days, or all its meals if it has no days, are below the title of a plan. */
  get isPlan(): boolean {
    const columns = this.#skipped.columnsOfPlan;
    if (columns.size === 0 || this.#isTold) return false;
    return !this.#lines.some(
      ({ under }) => under.has('day') || (under.has('meal') && !columns.has('day')),
    );
  }

  /** Leaves out boxes that nobody ticked, titles of lists of food that nobody ate, and other lines after "#". */
  #leaveOut({ text, title, level, isUnticked }: DiaryLine): boolean {
    if (isUnticked) {
      this.#leftOut.add(text);
      return true;
    }
    const labelled = readLabelledAside(title);
    if (labelled?.share !== undefined && this.#applyShare(labelled.share)) return true;
    if (labelled !== undefined && labelled.aside !== '') this.#leftOut.add(labelled.aside);
    if (labelled?.rest === '') return true;
    if (isListToAvoid(title)) {
      this.#leftOut.add(title);
      this.#isOfEating = false;
      return true;
    }
    return level === undefined && text.startsWith('#');
  }

  /** Applies a share to the foods above it, which may be planned ones; it is no share of the meal before. */
  #applyShare(share: string): boolean {
    if (!this.#planned.hasFoods)
      return !this.#skipped.isInPart && applyShare(share, this.#lines, this.#under);
    const planned = this.#planned.eaten(share);
    if (planned === undefined) return true;
    this.#skipped.takeBack(planned.foods.length);
    this.#under = planned.under;
    this.#lines.push(...planned.foods);
    return planned.isRead || applyShare(share, this.#lines, this.#under);
  }

  /** Skips a line or begins a part of foods to buy, and those of plans. */
  #skip(line: DiaryLine): boolean {
    const { row, text, title, level } = line;
    if (isEatenInstead(title)) this.#skipped.stop();
    if (level !== undefined && isTitleOfEating(title)) this.#isTold = true;
    if (level === undefined && isWhatWasEaten(title)) return true;
    const reason = reasonOfTitle(title, level !== undefined);
    if (reason !== undefined && readHeading(title)?.column !== 'day' && !this.#isMenu(title)) {
      const isFirst = this.#under.size === 0 && !this.#lines.some(isOfAmount);
      this.#skipped.beginList(line, reason, isFirst);
      this.#planned.clear();
      return true;
    }
    const labelled = reasonOfLine(hasCart(row) ? `🛒 ${text}` : text);
    if (labelled === undefined || this.#skipped.isInPart || !this.#skipped.skips(labelled)) {
      return false;
    }
    this.#skipped.skip(text, labelled);
    if (labelled !== 'planned') return true;
    // A copy of the headings keeps the share of this food from the others of its meal.
    this.#planned.clear();
    this.#planned.add(lineOfFood(row, behindLabel(title)), new Map(this.#under));
    return true;
  }

  /** Begins a part of the diary below a heading of Markdown that is no day, meal, person or menu. */
  #beginSection({ title, level, person, below }: DiaryLine): boolean {
    if (level === undefined || person !== undefined) return false;
    if (readHeading(title) !== undefined || this.#isMenu(title)) return false;
    // "#### 2 eggs" is a food of its meal.
    if (this.#isOfMeal && foodsInAside(title, true).foods !== '') return false;
    this.#skipped.end('heading', level);
    this.#under = this.#sections.endedBy(level, this.#under);
    const isAlone = this.#isOfMeal && /^(?:#|$)/.test(below);
    if (this.#sections.begin(title) || isAlone) this.#leftOut.add(title);
    return true;
  }

  /** Whether lines belong to a day or a meal that was eaten. */
  get #isOfMeal(): boolean {
    return (this.#under.has('day') || this.#under.has('meal')) && !this.#skipped.isInPart;
  }

  #beginPerson({ person }: DiaryLine): boolean {
    if (person === undefined) return false;
    // The only person may be below the day in the title.
    this.#under = this.#context.hasOnePerson
      ? new Map([['person', person] as const, ...this.#under])
      : placed({ column: 'person', title: person }, this.#under);
    this.#recipes.end();
    return true;
  }

  #takeTitle({ text }: DiaryLine): boolean {
    if (this.#under.has('day') || this.#under.has('meal')) return false;
    if (!isTitle(text) && !isPlanTitle(text)) return false;
    this.#titles.add(text);
    const day = dayInTitle(text);
    if (day !== undefined) this.#under = placed({ column: 'day', title: day }, this.#under);
    return true;
  }

  #isMenu(title: string): boolean {
    return this.#under.size > 0 && isMenuTitle(title);
  }

  #beginMenu({ title, row }: DiaryLine): boolean {
    if (!this.#isMenu(title)) return false;
    this.#faults.push(menuFault(title, row.location));
    this.#isOfEating = false;
    return true;
  }

  #beginRecipe({ text, row, below }: DiaryLine): boolean {
    if (!isForSeveral(text) || !beginsWithAmount(below)) return false;
    this.#recipes.begin(text, row.location);
    return true;
  }

  /** Takes a meal of a line: its headings, and what was eaten. */
  #takeMeal(meal: string, line: DiaryLine): void {
    const marked = markedHeading(meal);
    const day = this.#under.get('day');
    const read = ofOneDay(behindHeadings(marked?.line ?? meal), day);
    const { headings, rest } = read.behind;
    if (read.isUnclear) this.#faults.push(unclearDay(line.title, day ?? '', line.row.location));
    for (const { column, title } of headings) {
      if (column === 'heading') this.#beginPart(title);
      else this.#beginEating(column, line.level);
    }
    if (marked !== undefined && !this.#skipped.isInPart) {
      const title = headings.map((heading) => heading.title).join(' ');
      this.#skipped.begin({ ...marked, title, level: line.level });
      this.#planned.clear();
    }
    if (!this.#isOfEating) return;
    const isPlan = this.#skipped.reason === 'planned';
    if (isPlan) this.#planned.takeHeadings(headings, this.#under);
    if (this.#skipped.takes(rest)) {
      if (isPlan && rest !== '' && !isNothing(rest)) this.#planned.add(lineOfFood(line.row, rest));
      return;
    }
    this.#planned.clear();
    for (const heading of headings) this.#under = placed(heading, this.#under);
    // "Breakfast - 450 kcal | 25 g protein"
    if (headings.length > 0 && nutrientLines([rest]).size > 0) {
      this.#leftOut.add(rest);
      return;
    }
    const food = withoutFoodGroup(behindPlace(rest));
    const marks = withoutMarked(behindNothing(food));
    for (const [reason, text] of marks.skipped) this.#skipped.skip(text, reason);
    const { eaten, remarks } = withoutHealthRemarks(marks.eaten);
    for (const remark of remarks) this.#leftOut.add(remark);
    if (eaten !== '') this.#takeFood(eaten, line);
  }

  /** A heading such as "Ingredients" or "Notes". */
  #beginPart(title: string): void {
    if (this.#sections.begin(title)) this.#leftOut.add(title);
    // "Home:" below a list to buy is where people eat.
    if (this.#skipped.reason === 'bought' && isPlace(title)) this.#skipped.stop();
    const dish = isIngredients(title) ? dishAbove(this.#lines, this.#under) : undefined;
    if (dish === undefined) return;
    this.#lines.pop();
    this.#dishesInParts.add(dish);
  }

  #beginEating(column: 'day' | 'meal' | 'person', level: number | undefined): void {
    if (column !== 'person') this.#skipped.end(column, level);
    this.#recipes.end();
    this.#isOfEating = true;
    this.#sections.beginEating(column, level);
  }

  #takeFood(eaten: string, { row, own }: DiaryLine): void {
    if (isNothing(eaten) || !/[\p{L}\d½¼¾]/u.test(eaten)) return;
    const skipped = this.#sections.noFoodIn(eaten);
    if (skipped !== undefined) {
      if (skipped !== '') this.#leftOut.add(skipped);
      return;
    }
    const isSum = isTotals(eaten) || isAmountDrunk(eaten);
    const text = isSum ? drinkInTotal(eaten, this.#context.texts) : eaten;
    if (text === undefined) {
      this.#totals += 1;
      return;
    }
    if (this.#recipes.take()) return;
    this.#dishes.take(eaten, this.#under, row.location);
    const { text: food, under } = withOwnMeal(text, this.#under);
    this.#lines.push({ ...lineOfFood(row, food), under: withPerson(under, own) });
  }
}

/** Whether a line has an amount of food, unlike names of people and other lines above a plan. */
function isOfAmount({ text }: LineUnder): boolean {
  return foodsInAside(text, true).foods !== '';
}
