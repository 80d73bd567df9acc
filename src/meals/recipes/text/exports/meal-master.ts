/** The first line of a recipe exported by Meal-Master: "MMMMM----- Recipe via Meal-Master (tm) v8.05". */
const FIRST_LINE = /^\s*(?:M{5}|-{5}).*meal-?master/i;

/** The last line, and a line between groups of ingredients: "MMMMM", "-----DOUGH-----". */
const RULE = /^\s*(?:M{5}|-{5,})-*\s*(.*?)[-\s]*$/;

/** The units of Meal-Master, in the words that recipes use; others are the same everywhere. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    t: 'teaspoon',
    ts: 'teaspoon',
    T: 'tablespoon',
    tb: 'tablespoon',
    c: 'cup',
    fl: 'fl oz',
    pt: 'pint',
    qt: 'quart',
    ga: 'gallon',
    cn: 'can',
    pk: 'package',
    ct: 'carton',
    pn: 'pinch',
    ds: 'dash',
    dr: 'drop',
    bn: 'bunch',
    sl: 'slice',
    sm: 'small',
    md: 'medium',
    lg: 'large',
    ea: '',
  }),
);

/** An amount in the first columns, perhaps with a unit of two letters, and the food. */
const INGREDIENT = /^\s{0,8}(\d[\d/ .-]*?)\s+(?:([A-Za-z]{1,2})\s+)?(\S.*)$/;

/** A food without an amount is in the column of foods; steps begin further left. */
const WITHOUT_AMOUNT = /^\s{10,}(?!-)\S/;
const CONTINUED = /^\s{10,}-\s*(\S.*)$/;

const FACT = /^\s*(title|categories|yield|servings)\s*:\s*(.*)$/i;

/** The position where the second of two columns of ingredients begins. */
const SECOND_COLUMN = 41;

/**
 * The lines of a recipe of Meal-Master in the words of other recipes, each in its place: "1/4 teaspoon Salt" for "1/4
 * ts Salt". Ingredients in two columns of the same line stay on one line. Lines of any other recipe are unchanged.
 */
export function withoutMealMaster(written: readonly string[]): readonly string[] {
  const first = written.findIndex((line) => line.trim() !== '');
  if (!FIRST_LINE.test(written[first] ?? '')) return written;
  const lines: string[] = [];
  /** The ingredients of a line, by their column. */
  const ingredients = new Map<number, string[]>();
  /** The line of the last ingredient of each column. */
  const last: number[] = [];
  let hasSteps = false;
  for (const [index, line] of written.entries()) {
    const [, fact = '', value = ''] = hasSteps || last.length > 0 ? [] : (FACT.exec(line) ?? []);
    const parts = hasSteps ? [] : columnsOf(line);
    const found = parts.map(ingredientOf);
    const continued = parts.map((part, at) =>
      last[at] === undefined ? undefined : CONTINUED.exec(part)?.[1],
    );
    const [rule, group = ''] = RULE.exec(line) ?? [];
    const isIngredient = parts.some((_, at) => (found[at] ?? continued[at]) !== undefined);
    if (index === first || line.trim() === '') lines.push('');
    else if (rule !== undefined) lines.push(group === '' ? '' : `${group}:`);
    else if (fact !== '') lines.push(factOf(fact.toLowerCase(), value));
    else if (isIngredient) {
      lines.push('');
      for (const at of parts.keys()) {
        const above = ingredients.get(last[at] ?? -1);
        if (continued[at] !== undefined && above !== undefined) {
          above[at] = `${above[at]?.replace(/,$/, '')}, ${continued[at]}`;
        } else if (found[at] !== undefined) {
          const row = ingredients.get(index) ?? [];
          row[at] = found[at];
          ingredients.set(index, row);
          last[at] = index;
        }
      }
    } else {
      lines.push(hasSteps ? line : `Directions: ${line.trim()}`);
      hasSteps = true;
    }
  }
  for (const [index, row] of ingredients) lines[index] = row.filter(Boolean).join('; ');
  return lines;
}

/** The columns of a line of ingredients. */
function columnsOf(line: string): readonly string[] {
  const second = line.slice(SECOND_COLUMN);
  const isEmptyBetween = line.slice(SECOND_COLUMN - 2, SECOND_COLUMN).trim() === '';
  const isSecond = ingredientOf(second) !== undefined || CONTINUED.test(second);
  return isEmptyBetween && isSecond ? [line.slice(0, SECOND_COLUMN).trimEnd(), second] : [line];
}

function factOf(fact: string, value: string): string {
  if (fact === 'title') return `# ${value}`;
  return fact === 'categories' ? '' : `Yield: ${value}`;
}

function ingredientOf(line: string): string | undefined {
  const [, amount = '', unit = '', food = ''] = INGREDIENT.exec(line) ?? [];
  if (amount !== '') {
    const word = UNITS.get(unit) ?? UNITS.get(unit.toLowerCase()) ?? unit;
    return [amount, word, food].filter((part) => part !== '').join(' ');
  }
  return WITHOUT_AMOUNT.test(line) ? line.trim() : undefined;
}
