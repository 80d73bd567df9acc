import { decimalOf } from '../../../../text/numbers/decimal.ts';
import { FLOUR_TOTAL_WORDS, isTotalLine } from '../around/recipe-headings.ts';

/** A share in percent, perhaps with the weight that it is: "Water 75 % 750 g", "900 g flour (90%)". */
const SHARE_BEHIND =
  /^(.*?\p{L}.*?)[\s,(:–-]+(\d{1,3}(?:[.,]\d+)?)\s?%\)?\s*[-–:|=(]?\s*(\d[\d.,]*\s?(?:k?g|ml|l|oz|lbs?)\.?)?\)?$/iu;

/** "75% water" */
const SHARE_BEFORE = /^(\d{1,3}(?:[.,]\d+)?)\s?%\s+(\p{L}.*)$/u;

const FLOUR = /(?:flour|mehl|schrot|semolina|farine|farina|harina)(?!\p{Ll})/iu;

/** "Whole wheat" and "rye" are flours in a formula. */
const GRAIN = /(?<!\p{L})(?:wheat|rye|spelt)$/iu;

/** "Rezept für 1000 g Mehl", "for 1 kg flour": the weight that is 100 %. */
const OF_FLOUR =
  /^(?:(?:rezept|recipe|formula|angaben|mengen?|alle|based|bezogen)\s+)*(?:für|auf|for|on|per)\s+(\d[\d.,]*\s?k?g)\s+(?:of\s+)?(?:\p{L}+\s+)?(?:\p{L}*mehl|flour)\s*:?$/iu;

/** "Total flour: 900 g", "Mehlmenge gesamt: 1 kg": the same weight. */
const TOTAL_FLOUR = new RegExp(
  String.raw`^(?:${FLOUR_TOTAL_WORDS})\s*:?\s*(\d[\d.,]*\s?k?g)$`,
  'i',
);

const GRAMS = /^(\d[\d.,]*)\s?(k?g)/i;

/** The minimum number of shares in a formula. Elsewhere, percentages are usually fat contents. */
const LEAST_SHARES = 3;

/** The weight of 100 % that viand assumes if the recipe states none, in g. */
const UNSTATED = 1000;

interface Share {
  readonly index: number;
  /** The food, perhaps with its weight before it. */
  readonly name: string;
  readonly percent: number;
  /** The weight as it is written; empty if there is none. */
  readonly weight: string;
}

/** The lines of a recipe, with weights instead of percentages. */
export interface WeighedFormula {
  readonly lines: readonly string[];
  /** How the percentages were read, in sentences. */
  readonly notes: readonly string[];
  /** Whether the weights are assumed, so that only the nutrients of 100 g are known. */
  readonly isScaled: boolean;
}

/**
 * Replaces the percentages of a baker's formula by weights: "Water 75 %" becomes "750 g Water" if the flours are 100 %
 * and weigh 1000 g. Shares that add up to 100 % become weights, too. Any other recipe is unchanged.
 */
export function withoutPercentages(lines: readonly string[]): WeighedFormula {
  const shares = lines.flatMap((line, index) => shareOf(line, index) ?? []);
  const foods = shares.filter(({ name }) => !isTotalLine(name));
  if (foods.length < LEAST_SHARES || !isFormula(foods))
    return { lines, notes: [], isScaled: false };
  const statedIn = (line = '') => (OF_FLOUR.exec(line) ?? TOTAL_FLOUR.exec(line))?.[1] ?? '';
  const stated = lines.findIndex((line) => statedIn(line) !== '');
  const ofFlour = gramsOf(statedIn(lines[stated]));
  const known = shares.find((share) => !Number.isNaN(wholeOf(share)));
  const ofAll = Number.isNaN(ofFlour) ? wholeOfTotal(lines, foods) : ofFlour;
  const whole = known === undefined ? ofAll : wholeOf(known);
  const grams = Number.isNaN(whole) ? UNSTATED : whole;
  const weighed = [...lines];
  if (stated >= 0) weighed[stated] = '';
  let isCounted = false;
  for (const { index, name, percent, weight } of shares) {
    const isWeighed = weight !== '' || GRAMS.test(name);
    isCounted ||= !isWeighed && !isTotalLine(name);
    const own = isWeighed ? weight : `${rounded((percent / 100) * grams)} g`;
    weighed[index] = isTotalLine(name) ? name : `${own} ${name}`.trim();
  }
  const isScaled = isCounted && Number.isNaN(whole);
  return { lines: weighed, notes: isCounted ? [noteOf(grams, isScaled)] : [], isScaled };
}

function noteOf(grams: number, isScaled: boolean): string {
  const note = `Read percentages as weights: 100 % as ${rounded(grams)} g`;
  return isScaled ? `${note}, since nothing states a weight; servings are unknown` : note;
}

/** The maximum length of a line with a share. The pattern takes quadratic time in longer lines, which are prose. */
const LONGEST_SHARE = 200;

function shareOf(line: string, index: number): Share | undefined {
  if (line.length > LONGEST_SHARE || !line.includes('%')) return undefined;
  const [, behind = '', after = '', weight = ''] = SHARE_BEHIND.exec(line) ?? [];
  const [, before = '', food = ''] = SHARE_BEFORE.exec(line) ?? [];
  const name = (behind === '' ? food : behind.trim()).replace(GRAIN, '$& flour');
  return name === '' ? undefined : { index, name, percent: decimalOf(after || before), weight };
}

/** Whether the flours are 100 %, as in a baker's formula, or all foods together, or all weights follow the shares. */
function isFormula(foods: readonly Share[]): boolean {
  if (areProportional(foods)) return true;
  const flours = foods.filter(({ name }) => FLOUR.test(name));
  return [flours, foods].some((some) => Math.abs(sumOf(some) - 100) < 1);
}

/** How far weights may be from those of their shares, as a share: both are rounded. */
const ROUNDING = 0.02;

/** Whether each share has a weight, and all of them say the same weight of 100 %. */
function areProportional(foods: readonly Share[]): boolean {
  const whole = Math.max(...foods.map(wholeOf));
  return foods.every((food) => Math.abs(wholeOf(food) - whole) <= ROUNDING * whole);
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { percent }) => sum + percent, 0);
}

/** The weight of 100 % according to a share with a weight, in g; NaN without one. */
function wholeOf({ name, percent, weight }: Share): number {
  return gramsOf(weight || name) / (percent / 100);
}

/** The weight of 100 % according to a line such as "Total dough 1800 g", in g; NaN without such a line. */
function wholeOfTotal(lines: readonly string[], foods: readonly Share[]): number {
  const total = lines.find((line) => isTotalLine(line) && !line.includes('%')) ?? '';
  return gramsOf(/\d.*$/.exec(total)?.[0] ?? '') / (sumOf(foods) / 100);
}

function gramsOf(text: string): number {
  const [, number = '', unit = ''] = GRAMS.exec(text) ?? [];
  return number === '' ? Number.NaN : decimalOf(number) * (unit.toLowerCase() === 'kg' ? 1000 : 1);
}

function rounded(grams: number): number {
  return Number(grams.toFixed(1));
}
