import { isAmountCell } from '../words/amounts/amount-cells.ts';
import { sizeOfUnit } from '../words/amounts/size-in-name.ts';
import type { DietaryRecord, RecordLine } from './dietary-record.ts';

/** "Generic - Basmati Rice, 200 g": a brand or a food, a dash, a name, and the amount. */
const BRAND_LINE = /^(\S.*?)\s+-\s+(\S.*),\s+(\d[\d.,/ ]*)\s?(\p{L}(?:(?!\s-\s)[^,])*)$/u;

/** Words that programs have in place of a brand. */
const NO_BRAND = /^(?:generic|generico|home ?made|usda|standard|basic|eigene(?:s)?|hausgemacht)$/i;

/** A single line may have a dash and an amount by chance. */
const LEAST_LINES = 2;

/**
 * A record whose lines are written as MyFitnessPal does, with the amount in front: "Egg - Large, 2 egg" is "2 Egg -
 * Large". A record in which fewer than half of the lines look like that is unchanged.
 */
export function withBrandLinesRead(record: DietaryRecord): DietaryRecord {
  const { lines } = record;
  const found = lines.filter(isBrandLine).length;
  if (found < LEAST_LINES || found * 2 < lines.length) return record;
  return { ...record, lines: lines.map((line) => (isBrandLine(line) ? amountFirst(line) : line)) };
}

function isBrandLine({ text, measure = '' }: RecordLine): boolean {
  if (measure !== '') return false;
  const brand = BRAND_LINE.exec(text)?.[1];
  return brand !== undefined && !isAmountCell(brand);
}

function amountFirst({ text, food: _, measure: __, ...line }: RecordLine): RecordLine {
  const [, brand = '', name = '', number = '', unit = ''] = BRAND_LINE.exec(text) ?? [];
  const written = NO_BRAND.test(brand) ? name : `${brand} - ${name}`;
  const measure = measureOf(number.trim(), unit, written);
  return { ...line, text: `${measure} ${written}`, measure, food: written };
}

/** "2 egg" of "Egg - Large" counts the food itself, and "2 slice (40 g)" slices of that weight. */
function measureOf(number: string, unit: string, food: string): string {
  const size = sizeOfUnit(unit);
  if (size?.mayBeOfAll === false) return `${number} x ${size.size}`;
  const words = food.toLowerCase().split(/[^\p{L}]+/u);
  const isFood = [unit, unit.replace(/s$/, '')].some((word) => words.includes(word.toLowerCase()));
  return isFood ? number : `${number} ${unit}`;
}
