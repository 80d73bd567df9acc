import { quoted } from '../../../text/escaping/quote.ts';
import { isClosing } from '../../words/people/letter-lines.ts';
import { isGroupHeading } from '../ingredients/group-headings.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { amountsOfEach } from '../servings/amounts-of-each.ts';
import { servingsInLetter, servingsInStep } from '../servings/sentence-servings.ts';
import { servingsOf } from '../servings/servings.ts';
import { isAmountOfOther, servingsParts } from '../servings/servings-line.ts';
import { titleServings } from '../servings/title-servings.ts';
import { ruledParts, startOfIngredients } from './around/above-ingredients.ts';
import type { AroundIngredients } from './around/around-ingredients.ts';
import { droppedNotes, skippedColumnsNotes } from './around/dropped-lines.ts';
import { isOtherTitle, severalRecipesNote } from './around/other-recipe.ts';
import {
  COMMENTS,
  ENERGY_LINE,
  isHeadingOfSteps,
  isIngredientsHeading,
  isStepBehindHeading,
  NUTRIENT_LINE,
  STEPS_HEADING,
  withoutHashes,
} from './around/recipe-headings.ts';
import {
  dishAboveAmounts,
  isAboveServings,
  isUnmarkedTitle,
  isYieldInPieces,
  TITLE_LINE,
  titleLine,
} from './around/title-line.ts';
import { IngredientGroups, withTimes } from './lines/ingredient-groups.ts';
import {
  DIGIT,
  isAboveIngredient,
  isHeadingOfNothing,
  isHeadingOfParagraph,
  isPartBelowSteps,
  isTitleOfIngredients,
} from './lines/neighbouring-lines.ts';
import type { PreparedLines } from './lines/prepared-lines.ts';
import type { RecipeTable } from './lines/recipe-table.ts';
import { isRemark } from './lines/remark-lines.ts';
import { RecipeName } from './recipe-name.ts';
import { BelowHeadings } from './steps/below-headings.ts';
import { isFirstStep, proseLines } from './steps/prose.ts';
import { unlistedAmountsNotes } from './steps/unlisted-amounts.ts';

interface CurrentLine {
  /** Its position, from 0. */
  readonly index: number;
  readonly line: string;
  /** Without the marks of Markdown. */
  readonly bare: string;
  /** What follows the mark of a title; undefined for other lines. */
  readonly title: string | undefined;
  /** Whether it is above the ingredients. */
  readonly isAbove: boolean;
}

/** The lines of a recipe, and what the lines up to the current one say. */
export class RecipeLines {
  readonly #file: string;
  readonly #lines: readonly string[];
  readonly #places: PreparedLines['places'];
  readonly #ingredients: IngredientLine[] = [];
  readonly #yields: string[] = [];
  /** What steps and remarks say about the servings. It counts if no other line says it. */
  readonly #saidYields: string[] = [];
  /** Headings and remarks among the ingredients. */
  readonly #dropped: string[] = [];
  readonly #name = new RecipeName(this.#yields);
  readonly #below = new BelowHeadings();
  readonly #groups = new IngredientGroups();
  #isBelowEnergy = false;
  /** Whether a line that is marked as a title has named the recipe. */
  #hasTitle = false;
  /** Lines of steps: paragraphs of prose below ingredients, and quotations. */
  readonly #prose: ReadonlySet<number>;
  /** The text of the page around the ingredients. */
  readonly #around: AroundIngredients;

  constructor(file: string, prepared: PreparedLines) {
    const { lines, letter, title, around, quoted: ofSteps } = prepared;
    this.#file = file;
    this.#lines = lines;
    this.#places = prepared.places;
    this.#around = around;
    this.#prose = new Set([...proseLines(lines), ...ofSteps]);
    this.#dropped.push(...letter.dropped);
    this.#yields.push(...letter.yields);
    if (title !== '') this.#name.take(title);
  }

  /** Reads all lines up to the end of the first recipe. */
  read(table: RecipeTable): Recipe {
    const lines = this.#lines;
    const ruled = ruledParts(lines);
    const begin = ruled?.ingredients ?? startOfIngredients(lines, table.header);
    const start = begin === 0 ? this.#around.start : begin;
    const titleAt = titleLine(lines);
    const isNamed = this.#name.takeUnmarked(lines[titleAt ?? -1], this.#dropped);
    const isSure = !isNamed || !isUnmarkedTitle(lines.slice(titleAt));
    const unsureName = isSure ? [] : [`Used ${quoted(this.#name.text)} as the name of the dish`];
    const otherRecipe: string[] = [];
    for (const [index, line] of lines.entries()) {
      if (index === ruled?.steps) this.#below.begin(line, false);
      if (line === '' || index === titleAt || /^[-=*_~|:\s]+$/.test(line)) continue;
      const next = this.#take(index, index < start);
      if (next === undefined) continue;
      otherRecipe.push(severalRecipesNote(next));
      break;
    }
    this.#below.end();
    const [dish = '', ...otherDishes] = table.dishes;
    const made = servingsOf(this.#yields.length > 0 ? this.#yields : this.#saidYields);
    return {
      name: this.#name.text || dish,
      servings: made.servings,
      grams: made.grams,
      ingredients: this.#ingredients.map((line) => withTimes(line, made.servings)),
      notes: [
        ...unsureName,
        ...made.notes,
        ...otherDishes.map(severalRecipesNote),
        ...skippedColumnsNotes(table.skippedColumns),
        ...droppedNotes(this.#dropped),
        ...unlistedAmountsNotes(
          this.#below.steps,
          this.#ingredients.map(({ text }) => text),
        ),
        ...this.#below.notes,
        ...otherRecipe,
      ],
    };
  }

  /** Takes what the next line says. If it begins another recipe, returns the title of that recipe, or the line. */
  #take(index: number, isAbove: boolean): string | undefined {
    const line = this.#lines[index] as string;
    const bare = withoutHashes(line);
    const title = TITLE_LINE.exec(line)?.[1];
    this.#isBelowEnergy =
      ENERGY_LINE.test(bare) || (this.#isBelowEnergy && NUTRIENT_LINE.test(bare));
    const yields = this.#yieldsIn(bare, index);
    const other = this.#otherRecipe(index, title, yields.length > 0);
    if (other !== undefined) return other;
    if (title !== undefined) this.#noteTitle(title);
    const current = { index, line, bare, title, isAbove };
    const isNoIngredient =
      this.#takeYields(bare, yields) ||
      this.#beginIngredients(bare) ||
      this.#takeDishAbove(index) ||
      this.#dropHeadingOfNothing(current) ||
      this.#beginSteps(bare) ||
      this.#takeBelowHeading(current) ||
      this.#endIngredients(current) ||
      this.#takeTitle(current) ||
      this.#takeFirstLine(current) ||
      this.#takeRemark(current) ||
      this.#dropMadePart(current);
    if (!isNoIngredient) this.#takeIngredient(current);
    return undefined;
  }

  /** What a line says about how much the recipe makes; empty if it does not say it. */
  #yieldsIn(bare: string, index: number): readonly string[] {
    if (isAmountOfOther(bare, this.#name.text)) return [];
    if (amountsOfEach(bare) !== undefined && this.#ingredients.length > 0) return [];
    const isInPieces =
      this.#ingredients.length === 0 && isYieldInPieces(this.#lines, index, this.#name.text);
    return isInPieces ? [bare] : servingsParts(bare);
  }

  /** The title of another recipe, or the line that begins it without a title; undefined if none begins. */
  #otherRecipe(index: number, title: string | undefined, isYield: boolean): string | undefined {
    if (this.#ingredients.length === 0) return undefined;
    const lines = this.#lines;
    const bare = withoutHashes(lines[index] as string);
    if (this.#below.isOpen && (isYield || isIngredientsHeading(bare))) {
      const titleBelow = this.#below.takeTitle();
      if (titleBelow !== undefined) return titleBelow;
      if (this.#yields.length > 0 && isYield && isAboveIngredient(lines, index)) return bare;
    }
    const isTitle = title !== undefined && this.#hasTitle && isOtherTitle(title);
    return isTitle && isTitleOfIngredients(lines, index) ? title : undefined;
  }

  #noteTitle(title: string): void {
    if (this.#ingredients.length === 0) this.#hasTitle ||= isOtherTitle(title);
    this.#below.noteTitle(title);
  }

  #takeYields(bare: string, yields: readonly string[]): boolean {
    if (yields.length === 0) return false;
    // A step such as "2. Makes 12 if you cut it." is no fact.
    const isStep = /^\d+[.)]\s|[.!]$/.test(bare);
    if (!this.#below.isOpen || this.#yields.length === 0 || !isStep) this.#yields.push(...yields);
    return true;
  }

  #beginIngredients(bare: string): boolean {
    if (!isIngredientsHeading(bare)) return false;
    this.#below.end();
    if (DIGIT.test(bare)) this.#yields.push(bare);
    return true;
  }

  #takeDishAbove(index: number): boolean {
    const dish = this.#ingredients.length > 0 ? undefined : dishAboveAmounts(this.#lines, index);
    if (dish === undefined) return false;
    this.#takeName(dish, false);
    return true;
  }

  #dropHeadingOfNothing({ index, bare }: CurrentLine): boolean {
    if (!isHeadingOfNothing(this.#lines, index)) return false;
    this.#dropped.push(bare);
    return true;
  }

  /** Begins steps, notes or nutrients, which may begin on the line of their heading. */
  #beginSteps(bare: string): boolean {
    const isStep = isStepBehindHeading(bare);
    if (!isStep && !STEPS_HEADING.test(bare)) return false;
    this.#below.end();
    this.#below.begin(bare.replace(isStep ? /[:\s].*$/ : /:.*$/, ''), isHeadingOfSteps(bare));
    if (isStep) this.#below.take(bare);
    return true;
  }

  #takeBelowHeading({ index, bare }: CurrentLine): boolean {
    if (!this.#below.isOpen) return false;
    if (isPartBelowSteps(this.#lines, index)) {
      this.#below.end();
      this.#dropped.push(bare);
    } else {
      this.#below.take(bare);
      this.#takeSaidYields(bare);
    }
    return true;
  }

  /** Ends the ingredients at closing words, comments of readers, or a first step without a heading. */
  #endIngredients({ index, bare }: CurrentLine): boolean {
    if (this.#ingredients.length === 0) return false;
    const isEnd = isClosing(bare) || COMMENTS.test(bare);
    if (!isEnd && !isFirstStep(this.#lines, index)) return false;
    this.#below.begin(bare, !isEnd);
    if (!isEnd) this.#below.take(bare);
    return true;
  }

  #takeTitle({ line, title }: CurrentLine): boolean {
    if (title === undefined) return false;
    this.#takeName(title, !line.startsWith('#'));
    return true;
  }

  #takeName(title: string, isLabelled: boolean): void {
    const replaced = this.#name.takeTitle(title, isLabelled && this.#ingredients.length === 0);
    if (replaced !== '') this.#dropped.push(replaced);
  }

  #takeFirstLine({ bare, isAbove }: CurrentLine): boolean {
    if (!isAbove || this.#name.text !== '') return false;
    this.#name.takeFirstLine(bare);
    return true;
  }

  /** Takes a line that is neither ingredient nor step: above the ingredients, about nutrients, prose, or a heading. */
  #takeRemark({ index, line, bare, isAbove }: CurrentLine): boolean {
    const lines = this.#lines;
    const isOther = isAbove || this.#isBelowEnergy || this.#prose.has(index);
    const isTitle = this.#ingredients.length === 0 && isAboveServings(lines, index);
    if (!isOther && !isTitle && !isRemark(lines, index)) return false;
    this.#dropped.push(bare);
    if (this.#ingredients.length > 0) this.#below.steps.push(bare);
    if (isGroupHeading(line) || isHeadingOfParagraph(lines, index)) this.#groups.takeHeading(bare);
    this.#takeSaidYields(bare);
    return true;
  }

  #dropMadePart({ line, bare }: CurrentLine): boolean {
    if (!this.#groups.isMade(line)) return false;
    this.#dropped.push(bare);
    return true;
  }

  #takeIngredient({ index, line, bare }: CurrentLine): void {
    const mayBeRemark = this.#around.remarks.has(index);
    if (mayBeRemark) this.#takeSaidYields(bare);
    this.#ingredients.push({
      ...this.#groups.ingredientOf(line),
      location: { file: this.#file, line: (this.#places?.[index] ?? index) + 1 },
      ...(mayBeRemark ? { mayBeRemark } : {}),
    });
  }

  #takeSaidYields(sentence: string): void {
    const said = servingsInStep(sentence) ?? servingsInLetter(sentence);
    const ofHeading =
      said === undefined && this.#ingredients.length === 0 && sentence.endsWith(':');
    this.#saidYields.push(
      ...(said === undefined ? [] : [said]),
      ...(ofHeading ? titleServings(sentence.slice(0, -1)).yields : []),
    );
  }
}
