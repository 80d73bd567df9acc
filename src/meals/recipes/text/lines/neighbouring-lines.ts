import { SEVERAL_WORDS } from '../../../../text/numbers/number-words.ts';
import { SOLD_IN_WORDS } from '../../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS } from '../../../../text/vocabulary/unit-words.ts';
import { isGroupHeading, isPartOfDish } from '../../ingredients/group-headings.ts';
import { isAmountOfFood } from '../around/above-ingredients.ts';
import {
  FACT,
  INGREDIENTS_HEADING,
  isIngredientsHeading,
  STEPS_HEADING,
  withoutHashes,
} from '../around/recipe-headings.ts';
import { BELOW_TITLE, isAboveAmounts, namesStaple } from '../around/title-line.ts';
import { isWholePart } from './made-parts.ts';

/** A digit or a fraction. */
export const DIGIT = /[\d¼-¾⅐-⅞]/;

/** "100 g icing sugar", but not a step: "200 g Mehl unterheben." and "1. Mix". */
const SHORT_LINE_WITH_AMOUNT = /^(?:\d+(?!\.\s)|[½¼¾])(?!\d*\.\s)(?:\S*\s+){1,7}\S*[^.!:\s]$/;

/** Whether a line is directly above an ingredient with an amount, or the heading of a list of ingredients. */
export function isTitleOfIngredients(lines: readonly string[], index: number): boolean {
  const below = lines.slice(index + 1).filter((one) => one !== '' && !FACT.test(one));
  return below
    .slice(0, BELOW_TITLE)
    .some((one) => DIGIT.test(one) || INGREDIENTS_HEADING.test(withoutHashes(one)));
}

/** Whether an ingredient with an amount, or the heading of the ingredients, is directly below a line. */
export function isAboveIngredient(lines: readonly string[], index: number): boolean {
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  return SHORT_LINE_WITH_AMOUNT.test(below) || INGREDIENTS_HEADING.test(withoutHashes(below));
}

/** "ein Päckchen Puddingpulver", "two eggs", "a bunch of dill": an ingredient above others, not their heading. */
const AMOUNT_IN_WORDS = new RegExp(
  String.raw`^(?:one\s(?:\p{L}+\s)?(?:can|tin|jar|bottle|bag|box|packet|package)\s(?:of\s)?\p{L}|(?:an?|eine?n?|half an?|halbe[rsn]?)\s(?:\p{L}+\s)?(?:${SPOON_WORDS}|${SOLD_IN_WORDS}|tassen?|cups?|prise|bund|handvoll|würfel|zehe|scheibe|stück|stange|zweig|kilo|pfund|liter|pinch|bunch|handful|knob|dash|clove|slice|piece|stick|sprig|pound)(?!\p{L})|(?:${SEVERAL_WORDS})\s\p{L})`,
  'iu',
);

/** Whether a line begins a paragraph of ingredients with their purpose: "Glaze", "Curry". */
export function isHeadingOfParagraph(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const before = lines[index - 1] ?? '';
  const next = lines[index + 1] ?? '';
  const isAmount = DIGIT.test(next) || isWholePart(next);
  if (index > 0 && isAmount && isPartOfDish(line)) return true;
  return (
    index > 0 &&
    before === '' &&
    !DIGIT.test(line) &&
    !line.includes(',') &&
    !AMOUNT_IN_WORDS.test(line) &&
    isAboveAmounts([line, next])
  );
}

/** Whether a line below the steps begins another part of the dish, with its own ingredients. */
export function isPartBelowSteps(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const isHeading =
    /^#{2,6}\s/.test(line) || isGroupHeading(line) || isPartOfDish(withoutHashes(line));
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  return isHeading && SHORT_LINE_WITH_AMOUNT.test(below);
}

/** Whether a heading of steps is between that of the ingredients and their amounts, as in two columns of a page. */
export function isHeadingOfNothing(lines: readonly string[], index: number): boolean {
  const above = lines.slice(0, index).findLast((one) => one !== '') ?? '';
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  return (
    STEPS_HEADING.test(withoutHashes(lines[index] as string)) &&
    isIngredientsHeading(withoutHashes(above)) &&
    isAmountOfFood(below) &&
    !/[.!]$/.test(below)
  );
}

/** Whether a line alone above the paragraph of the first amounts is the name of the dish below that of the page. */
export function isDishAlone(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  if (index === 0 || lines[index - 1] !== '' || lines[index + 1] !== '') return false;
  if (DIGIT.test(line) || line.includes(',') || namesStaple(line)) return false;
  const [next = '', second = ''] = lines.slice(index + 2);
  const isFirst = !lines.slice(0, index).some(isAmountOfFood);
  return isFirst && isAmountOfFood(next) && isAmountOfFood(second);
}
