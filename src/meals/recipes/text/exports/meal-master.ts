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
  const ingredients = new IngredientColumns();
  let hasSteps = false;
  const lines = written.map((line, index) => {
    if (index === first || line.trim() === '') return '';
    const [rule, group = ''] = RULE.exec(line) ?? [];
    if (rule !== undefined) return group === '' ? '' : `${group}:`;
    if (hasSteps) return line;
    const fact = ingredients.isEmpty ? factIn(line) : undefined;
    if (fact !== undefined) return fact;
    if (ingredients.take(line, index)) return '';
    hasSteps = true;
    return `Directions: ${line.trim()}`;
  });
  for (const [index, text] of ingredients.lines()) lines[index] = text;
  return lines;
}

/** Collects ingredients in one or two columns. Some continue in the lines below. */
class IngredientColumns {
  /** The ingredients of a line, by their column. */
  readonly #rows = new Map<number, string[]>();
  /** The line of the last ingredient of each column. */
  readonly #last: number[] = [];

  get isEmpty(): boolean {
    return this.#last.length === 0;
  }

  /** Takes the ingredients of a line. Returns whether it has any, or continues one. */
  take(line: string, index: number): boolean {
    const parts = columnsOf(line);
    return parts
      .map((part, at) => this.#continue(part, at) || this.#add(part, at, index))
      .some(Boolean);
  }

  #continue(part: string, at: number): boolean {
    const row = this.#rows.get(this.#last[at] ?? -1);
    const rest = CONTINUED.exec(part)?.[1];
    if (row === undefined || rest === undefined) return false;
    row[at] = `${row[at]?.replace(/,$/, '')}, ${rest}`;
    return true;
  }

  #add(part: string, at: number, index: number): boolean {
    const ingredient = ingredientOf(part);
    if (ingredient === undefined) return false;
    const row = this.#rows.get(index) ?? [];
    row[at] = ingredient;
    this.#rows.set(index, row);
    this.#last[at] = index;
    return true;
  }

  /** The ingredients of each line as one text. */
  lines(): readonly (readonly [index: number, text: string])[] {
    return [...this.#rows].map(([index, row]) => [index, row.filter(Boolean).join('; ')]);
  }
}

/** The columns of a line of ingredients. */
function columnsOf(line: string): readonly string[] {
  const second = line.slice(SECOND_COLUMN);
  const isEmptyBetween = line.slice(SECOND_COLUMN - 2, SECOND_COLUMN).trim() === '';
  const isSecond = ingredientOf(second) !== undefined || CONTINUED.test(second);
  return isEmptyBetween && isSecond ? [line.slice(0, SECOND_COLUMN).trimEnd(), second] : [line];
}

/** The title, the categories or the yield above the ingredients; undefined for any other line. */
function factIn(line: string): string | undefined {
  const [, fact, value = ''] = FACT.exec(line) ?? [];
  if (fact === undefined) return undefined;
  if (/^title$/i.test(fact)) return `# ${value}`;
  return /^categories$/i.test(fact) ? '' : `Yield: ${value}`;
}

function ingredientOf(line: string): string | undefined {
  const [, amount = '', unit = '', food = ''] = INGREDIENT.exec(line) ?? [];
  if (amount !== '') {
    const word = UNITS.get(unit) ?? UNITS.get(unit.toLowerCase()) ?? unit;
    return [amount, word, food].filter((part) => part !== '').join(' ');
  }
  return WITHOUT_AMOUNT.test(line) ? line.trim() : undefined;
}
