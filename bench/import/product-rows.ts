import { closeSync, openSync, writeSync } from 'node:fs';

/** Words that describe products. */
export const FIRST = 'Organic Classic Crunchy Creamy Spicy Smoked Light Golden Country Fresh'.split(
  ' ',
);
/** Flavours. */
export const SECOND =
  'Tomato Chicken Cheddar Hazelnut Lemon Garlic Almond Oat Honey Mushroom Berry Lentil'.split(' ');
const THIRD = 'Soup Bar Sauce Crackers Yogurt Cookies Spread Salad Bread Drink'.split(' ');
/** Brands that do not exist. */
export const BRANDS = 'Acme Hofgut Bluebird Marlow Sunfield Northway Delmar Kestrel'.split(' ');

/** The number of rows that are written together. */
const ROWS_PER_WRITE = 10_000;

/** The columns of a table of products. */
export const PRODUCT_COLUMNS =
  'gtin name brand energy_kj protein_g fat_g saturated_fatty_acids_g carbohydrates_g sugar_g fiber_g salt_g'.split(
    ' ',
  );

/** The GTIN of a product: 12 digits and the check digit. */
export function gtinOf(index: number): string {
  return withCheckDigit(400_000_000_000 + index * 7);
}

/** 12 digits with the check digit of a GTIN-13. */
export function withCheckDigit(digits: number): string {
  const body = String(digits);
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Writes a table of products, which is the same each time for the same number of rows. */
export function writeProducts(file: string, rows: number): void {
  const handle = openSync(file, 'w');
  writeSync(handle, `${PRODUCT_COLUMNS.join(',')}\n`);
  let lines: string[] = [];
  for (let index = 0; index < rows; index++) {
    const pick = (list: readonly string[], step: number) =>
      list[Math.floor(index / step) % list.length];
    const name = `${pick(FIRST, 1)} ${pick(SECOND, 10)} ${pick(THIRD, 120)} ${index % 997}`;
    const [protein, fat, sugar] = [index % 12, index % 17, index % 23];
    const carbohydrates = sugar + (index % 19);
    const energy = 17 * protein + 37 * fat + 17 * carbohydrates + 8 * (index % 5);
    lines.push(
      `${gtinOf(index)},${name},${pick(BRANDS, 3)},${energy},${protein},${fat},${fat / 4},${carbohydrates},${sugar},${index % 5},${(index % 20) / 10}`,
    );
    if (lines.length === ROWS_PER_WRITE || index === rows - 1) {
      writeSync(handle, `${lines.join('\n')}\n`);
      lines = [];
    }
  }
  closeSync(handle);
}
