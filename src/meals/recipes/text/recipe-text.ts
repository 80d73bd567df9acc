import { quoted } from '../../../text/escaping/quote.ts';
import { isClosing } from '../../words/letter-lines.ts';
import { isGroupHeading } from '../ingredients/group-headings.ts';
import { isHeadingOfServedWith } from '../ingredients/not-eaten.ts';
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
  isAboveAmounts,
  isYieldInPieces,
  TITLE_LINE,
  titleLine,
} from './around/title-line.ts';
import { MadeParts } from './lines/made-parts.ts';
import {
  DIGIT,
  isAboveIngredient,
  isHeadingOfNothing,
  isHeadingOfParagraph,
  isPartBelowSteps,
  isTitleOfIngredients,
} from './lines/neighbouring-lines.ts';
import { type PreparedLines, preparedLines } from './lines/prepared-lines.ts';
import type { RecipeTable } from './lines/recipe-table.ts';
import { isRemark } from './lines/remark-lines.ts';
import { isFirstStep, proseLines } from './steps/prose.ts';
import { unlistedAmountsNotes } from './steps/unlisted-amounts.ts';

/** Reads a recipe in plain text: one ingredient per line, with headings, servings and steps as people write them. */
export function readRecipeText(file: string, text: string): Recipe {
  const prepared = preparedLines(text);
  const recipe = new RecipeLines(file, prepared).read(prepared.table);
  return {
    ...recipe,
    name: recipe.name || prepared.letter.subject,
    servings: prepared.isScaled ? undefined : recipe.servings,
    notes: [...prepared.notes, ...recipe.notes],
  };
}

/** The lines of a recipe, and what the lines up to the current one say. */
class RecipeLines {
  readonly #file: string;
  readonly #lines: readonly string[];
  readonly #ingredients: IngredientLine[] = [];
  readonly #yields: string[] = [];
  /** What steps and remarks say about the servings. It counts if no other line says it. */
  readonly #saidYields: string[] = [];
  readonly #notes: string[] = [];
  /** Headings and remarks among the ingredients. */
  readonly #dropped: string[] = [];
  #name = '';
  /** Whether the name is a title, rather than the first line above the ingredients. */
  #isNameMarked = true;
  /** Whether a line that is marked as a title came before. */
  #hasMarkedTitle = false;
  /** The heading above lines that are not ingredients, such as steps; empty above and among ingredients. */
  #heading = '';
  /** The number of lines under it. */
  #skipped = 0;
  #isBelowEnergy = false;
  /** Whether the lines are below a heading of steps, rather than one of notes or nutrients. */
  #isBelowSteps = false;
  readonly #steps: string[] = [];
  readonly #parts = new MadeParts();
  /** The heading above amounts of one serving or tin; empty if there is none. */
  #eachHeading = '';
  /** Whether the lines are below "To serve". */
  #isServedWith = false;
  /** Whether a line that is marked as a title has named the recipe. */
  #hasTitle = false;
  /** A title below the steps, which may be that of another recipe. */
  #titleBelow: string | undefined;
  /** Lines of steps: paragraphs of prose below ingredients, and quotations. */
  readonly #prose: ReadonlySet<number>;
  /** The text of the page around the ingredients. */
  readonly #around: AroundIngredients;

  constructor(file: string, { lines, letter, title, around, quoted: ofSteps }: PreparedLines) {
    this.#file = file;
    this.#lines = lines;
    this.#around = around;
    this.#prose = new Set([...proseLines(lines), ...ofSteps]);
    this.#dropped.push(...letter.dropped);
    this.#yields.push(...letter.yields);
    if (title !== '') this.#takeName(title);
  }

  /** Reads all lines up to the end of the first recipe. */
  read(table: RecipeTable): Recipe {
    const lines = this.#lines;
    const ruled = ruledParts(lines);
    const begin = ruled?.ingredients ?? startOfIngredients(lines, table.header);
    const start = begin === 0 ? this.#around.start : begin;
    const titleAt = titleLine(lines);
    if (titleAt !== undefined) this.#takeName(lines[titleAt] as string);
    const isTitleUnsure = titleAt !== undefined && isAboveAmounts(lines.slice(titleAt), 2);
    const unsureName = isTitleUnsure ? [`Used ${quoted(this.#name)} as the name of the dish`] : [];
    for (const [index, line] of lines.entries()) {
      if (index === ruled?.steps) this.#heading = line;
      if (line === '' || index === titleAt || /^[-=*_~|:\s]+$/.test(line)) continue;
      const next = this.#take(index, index < start);
      if (next === undefined) continue;
      this.#endSkipping();
      this.#notes.push(severalRecipesNote(next));
      break;
    }
    this.#endSkipping();
    const [dish = '', ...otherDishes] = table.dishes;
    const {
      servings,
      grams,
      notes: ofServings,
    } = servingsOf(this.#yields.length > 0 ? this.#yields : this.#saidYields);
    return {
      name: this.#name || dish,
      servings,
      grams,
      ingredients: this.#ingredients.map((line) => withTimes(line, servings)),
      notes: [
        ...unsureName,
        ...ofServings,
        ...otherDishes.map(severalRecipesNote),
        ...skippedColumnsNotes(table.skippedColumns),
        ...droppedNotes(this.#dropped),
        ...unlistedAmountsNotes(
          this.#steps,
          this.#ingredients.map(({ text }) => text),
        ),
        ...this.#notes,
      ],
    };
  }

  /** Takes what the next line says. If it begins another recipe, returns the title of that recipe, or the line. */
  #take(index: number, isAbove: boolean): string | undefined {
    const line = this.#lines[index] as string;
    const bare = withoutHashes(line);
    this.#isBelowEnergy =
      ENERGY_LINE.test(bare) || (this.#isBelowEnergy && NUTRIENT_LINE.test(bare));
    const title = TITLE_LINE.exec(line)?.[1];
    const dish = dishAboveAmounts(this.#lines, index);
    const yields = this.#yieldsIn(bare, index);
    const other = this.#otherRecipe(index, title, yields.length > 0);
    if (other !== undefined) return other;
    if (title !== undefined && this.#ingredients.length === 0)
      this.#hasTitle ||= isOtherTitle(title);
    if (title !== undefined && this.#heading !== '') this.#titleBelow = title;
    if (yields.length > 0) this.#takeYields(bare, yields);
    else if (isIngredientsHeading(bare)) {
      this.#endSkipping();
      if (DIGIT.test(bare)) this.#yields.push(bare);
    } else if (dish !== undefined && this.#ingredients.length === 0) this.#takeTitle(dish, false);
    else if (isHeadingOfNothing(this.#lines, index)) this.#dropped.push(bare);
    else if (STEPS_HEADING.test(bare) || isStepBehindHeading(bare)) {
      this.#endSkipping();
      this.#heading = bare.replace(isStepBehindHeading(bare) ? /[:\s].*$/ : /:.*$/, '');
      this.#isBelowSteps = isHeadingOfSteps(bare);
      if (isStepBehindHeading(bare)) this.#steps.push(bare);
      this.#skipped = isStepBehindHeading(bare) ? 1 : 0;
    } else if (this.#heading !== '') this.#takeBelowHeading(index, bare);
    else if (this.#ingredients.length > 0 && (isClosing(bare) || COMMENTS.test(bare)))
      this.#heading = bare;
    else if (this.#ingredients.length > 0 && isFirstStep(this.#lines, index)) {
      this.#heading = bare;
      this.#skipped = 1;
      this.#isBelowSteps = true;
    } else if (title !== undefined) this.#takeTitle(title, !line.startsWith('#'));
    else if (isAbove && this.#name === '') {
      this.#takeName(bare.replace(/:$/, ''));
      this.#isNameMarked = false;
    } else if (
      isAbove ||
      this.#isBelowEnergy ||
      this.#prose.has(index) ||
      isRemark(this.#lines, index)
    ) {
      this.#dropped.push(bare);
      if (this.#ingredients.length > 0) this.#steps.push(bare);
      if (isGroupHeading(line) || isHeadingOfParagraph(this.#lines, index)) {
        this.#eachHeading = amountsOfEach(bare) === undefined ? '' : bare;
        this.#isServedWith = isHeadingOfServedWith(bare);
        this.#parts.takeHeading(bare);
      }
      this.#takeSaidYields(bare);
    } else if (this.#parts.isMade(line)) this.#dropped.push(bare);
    else {
      const text = this.#isServedWith && !DIGIT.test(line) ? `${line}, to serve` : line;
      const mayBeRemark = this.#around.remarks.has(index);
      if (mayBeRemark) this.#takeSaidYields(bare);
      const heading = DIGIT.test(line) ? this.#eachHeading : '';
      this.#ingredients.push({
        ...{ text, location: { file: this.#file, line: index + 1 } },
        ...(mayBeRemark ? { mayBeRemark } : {}),
        ...(heading === '' ? {} : { ofEach: { heading, times: undefined } }),
      });
    }
    return undefined;
  }

  /** What a line says about how much the recipe makes; empty if it does not say it. */
  #yieldsIn(bare: string, index: number): readonly string[] {
    if (isAmountOfOther(bare, this.#name)) return [];
    if (amountsOfEach(bare) !== undefined && this.#ingredients.length > 0) return [];
    const isInPieces =
      this.#ingredients.length === 0 && isYieldInPieces(this.#lines, index, this.#name);
    return isInPieces ? [bare] : servingsParts(bare);
  }

  /** The title of another recipe, or the line that begins it without a title; undefined if none begins. */
  #otherRecipe(index: number, title: string | undefined, isYield: boolean): string | undefined {
    if (this.#ingredients.length === 0) return undefined;
    const lines = this.#lines;
    const bare = withoutHashes(lines[index] as string);
    if (this.#heading !== '' && (isYield || isIngredientsHeading(bare))) {
      if (this.#titleBelow !== undefined) {
        this.#skipped -= 1;
        return this.#titleBelow;
      }
      if (this.#yields.length > 0 && isYield && isAboveIngredient(lines, index)) return bare;
    }
    const isTitle = title !== undefined && this.#hasTitle && isOtherTitle(title);
    return isTitle && isTitleOfIngredients(lines, index) ? title : undefined;
  }

  #takeYields(bare: string, yields: readonly string[]): void {
    const isAmongIngredients = this.#heading === '';
    if (isAmongIngredients || this.#yields.length === 0 || !isSentence(bare))
      this.#yields.push(...yields);
  }

  #takeBelowHeading(index: number, bare: string): void {
    if (isPartBelowSteps(this.#lines, index)) {
      this.#endSkipping();
      this.#dropped.push(bare);
    } else {
      this.#skipped += 1;
      if (this.#isBelowSteps) this.#steps.push(bare);
      this.#takeSaidYields(bare);
    }
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

  /** Takes a line that is marked as a title. "Name: Goulash" above the ingredients also corrects an unmarked one. */
  #takeTitle(title: string, isLabelled: boolean): void {
    const isCorrected = isLabelled && !this.#hasMarkedTitle && this.#ingredients.length === 0;
    this.#hasMarkedTitle = true;
    if (this.#name !== '' && this.#isNameMarked && !isCorrected) return;
    if (this.#name !== '') this.#dropped.push(this.#name);
    this.#isNameMarked = true;
    this.#takeName(title.trim().replace(/^"(.*)"$/, '$1'));
  }

  /** Takes the name of the recipe from its title, and how much the recipe makes: "Chili (serves 4)". */
  #takeName(title: string): void {
    const { name, yields } = titleServings(title);
    this.#name = name;
    this.#yields.push(...yields);
  }

  /** Ends the lines under a heading, and notes how many there were. */
  #endSkipping(): void {
    if (this.#skipped > 0) {
      const heading = quoted(this.#heading);
      this.#notes.push(`Skipped lines under ${heading} that are not ingredients: ${this.#skipped}`);
    }
    this.#heading = '';
    this.#skipped = 0;
  }
}

/** An ingredient whose heading is "pro Person", with the number of servings. */
function withTimes(line: IngredientLine, servings: number | undefined): IngredientLine {
  const { heading = '' } = line.ofEach ?? {};
  const isServing = amountsOfEach(heading)?.isServing;
  return isServing ? { ...line, ofEach: { heading, times: servings } } : line;
}

/** Whether a line is a step, such as "2. Makes 12 if you cut it.", rather than a fact. */
function isSentence(line: string): boolean {
  return /^\d+[.)]\s|[.!]$/.test(line);
}
