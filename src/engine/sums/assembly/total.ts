/**
 * Adds up rows of sums, in AssemblyScript: `npm run build:kernel` compiles it to WebAssembly, which needs no warm-up
 * and produces no garbage.
 *
 * All addresses are in one memory, and JavaScript sets them.
 */

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/**
 * Adds rows to the total, up to the first after which one of its sums exceeds `limit`.
 *
 * @param total the sums of the total
 * @param rows the sums of the rows, row by row
 * @param width the number of sums in a row
 * @returns the number of rows that were added
 */
export function addRows(total: usize, rows: usize, count: u32, width: u32, limit: f64): u32 {
  const bytes = <usize>width << 3;
  let row = rows;
  for (let added: u32 = 0; added < count; ) {
    let most: f64 = 0;
    for (let slot: usize = 0; slot < bytes; slot += 8) {
      const sum = load<f64>(total + slot) + load<f64>(row + slot);
      store<f64>(total + slot, sum);
      most = max<f64>(most, sum);
    }
    row += bytes;
    added += 1;
    if (most > limit) return added;
  }
  return count;
}
