import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BRANDS, FIRST, PRODUCT_COLUMNS, SECOND, withCheckDigit } from './product-rows.ts';

/** The first GTIN of copies. Coupons have such codes, but products do not. */
const FIRST_COPY = 990_000_000_000;

/** The number of characters that are written together. */
const TEXT_PER_WRITE = 1_000_000;

/**
 * Writes a table with this many products, made from a table of real ones with columns such as
 * `product_name` and `fat_g`: first the real products, then copies with other names, brands and
 * GTINs.
 *
 * @param from CSV without quotes around names, compressed by gzip
 */
export async function writeVariedProducts(from: string, to: string, rows: number): Promise<void> {
  const handle = openSync(to, 'w');
  let text = `${PRODUCT_COLUMNS.join(',')}\n`;
  let written = 0;
  for (let copy = 0; written < rows; copy++) {
    const unpacked = createReadStream(from).pipe(createGunzip()) as Readable;
    let names: string[] | undefined;
    let index = 0;
    for await (const line of createInterface({ input: unpacked })) {
      const cells = line.split(',');
      if (names === undefined) {
        names = cells;
        continue;
      }
      if (written === rows) break;
      index += 1;
      // Rows with a comma in the name, which is in quotes, are skipped.
      if (cells.length !== names.length) continue;
      const places = names;
      const cell = (name: string) => cells[places.indexOf(name)] ?? '';
      // The code of a coupon in the table could be that of a copy.
      if (Number(cell('gtin').slice(0, -1)) >= FIRST_COPY) continue;
      const gtin = copy === 0 ? cell('gtin') : withCheckDigit(FIRST_COPY + written);
      const name = cell('product_name');
      const word = (list: readonly string[], step: number) =>
        list[(copy * 7 + Math.floor(index / step)) % list.length];
      const varied = copy === 0 ? name : `${word(FIRST, 3)} ${name} ${word(SECOND, 1)}`;
      const amounts = AMOUNTS.map(cell).join(',');
      text += `${gtin},${varied},${word(BRANDS, 50)},${amounts}\n`;
      written += 1;
      if (text.length > TEXT_PER_WRITE) {
        writeSync(handle, text);
        text = '';
      }
    }
    unpacked.destroy();
  }
  writeSync(handle, text);
  closeSync(handle);
}

/** The columns of amounts, in the order of {@link PRODUCT_COLUMNS}. */
const AMOUNTS =
  'energy_kj_calc protein_g fat_g saturated_g carbohydrate_g sugar_g fiber_g salt_g'.split(' ');
