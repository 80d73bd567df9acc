import { beginsWithAmount } from '../../words/amounts/begins-with-amount.ts';
import { isEnergy } from '../../words/amounts/energy-text.ts';
import { isNoFood, isNoFoodLine, labelOfNoFood } from '../../words/amounts/not-eaten.ts';
import { isInstruction } from '../../words/asides/instructions.ts';
import type { HeadingsAbove } from '../../words/headings/heading.ts';
import { isTotals } from '../../words/totals-rows.ts';
import { isNutrientRow } from '../header/nutrient-rows.ts';

/** "## Monday" */
const MARKDOWN_HEADING = /^(#{1,6})\s+(.*?)(?:\s|\p{Extended_Pictographic}|\uFE0F)*$/u;

/** The title in a heading of Markdown without the pictures behind it, and its level; undefined for other lines. */
export function markdownHeading(
  line: string,
): { readonly title: string; readonly level: number } | undefined {
  const [, marks = '', title = ''] = MARKDOWN_HEADING.exec(line) ?? [];
  return marks === '' ? undefined : { title, level: marks.length };
}

/** Titles of parts of a diary that list no food: nutrients, steps in the kitchen, thoughts. */
const NO_FOOD_SECTION =
  /^(?:(?:daily|estimated|approx\.?|nutritional|tages|geschätzte)[\s-]?)*(?:nutrition(?:al)?(?: (?:facts|info|information|values|report))?|macros?|makros?|macronutrients|makronährstoffe|nährwerte?|nährwertangaben|totals?|zubereitung|anleitung|preparation|instructions|directions|method|steps|reflexion|reflection|thoughts|gedanken|tasks|aufgaben|to-?dos?|summary|zusammenfassung|fazit)(?:\s\([^()]*\))?\s*:?$/iu;

/** Whether a title is that of a part of a diary without food, such as "Notes", "Daily totals" or "Zubereitung". */
function isNoFoodSection(title: string): boolean {
  return NO_FOOD_SECTION.test(title.trim()) || isNoFood(title) || isTotals(title);
}

/** Whether a line of a part without food may be a food that somebody added, rather than a step, energy or a nutrient. */
function mayBeFood(line: string): boolean {
  const label = line.replace(/:.*$/s, '');
  return !NUMBERED.test(line) && !isInstruction(line) && !isEnergy(line) && !isNutrientRow(label);
}

/** Whether a heading stands above the ingredients of a dish. */
export function isIngredients(title: string): boolean {
  return /^(?:zutaten|ingredients|komponenten|components|bestandteile)(?!\p{L})/iu.test(
    title.trim(),
  );
}

/** A step of a list: "1. Mix the oats" */
const NUMBERED = /^\d{1,2}[.)]\s/;

/** The parts of a diary in text: what the headings of Markdown end, and which parts list no food. */
export class Sections {
  readonly #levels = new Map<string, number>();
  #isOfFood = true;

  /** Takes the title of a part that is no day, meal or person; returns whether the part lists no food. */
  begin(title: string): boolean {
    this.#isOfFood = !isNoFoodSection(title);
    return !this.#isOfFood;
  }

  /** A line without food, to be named, since it may have one after all; empty if nobody would take it for food. */
  noFoodIn(line: string): string | undefined {
    if (NO_FOOD_SECTION.test(line.trim()) && this.begin(line)) return line;
    if (!this.#counts(line)) return mayBeFood(line) ? line : '';
    const isOther =
      labelOfNoFood(line) !== undefined ||
      isNoFood(line) ||
      isNoFoodLine(line) ||
      isInstruction(line);
    return isOther ? line : undefined;
  }

  /** Takes a day or a meal, with the level of its heading in Markdown. */
  beginEating(column: string, level: number | undefined): void {
    this.#isOfFood = true;
    if (level === undefined) this.#levels.delete(column);
    else this.#levels.set(column, level);
  }

  /** The headings above the lines below a heading of Markdown that is no day or meal: it ends those of its level. */
  endedBy(level: number, under: HeadingsAbove): HeadingsAbove {
    const isEnded = (column: string) => (this.#levels.get(column) ?? 0) >= level;
    const day = isEnded('day');
    return new Map(
      [...under].filter(([column]) => !isEnded(column) && !(day && column !== 'person')),
    );
  }

  /** Whether a line counts: in a part without food, only a line that begins with an amount does. */
  #counts(line: string): boolean {
    return this.#isOfFood || (beginsWithAmount(line) && !isEnergy(line) && !NUMBERED.test(line));
  }
}
