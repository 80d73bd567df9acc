/**
 * Writes what the estimate of food patterns reads of the foods of FNDDS 2017-2018, for
 * `npm run build:patterns -- FOLDER`, with fndds-2017-2018.
 */
import { writeFileSync } from 'node:fs';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';
import { nutrient } from '../../src/model/nutrients.ts';
import { REFERENCE_COLUMNS } from '../../src/operations/import/pattern-references.ts';
import { LABEL_NUTRIENTS } from '../../src/search/patterns/label-axes.ts';
import { readFnddsFoods } from './fndds-foods.ts';

const FILE = 'seeds/food-pattern-references.csv';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the tables');

/** Two digits are more than the estimate can tell. */
const short = (amount: number) => String(Math.round(amount * 100) / 100);
const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const { measured } = await readFnddsFoods(folder);
const rows = [...measured.values()]
  .sort((a, b) => Number(a.code) - Number(b.code))
  .map(({ code, name, nutrients, foodPatterns }) => {
    const amounts = LABEL_NUTRIENTS.map((label) => nutrients[nutrient(label).position] as number);
    const patterns = FOOD_PATTERNS.flatMap(({ name: pattern, position }) => {
      const amount = short(foodPatterns[position] as number);
      return amount === '0' ? [] : [`${pattern} ${amount}`];
    });
    const cells = amounts.map((amount) => (Number.isNaN(amount) ? '' : short(amount)));
    return ['fped-2017-2018', code, quoted(name), ...cells, patterns.join(';')].join(',');
  });
writeFileSync(FILE, `${[REFERENCE_COLUMNS.join(','), ...rows].join('\n')}\n`);
process.stdout.write(`${FILE}: ${rows.length} foods\n`);
