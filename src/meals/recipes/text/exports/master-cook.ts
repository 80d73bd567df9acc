import { alignedCells, chunksOf } from '../../../../text/lines/aligned-cells.ts';
import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';

/** The first line of each recipe in text that MasterCook has exported: "* Exported from MasterCook *". */
const FIRST_LINE = /^[\s*]*exported from\s+mastercook/i;

/** The names of the columns above the ingredients. */
const HEADER = /^\s*amount\s+measure\s+ingredient\b/i;

/** "Serving Size  : 8    Preparation Time :0:30". */
const SERVINGS = /^\s*serving size\s*:\s*(\d[\d.]*)/i;

/** The line below the names of the columns. */
const RULE = /^[\s-]+$/;

/** The parts of a recipe, from the top. */
type Part = 'title' | 'facts' | 'ingredients' | 'steps';

/**
 * The lines of recipes that MasterCook has exported as text, in the words of other recipes, each in its place: "3/4 cup
 * pearl barley, rinsed" for a row of its table. Lines of any other recipe are unchanged.
 */
export function withoutMasterCook(written: readonly string[]): readonly string[] {
  const first = written.findIndex((line) => line.trim() !== '');
  if (!FIRST_LINE.test(written[first] ?? '')) return written;
  let part: Part = 'title';
  let columns = chunksOf('');
  return written.map((line) => {
    if (FIRST_LINE.test(line)) part = 'title';
    if (FIRST_LINE.test(line) || line.trim() === '') return '';
    if (HEADER.test(line)) {
      part = 'ingredients';
      columns = chunksOf(line);
      return '';
    }
    if (part === 'title') {
      part = 'facts';
      return `# ${line.trim()}`;
    }
    if (part === 'facts') {
      const servings = SERVINGS.exec(line)?.[1];
      return servings === undefined ? '' : `Serves ${servings}`;
    }
    if (part === 'steps') return line;
    if (RULE.test(line)) return '';
    const cells = alignedCells(line, columns);
    const [amount = ''] = cells;
    const start = columns.at(-1)?.from ?? 0;
    const isBelowFoods = (chunksOf(line)[0]?.from ?? 0) >= start;
    if (beginsWithAmount(amount) || isBelowFoods)
      return cells
        .filter(Boolean)
        .join(' ')
        .replace(/\s+--\s+/g, ', ');
    part = 'steps';
    return `Directions: ${line.trim()}`;
  });
}
