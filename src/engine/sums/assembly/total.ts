/**
 * Adds rows of sums up to one, in AssemblyScript: `npm run build:kernel` compiles it to WebAssembly, which needs
 * no warming up, and makes no garbage of sums.
 *
 * All addresses are of one memory; JavaScript says where things are.
 */

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/**
 * Adds rows to the total, up to the first after which some sum of it exceeds `limit`.
 *
 * @param total its sums
 * @param rows their sums, row by row
 * @param width sums of a row
 * @returns how many rows were added
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
