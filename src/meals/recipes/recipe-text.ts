import { quoted } from '../../text/quote.ts';
import { withoutBullet } from '../../text/without-bullet.ts';
import { isInstruction } from '../records/instructions.ts';
import { ruledParts, startOfIngredients } from './above-ingredients.ts';
import { droppedNotes, skippedColumnsNotes } from './dropped-lines.ts';
import { isGroupHeading, isPartOfDish } from './group-headings.ts';
import { withoutMealMaster } from './meal-master.ts';
import { isOtherTitle, severalRecipesNote } from './other-recipe.ts';
import { hasSentences, isFirstStep } from './prose.ts';
import type { IngredientLine, Recipe } from './recipe.ts';
import {
  DURATION,
  ENERGY_LINE,
  FACT,
  HEADING_WITH_STEP,
  INGREDIENTS_HEADING,
  isHeadingRest,
  isStepBehindHeading,
  isTotalLine,
  NUTRIENT_LINE,
  PAGE_BUTTON,
  STEPS_HEADING,
  withoutHashes,
} from './recipe-headings.ts';
import { recipeTable } from './recipe-table.ts';
import { servingsOf } from './servings.ts';
import { servingsParts } from './servings-line.ts';
import {
  BELOW_TITLE,
  isAboveAmounts,
  isYieldInPieces,
  TITLE_LINE,
  titleLine,
} from './title-line.ts';
import { titleServings } from './title-servings.ts';
import { withoutBreaks } from './wrapped-lines.ts';

const DIGIT = /[\d¼-¾⅐-⅞]/;

/** Reads a recipe in plain text: one ingredient per line, with headings, servings and steps as people write them. */
export function readRecipeText(file: string, text: string): Recipe {
  const written = withoutMealMaster(text.split(/\r\n|\n|\r/));
  const table = recipeTable(written);
  const lines = withoutBreaks(
    written.map((line, index) => table.lines.get(index) ?? withoutMarks(line)),
  );
  const ruled = ruledParts(lines);
  const start = ruled?.ingredients ?? startOfIngredients(lines);
  const titleAt = titleLine(lines);
  const titled = titleServings(titleAt === undefined ? '' : (lines[titleAt] as string));
  const isTitleUnsure = titleAt !== undefined && isAboveAmounts(lines.slice(titleAt), 2);
  let name = titled.name;
  const yields = [...titled.yields];
  let heading = '';
  let skipped = 0;
  let isBelowEnergy = false;
  /** A line that is marked as a title has named the recipe. */
  let hasTitle = false;
  /** A title below the steps, which may be that of another recipe. */
  let next: string | undefined;
  const notes: string[] = [];
  const ingredients: IngredientLine[] = [];
  const dropped: string[] = [];
  const endSkipping = () => {
    if (skipped > 0)
      notes.push(`Skipped lines under ${quoted(heading)} that are not ingredients: ${skipped}`);
    heading = '';
    skipped = 0;
  };
  for (const [index, line] of lines.entries()) {
    if (index === ruled?.steps) heading = line;
    if (line === '' || index === titleAt || /^[-=*_~]+$/.test(line)) continue;
    const bare = withoutHashes(line);
    isBelowEnergy = ENERGY_LINE.test(bare) || (isBelowEnergy && NUTRIENT_LINE.test(bare));
    const begun = INGREDIENTS_HEADING.exec(bare);
    const title = TITLE_LINE.exec(line)?.[1];
    const isInPieces = ingredients.length === 0 && isYieldInPieces(lines, index, name);
    const stated = isInPieces ? [bare] : servingsParts(bare);
    const isYield = stated.length > 0;
    const isBegun = isYield || (begun !== null && isHeadingRest(begun[1] ?? ''));
    if (isBegun && heading !== '' && ingredients.length > 0) {
      const isSecond =
        next !== undefined || (yields.length > 0 && isYield && isAboveIngredient(lines, index));
      if (isSecond) {
        skipped -= next === undefined ? 0 : 1;
        endSkipping();
        notes.push(severalRecipesNote(next ?? bare));
        break;
      }
    }
    if (title !== undefined && ingredients.length > 0 && hasTitle && isOtherTitle(title)) {
      if (isOfIngredients(lines, index)) {
        endSkipping();
        notes.push(severalRecipesNote(title));
        break;
      }
    }
    if (title !== undefined && ingredients.length === 0) hasTitle ||= isOtherTitle(title);
    if (heading !== '' && title !== undefined) next = title;
    if (isYield) {
      if (heading === '' || yields.length === 0 || !isSentence(bare)) yields.push(...stated);
    } else if (begun !== null && isHeadingRest(begun[1] ?? '')) {
      endSkipping();
      if (DIGIT.test(bare)) yields.push(bare);
    } else if (STEPS_HEADING.test(bare) || isStepBehindHeading(bare)) {
      endSkipping();
      heading = bare.replace(/:.*$/, '');
      skipped = isStepBehindHeading(bare) ? 1 : 0;
    } else if (heading === '' && ingredients.length > 0 && isFirstStep(lines, index)) {
      heading = bare;
      skipped = 1;
    } else if (heading !== '' && isFurtherPart(lines, index)) {
      endSkipping();
      dropped.push(bare);
    } else if (heading !== '') skipped += 1;
    else if (title !== undefined) {
      const own = titleServings(title.trim().replace(/^"(.*)"$/, '$1'));
      if (name === '') yields.push(...own.yields);
      name ||= own.name;
    } else if (index < start && name === '') name = bare;
    else if (
      index < start ||
      isBelowEnergy ||
      PAGE_BUTTON.test(bare) ||
      isTotalLine(bare) ||
      isGroupHeading(line) ||
      FACT.test(bare) ||
      DURATION.test(bare) ||
      HEADING_WITH_STEP.test(bare) ||
      isInstruction(bare) ||
      hasSentences(bare) ||
      isHeadingOfParagraph(lines, index)
    ) {
      dropped.push(bare);
    } else ingredients.push({ text: line, location: { file, line: index + 1 } });
  }
  endSkipping();
  const [dish, ...otherDishes] = table.dishes;
  name ||= dish ?? '';
  const { servings, grams, notes: ofServings } = servingsOf(yields);
  const ofTitle = isTitleUnsure ? [`Used ${quoted(titled.name)} as the name of the dish`] : [];
  return {
    name,
    servings,
    grams,
    ingredients,
    notes: [
      ...ofTitle,
      ...ofServings,
      ...otherDishes.map(severalRecipesNote),
      ...skippedColumnsNotes(table.skippedColumns),
      ...droppedNotes(dropped),
      ...notes,
    ],
  };
}

/** Whether a line with an amount, or the heading of a list of them, is next below a title. */
function isOfIngredients(lines: readonly string[], index: number): boolean {
  const below = lines.slice(index + 1).filter((one) => one !== '' && !FACT.test(one));
  return below
    .slice(0, BELOW_TITLE)
    .some((one) => DIGIT.test(one) || INGREDIENTS_HEADING.test(withoutHashes(one)));
}

/** Whether an ingredient with an amount, or the heading of the ingredients, is next below a line. */
function isAboveIngredient(lines: readonly string[], index: number): boolean {
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  return SHORT_LINE_WITH_AMOUNT.test(below) || INGREDIENTS_HEADING.test(withoutHashes(below));
}

/** Whether a line is a step, such as "2. Makes 12 if you cut it.", rather than a fact. */
function isSentence(line: string): boolean {
  return /^\d+[.)]\s|[.!]$/.test(line);
}

/** Whether a line begins a paragraph of ingredients with what they are for: "Glaze", "Curry". */
function isHeadingOfParagraph(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const before = lines[index - 1] ?? '';
  const next = lines[index + 1] ?? '';
  if (index > 0 && DIGIT.test(next) && isPartOfDish(line)) return true;
  return (
    index > 0 &&
    before === '' &&
    !DIGIT.test(line) &&
    !line.includes(',') &&
    isAboveAmounts([line, next])
  );
}

/** "100 g icing sugar", but no step: "200 g Mehl unterheben." and "1. Mix". */
const SHORT_LINE_WITH_AMOUNT = /^(?:\d+(?!\.\s)|[½¼¾])(?!\d*\.\s)(?:\S*\s+){1,7}\S*[^.!:\s]$/;

/** Whether a line below the steps begins another part of the dish, with its own ingredients. */
function isFurtherPart(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const isHeading =
    /^#{2,6}\s/.test(line) || isGroupHeading(line) || isPartOfDish(withoutHashes(line));
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  return isHeading && SHORT_LINE_WITH_AMOUNT.test(below);
}

/** "☐ 500 g flour", "🥛 150 ml milk", "•1 egg": a box to tick, as plugins of pages print it, or a picture. */
const MARK =
  /^(?:[☐☑☒▢□◻✓•]|(?!©|®|™)\p{Extended_Pictographic}|[\ufe0f\u200d]|\p{Emoji_Modifier})+\s*(?=.*\p{L})/u;

/** Pictures behind the words of a line: "Shakshuka für 2 🍳". */
const MARK_BEHIND =
  /\s*(?:(?!©|®|™)\p{Extended_Pictographic}|[\ufe0f\u200d]|\p{Emoji_Modifier})+$/u;

/** Characters of a line whose end is looked at. */
const MAX_LINE = 200;

function withoutMarkBehind(line: string): string {
  return line.length > MAX_LINE ? line : line.replace(MARK_BEHIND, '');
}

/** A line without bullets, repeated spaces, checkboxes and marks of emphasis. */
function withoutMarks(written: string): string {
  return withoutBullet(withoutMarkBehind(written.replace(/\s+/g, ' ').trim().replace(MARK, '')))
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/\*\*|__/g, '')
    .replace(/^\*(?=\S)(.*)\*/, '$1')
    .replace(/^_(?=\S)(.*)_$/, '$1')
    .trim();
}
