import type { DietaryRecord } from './dietary-record.ts';

const CODE = String.raw`(?:[a-z]\d{0,2}|\d{1,2})`;
const NUMBERS = String.raw`\d{1,2}(?:\s?,\s?\d{1,2})*`;

/** Brackets with only letters or numbers, as menus use them for allergens and additives: "(A,G)", "(1, 3, 8)". */
const CODES = new RegExp(String.raw`\(\s*(${CODE}(?:\s*[,;/]\s*${CODE})*)\s*\)`, 'giu');

/** All codes after a food, including those next to brackets or with an incomplete bracket: "Soup 1,2 (I)", "jam 3)". */
const ALL_CODES = new RegExp(
  String.raw`(?<=\S)\s*(?:(?<=\s)${NUMBERS}\s*)?${CODES.source}|(?<=\p{L})\s+${NUMBERS}\)`,
  'giu',
);

/** A single letter with another meaning: the size of eggs, or a unit. */
const OTHER_LETTER = /^[SMLsmlg]$/;

/** A single line may have such brackets by chance: "Brötchen (2)". */
const LEAST_LINES = 2;

/** Two numbers may be a single decimal one: "Milk (1,5)". */
const LEAST_NUMBERS = 3;

/**
 * A record without the codes of allergens and additives next to its foods: "(A)" would be one piece, and "(1,3)" one
 * and a third. Only a record with such codes in several lines is taken to have them.
 */
export function withoutMenuCodes(record: DietaryRecord): DietaryRecord {
  let lines = 0;
  for (const { text } of record.lines) {
    if (text.includes('(') && hasCodes(text)) lines += 1;
    if (lines === LEAST_LINES) break;
  }
  if (lines < LEAST_LINES) return record;
  return {
    ...record,
    lines: record.lines.map(({ food, text, ...line }) => ({
      ...line,
      text: text.replace(ALL_CODES, ''),
      ...(food === undefined ? {} : { food: food.replace(ALL_CODES, '') }),
    })),
  };
}

function hasCodes(text: string): boolean {
  return [...text.matchAll(CODES)].some(([, codes = '']) => {
    const isOfNumbers = !/[a-z]/i.test(codes);
    const all = codes.split(/[,;/]/);
    return isOfNumbers ? all.length >= LEAST_NUMBERS : !OTHER_LETTER.test(codes);
  });
}
