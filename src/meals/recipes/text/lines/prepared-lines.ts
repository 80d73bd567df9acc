import { type AroundIngredients, aroundIngredients } from '../around/around-ingredients.ts';
import { withoutFrontMatterFacts } from '../around/front-matter-lines.ts';
import { type OfLetter, withoutLetter } from '../around/letter.ts';
import { withoutTitleOnLine } from '../around/title-on-line.ts';
import { withoutMasterCook } from '../exports/master-cook.ts';
import { withoutMealMaster } from '../exports/meal-master.ts';
import { withoutRezKonv } from '../exports/rez-konv.ts';
import { quotedSteps } from '../steps/quoted-steps.ts';
import { withAmountsJoined } from './amounts-apart.ts';
import { withoutPercentages } from './bakers-percentages.ts';
import { withCellsJoined } from './cells-without-header.ts';
import { withoutListLabel } from './labelled-list.ts';
import { withListCell } from './list-cells.ts';
import { withoutNumbers } from './numbered-list.ts';
import { withoutProse } from './prose-recipe.ts';
import { type RecipeTable, recipeTable } from './recipe-table.ts';
import { withoutMarks } from './without-marks.ts';
import { withoutBreaks } from './wrapped-lines.ts';

/** The lines of a recipe in the words of other recipes, each in its place, and what was taken from them. */
export interface PreparedLines {
  readonly lines: readonly string[];
  /** The positions of the lines in the file, if they are others. */
  readonly places: readonly number[] | undefined;
  readonly table: RecipeTable;
  /** The letter around the recipe, and how much it and the label of a list say that the recipe makes. */
  readonly letter: OfLetter;
  /** The title in the line of the ingredients; empty if there is none. */
  readonly title: string;
  /** The text of the page around the ingredients. */
  readonly around: AroundIngredients;
  /** The positions of quotations that are steps. */
  readonly quoted: ReadonlySet<number>;
  /** Whether percentages were read as weights. */
  readonly isScaled: boolean;
  readonly notes: readonly string[];
}

/** Prepares the lines of a recipe: programs, letters, notes and pages write the same ones in different ways. */
export function preparedLines(text: string): PreparedLines {
  const exported = withoutRezKonv(withoutMasterCook(withoutMealMaster(text.split(/\r\n|\n|\r/))));
  const written = withoutNumbers(withCellsJoined(withListCell(withoutFrontMatterFacts(exported))));
  const table = recipeTable(written);
  const letter = withoutLetter(
    written.map((line, index) => table.lines.get(index) ?? withoutMarks(line)),
  );
  const listed = withoutListLabel(withoutBreaks(letter.lines));
  const { title, lines: titled } = withoutTitleOnLine(listed.lines);
  const told = withoutProse(titled);
  const { lines, isScaled, notes } = withoutPercentages(withAmountsJoined(told.lines));
  return {
    ...{ lines, table, isScaled, places: told.places },
    title: title || told.title,
    notes: [...told.notes, ...notes],
    letter: { ...letter, yields: [...letter.yields, ...listed.yields, ...told.yields] },
    around: aroundIngredients(told.places === undefined ? written : lines, lines),
    quoted: told.places === undefined ? quotedSteps(written) : new Set(),
  };
}
