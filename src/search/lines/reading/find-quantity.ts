import { decimalOf } from '../../../text/numbers/decimal.ts';
import { DECIMAL_NUMBER, PLAIN_NUMBER } from '../../../text/numbers/fractions.ts';
import { isFill } from '../words/fill.ts';
import { isContainer, type PortionMeasure } from '../words/measures.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from '../words/preparation-words.ts';
import { DURATION_WORDS, NUMBER_WORDS } from '../words/quantity-words.ts';
import { FILLER_WORDS, MINOR_WORDS } from '../words/word-classes.ts';
import { type FoundQuantity, isThousands, piecesOf } from './found-quantity.ts';
import { measureAlone, measureAt, measureAtEnd } from './measure-without-number.ts';
import { sizeAt } from './size-at.ts';
import { remarkOnTins, scopeOfTins } from './sizes-of-tins.ts';
import { isWeightOfAll } from './total-weight.ts';

/** Words for a number of things, which another number can count: "a couple", "half a dozen", "zwei Dutzend". */
const GROUPS = new Set(['couple', 'few', 'dozen', 'dutzend']);

/** Words for groups of an unknown number. */
const VAGUE = new Set(['few', 'einige', 'wenige', 'mehrere', 'several']);

/** The least volume or weight of a glass, tin or bottle: "2 glasses (125 ml)" are 125 ml each. */
const SMALLEST_CONTAINER = 100;

/** The least ml of a bottle: "2 bottles of beer (0.33 l)" are two of 330 ml. */
const SMALLEST_BOTTLE = 300;

/** Up to this, a number after a measure counts measures. A greater one counts pieces: "handful of almonds (20)". */
const MOST_MEASURES = 6;

/** The most packages or portions of a stated weight that a line can count. */
const MANY = 20;

/** Words that make the second of two quantities the quantity of each: "2 yoghurts, 125 g each". */
const EACH = new Set(['each', 'je', 'jeweils', 'à']);

/** Whether a token is a number rather than a word or a share such as "3.5%". */
export function isNumber(token: string): boolean {
  return /^\d/.test(token) && !token.endsWith('%');
}

/** The quantity of a line: its only number, or what two of its numbers mean together. */
export function findQuantity(tokens: readonly string[]): FoundQuantity | undefined {
  const all: FoundQuantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const found = quantityAt(tokens, index);
    if (found === undefined) continue;
    all.push(found);
    index = Math.max(...found.used);
  }
  const [first, second] = all;
  if (first === undefined) return measureAlone(tokens) ?? measureAtEnd(tokens);
  if (second === undefined || isWord(tokens, second)) {
    const ofMeasure = first.used.has(0) ? undefined : measureAlone(tokens);
    if (ofMeasure !== undefined && isLastNumber(tokens, first)) {
      const used = new Set([...ofMeasure.used, ...first.used]);
      // "Handful of almonds (about 20)" counts almonds rather than handfuls.
      const counted = first.quantity > MOST_MEASURES ? first : ofMeasure;
      return { ...counted, quantity: first.quantity, used };
    }
    // "Glass of red wine 175 ml"
    if (ofMeasure !== undefined && first.measure?.kind === 'unit')
      return both(ofMeasure, first, tokens);
    return countsAnother(tokens, first) ? { ...first, isUnclear: true } : first;
  }
  return both(first, second, tokens);
}

/** "Can of soup, 1/2" */
function isLastNumber(tokens: readonly string[], { used, measure }: FoundQuantity): boolean {
  return measure === undefined && used.has(tokens.length - 1);
}

/** "Tea, 2 sugars": after one food, a number before another word may count what that word names. */
function countsAnother(tokens: readonly string[], { used, measure }: FoundQuantity): boolean {
  const at = Math.min(...used);
  const next = tokens[Math.max(...used) + 1];
  if (measure !== undefined || next === undefined || !isNumber(tokens[at] as string)) return false;
  return isPlainWord(next) && tokens.slice(0, at).some(isPlainWord);
}

/** Whether a token is a word that neither prepares nor describes a food. */
function isPlainWord(token: string): boolean {
  const isOther = [PROCESSING_WORDS, COOKED_WORDS, MINOR_WORDS, FILLER_WORDS, EACH];
  return /^\p{L}/u.test(token) && !isOther.some((words) => words.has(token));
}

/** "a" later in a line is an article: "2 eggs in a bowl". */
function isWord(tokens: readonly string[], { used, measure }: FoundQuantity): boolean {
  return measure === undefined && [...used].every((index) => !isNumber(tokens[index] as string));
}

/** "1 lb 2 oz" is 18 oz: the part directly follows the whole, and is less than one of its units. */
function wholeAndPart(first: FoundQuantity, second: FoundQuantity): FoundQuantity | undefined {
  const [whole, part] = [first.measure, second.measure];
  if (whole?.kind !== 'unit' || part?.kind !== 'unit' || whole.unit !== part.unit) return undefined;
  const isNext = Math.min(...second.used) === Math.max(...first.used) + 1;
  const units = whole.factor / part.factor;
  const isPart = second.quantity < units && Number.isInteger(first.quantity);
  if (!isNext || !isPart) return undefined;
  return { ...second, quantity: first.quantity * units + second.quantity };
}

/** "1 egg (50 g)" weighs 50 g, "2 yoghurts, 125 g each" weigh 250 g, and "2 8-oz glasses" is uncertain. */
function both(
  first: FoundQuantity,
  second: FoundQuantity,
  tokens: readonly string[],
): FoundQuantity {
  const isMass = ({ measure }: FoundQuantity) => measure?.kind === 'unit';
  const ofEnergy = withEnergy(first, second) ?? withEnergy(second, first);
  if (ofEnergy !== undefined) return ofEnergy;
  const [count, mass] = isMass(first) ? [second, first] : [first, second];
  const used = new Set([...first.used, ...second.used]);
  const ofTins = withSizesOfTins(first, second, tokens);
  if (ofTins !== undefined) return ofTins;
  const isBehind = tokens[Math.min(...second.used) - 1] === '=';
  if (isBehind && isMass(second) && !isMass(first)) return { ...weightBehind(first, second), used };
  const sum = wholeAndPart(first, second);
  if (sum !== undefined) return { ...sum, used };
  const isEach = tokens.some((token) => EACH.has(token));
  if (!isMass(mass) || isMass(count)) return { ...first, isUnclear: true };
  const beforeSecond = tokens.slice(0, Math.min(...second.used));
  if (!isEach && isWeightOfAll(first.quantity, first.measure, beforeSecond))
    return { ...mass, used, ...piecesOf(first, { isOfEach: false }) };
  // "180 ml and another one of 120"
  if (count.measure === undefined && count.quantity > MANY)
    return { ...mass, used, isUnclear: true };
  return {
    ...mass,
    quantity: count.quantity * mass.quantity,
    used,
    isUnclear: first.isUnclear || second.isUnclear || (count.quantity !== 1 && !isEach),
    remarks: [...first.remarks, ...second.remarks],
  };
}

/** The weight behind what a line counts: of each vessel if it is too small for all of them, and otherwise of all. */
function weightBehind(counted: FoundQuantity, weight: FoundQuantity): FoundQuantity {
  const { measure, quantity } = counted;
  const factor = weight.measure?.kind === 'unit' ? weight.measure.factor : 1;
  const isBottle = measure?.kind === 'serving' && measure.form === 'bottle';
  const least = isBottle ? SMALLEST_BOTTLE : SMALLEST_CONTAINER;
  const isOfEach =
    isVessel(measure) && quantity > 1 && (weight.quantity * factor) / quantity < least;
  const pieces = piecesOf(counted, { isOfEach });
  if (isOfEach) return { ...weight, quantity: quantity * weight.quantity, ...pieces };
  // "2 cans (400 g)" and "1/2 Glas (370 g)" are uncertain.
  const isOfSold = isContainer(measure) || isJarOf(counted, weight);
  return { ...weight, isUnclear: isOfSold && quantity !== 1, ...pieces };
}

/** Both "2 cans chickpeas (400 g)" and "2 cans chickpeas (800 g)" are 800 g. */
function withSizesOfTins(
  first: FoundQuantity,
  second: FoundQuantity,
  tokens: readonly string[],
): FoundQuantity | undefined {
  if (first.measure?.kind === 'unit' || tokens.some((token) => EACH.has(token))) return undefined;
  const scope = scopeOfTins(first, second, tokens);
  if (scope === undefined) return undefined;
  const stated = [...second.used].map((index) => tokens[index]).join(' ');
  return {
    ...second,
    quantity: scope === 'each' ? first.quantity * second.quantity : second.quantity,
    used: new Set([...first.used, ...second.used]),
    isUnclear: first.isUnclear || second.isUnclear,
    remarks: [...first.remarks, ...second.remarks, remarkOnTins(scope, stated)],
  };
}

/** "1 bar (150 kcal)" is the amount with this energy. If a weight is given, the weight counts. */
function withEnergy(energy: FoundQuantity, other: FoundQuantity): FoundQuantity | undefined {
  if (energy.measure?.kind !== 'energy') return undefined;
  const used = new Set([...energy.used, ...other.used]);
  if (other.measure?.kind === 'unit') return { ...other, used };
  return { ...energy, used, isUnclear: other.quantity !== 1 };
}

/** Whether a glass is a jar, since it holds a weight: "1/2 Glas Apfelmus (370 g)". */
function isJarOf({ measure: glass }: FoundQuantity, { measure, quantity }: FoundQuantity): boolean {
  const isGlass = glass?.kind === 'serving' && glass.form === 'glass';
  const grams = measure?.kind === 'unit' && measure.unit === 'g' ? quantity * measure.factor : 0;
  return isGlass && grams >= SMALLEST_CONTAINER;
}

function isVessel(measure: PortionMeasure | undefined): boolean {
  const isDrinks = measure?.kind === 'serving' && ['glass', 'cup', 'bottle'].includes(measure.form);
  return isDrinks || isContainer(measure);
}

function quantityAt(tokens: readonly string[], start: number): FoundQuantity | undefined {
  const used = new Set<number>();
  const remarks: string[] = [];
  let index = start;
  const take = (count = 1) => {
    for (let taken = 0; taken < count; taken++) used.add(index++);
  };
  const token = tokens[start] as string;
  const first = numberOf(token, remarks);
  if (first === undefined) return undefined;
  const whole = withFurtherNumber(first, tokens.slice(start, start + 3), remarks);
  let { quantity } = whole;
  take(whole.taken);
  const group = tokens[index] ?? '';
  if (DURATION_WORDS.has(group)) return undefined;
  if (GROUPS.has(group)) {
    quantity *= NUMBER_WORDS.get(group) as number;
    take();
  }
  const isVague = VAGUE.has(group) || VAGUE.has(token);
  const size = sizeAt(tokens, index);
  if (size !== undefined) take();
  const filled = tokens[index];
  const fill = isFill(filled) ? filled : undefined;
  if (fill !== undefined) take();
  const measure = measureAt(tokens, index);
  // German "gr." may be "groß".
  const isShort = tokens[index] === 'gr' && quantity < 10;
  if (measure !== undefined) take();
  if (isThousands(token) && measure?.kind === 'unit' && measure.factor <= 1) {
    quantity = Number(token.replace(/[.,]/, ''));
    remarks.push(`read ${token} as ${quantity}`);
  }
  // "7.30 coffee" has a time of day, and "1.250 rolls" is uncertain, too. "2.75 cups" are neither.
  const isInQuarters = measure !== undefined && IN_QUARTERS.test(token);
  const isOdd = measure?.kind !== 'unit' && /^[1-9]\d?[.,]\d\d(?!.*-)/.test(token) && !isInQuarters;
  // Checklists of all foods have 0 g of those not eaten; 0 alone may be part of a name, as in cola.
  const isNone = quantity < 0 || (quantity === 0 && measure === undefined);
  const litres = litresOf(
    [...used].map((at) => tokens[at] as string),
    measure,
  );
  const isUnclear = isShort || (isOdd && litres === undefined) || isVague || isNone;
  return {
    ...{ quantity, measure, size, used, remarks, isUnclear },
    ...(fill === undefined ? {} : { fill }),
    ...(litres === undefined ? {} : { litres }),
  };
}

/** A number with the part or the factor behind it: "1 1/2", "half a", "2 x 150 g"; and how many tokens these are. */
function withFurtherNumber(
  number: number,
  [token = '', next = '', further]: readonly string[],
  remarks: string[],
): { readonly quantity: number; readonly taken: number } {
  const fraction = next.includes('/') ? numberOf(next, remarks) : undefined;
  if (fraction !== undefined) return { quantity: number + fraction, taken: 2 };
  if (number < 1 && (next === 'a' || next === 'an')) return { quantity: number, taken: 2 };
  const part = NUMBER_WORDS.get(next) ?? 1;
  // "eine halbe Pizza"
  if (number === 1 && !isNumber(token) && part < 1) return { quantity: part, taken: 2 };
  // "1 halbe Avocado", "2 half grapefruits"
  if (isNumber(token) && HALF_WORD.test(next)) return { quantity: number / 2, taken: 2 };
  // "1 Viertel Pizza", "2 Drittel Melone"
  if (isNumber(token) && PART_WORD.test(next)) return { quantity: number * part, taken: 2 };
  const factor = next === 'x' ? numberOf(further, remarks) : undefined;
  return factor === undefined
    ? { quantity: number, taken: 1 }
    : { quantity: number * factor, taken: 3 };
}

/** Quarters and thirds of a few measures. From four on, ".25" and ".33" may be minutes: "7.25 cup of tea". */
const IN_QUARTERS = /^(?:[1-3][.,](?:25|33)|[1-9][.,](?:66|67|75))$/;

const HALF_WORD = /^(?:half|halbe[rsn]?)$/;
const PART_WORD = /^(?:viertel|drittel|achtel)$/;

/** Sizes of glasses and bottles in litres, as on menus: "Bier 0,5", "Wein 2 x 0,2". */
const SIZE_IN_LITRES = /^0,(?:1|125|15|2|25|3|33|4|5|6|7|75)$/;
const SIZE_OF_CAN = /^0,(?:2|3|33|35|7)$/;
const SEVERAL_LITRES = /^[1-9],\d+$/;

function litresOf(
  tokens: readonly string[],
  measure: PortionMeasure | undefined,
): FoundQuantity['litres'] {
  const isSize = tokens.some((token) => SIZE_IN_LITRES.test(token));
  // "0,33 Dose" is the size of the can, and "0,5 Dose" is half a can.
  if (measure !== undefined)
    return isSold(measure) && tokens.some((token) => SIZE_OF_CAN.test(token))
      ? 'likely'
      : undefined;
  if (isSize) return 'likely';
  return tokens.some((token) => SEVERAL_LITRES.test(token)) ? 'possible' : undefined;
}

function isSold(measure: PortionMeasure): boolean {
  return isContainer(measure) || (measure.kind === 'serving' && measure.form === 'bottle');
}

const RANGE = new RegExp(`^(${PLAIN_NUMBER})-(${PLAIN_NUMBER})$`);
const DECIMAL = new RegExp(`^${DECIMAL_NUMBER}$`);

function numberOf(token: string | undefined, remarks: string[]): number | undefined {
  if (token === undefined || token.endsWith('%')) return undefined;
  const word = NUMBER_WORDS.get(token);
  if (word !== undefined) return word;
  const fraction = /^(\d+)\/([1-9]\d*)$/.exec(token);
  if (fraction !== null) return Number(fraction[1]) / Number(fraction[2]);
  const range = RANGE.exec(token);
  if (range !== null) {
    const [from, to] = [range[1], range[2]].map((end) => numberOf(end, remarks));
    if (from === undefined || to === undefined) return undefined;
    remarks.push(`used the midpoint of ${token}`);
    return (from + to) / 2;
  }
  return DECIMAL.test(token) ? decimalOf(token) : undefined;
}
