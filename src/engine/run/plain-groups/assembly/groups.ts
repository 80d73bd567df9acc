/**
 * Scores groups and writes them as lines of CSV, in AssemblyScript: `npm run build:kernel` compiles it to WebAssembly.
 *
 * All addresses are of one memory; JavaScript says where things are.
 */

import { writeFigures, writeWhole, written } from '../../../../tables/figures/assembly/figures';
import { metrics, score, setSums, sums } from './scores';

export {
  amounts,
  components,
  densities,
  energy,
  estimatedEnergyShare,
  metrics,
  steps,
  totalScore,
} from './scores';

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/** The sums of the groups of a block, group by group. */
export let rows: usize = 0;
/** Bytes of the sums of a group. */
export let stride: usize = 0;
/** The labels of the groups, each followed by a byte that UTF-8 never contains. */
export let keys: usize = 0;
/** The number of labels of a group. */
export let labels: u32 = 0;
/** For each byte: 0 if a label may contain it, 1 if a label may not begin with it, 2 if a label may not contain it. */
export let byteKinds: usize = 0;
/** The slots of masses that lack something, a word each. */
export let gaps: usize = 0;
/** The number of these slots. */
export let gapCount: u32 = 0;
/** 1 if the number of skipped entries follows the labels. */
export let showsSkipped: u32 = 0;
/** The places of the metrics that are written, a word each. */
export let places: usize = 0;
/** Room for these metrics. */
export let figures: usize = 0;
/** The number of these metrics. */
export let figureCount: u32 = 0;
/** The number of columns after the figures, which are blank for plain groups. */
export let blanks: u32 = 0;
/** The address to which lines are written. */
export let text: usize = 0;

/** The number of groups of the last call that omit entries. */
export let partial: u32 = 0;
/** The end of the text of the last call. */
export let end: usize = 0;

const COMMA: u8 = 0x2c;
const LINE_END: u8 = 0x0a;
const LABEL_END: u32 = 0xff;

/** The slots of counts, see `layout.ts`. */
const ENTRIES: usize = 0;
const SUMMED: usize = 8;

/** The largest number of entries that is counted exactly. */
const MAX_COUNT: f64 = 1000000000;

/** The address of the key of the next group, and the number of that group. */
let key: usize = 0;
let next: u32 = 0;

/** Goes back to the first group of a block. */
export function begin(): void {
  key = keys;
  next = 0;
}

function skipKey(): void {
  for (let label: u32 = 0; label < labels; label++) {
    while (<u32>load<u8>(key) !== LABEL_END) key += 1;
    key += 1;
  }
}

/** Writes the labels of the next group. Returns the address after them, or 0 if a label is not plain. */
function writeLabels(start: usize): usize {
  let at = start;
  for (let label: u32 = 0; label < labels; label++) {
    let byte = <u32>load<u8>(key);
    if (byte !== LABEL_END && load<u8>(byteKinds + byte) !== 0) return 0;
    while (byte !== LABEL_END) {
      if (load<u8>(byteKinds + byte) === 2) return 0;
      store<u8>(at++, <u8>byte);
      byte = load<u8>(++key);
    }
    key += 1;
    store<u8>(at++, COMMA);
  }
  return at;
}

/** Whether the next group is summed and lacks nothing. */
function isWhole(): bool {
  const summed = load<f64>(sums + SUMMED);
  if (summed === 0 || load<f64>(sums + ENTRIES) > MAX_COUNT) return false;
  for (let gap: u32 = 0; gap < gapCount; gap++) {
    const slot = load<u32>(gaps + (<usize>gap << 2));
    if (load<f64>(sums + (<usize>slot << 3)) !== 0) return false;
  }
  return true;
}

/**
 * Writes groups of the block up to the first that is not plain.
 *
 * @param from group of the block
 * @param to the group after the last one
 * @returns that group, or `to`
 */
export function write(from: u32, to: u32): u32 {
  for (; next < from; next++) skipKey();
  partial = 0;
  end = text;
  for (; next < to; next++) {
    setSums(rows + <usize>next * stride);
    if (!isWhole()) break;
    const before = key;
    let at = writeLabels(end);
    if (at === 0) {
      key = before;
      break;
    }
    const skipped = <u32>(load<f64>(sums + ENTRIES) - load<f64>(sums + SUMMED));
    if (showsSkipped !== 0) {
      at = writeWhole(at, skipped);
      store<u8>(at++, COMMA);
    }
    score();
    for (let figure: u32 = 0; figure < figureCount; figure++) {
      const place = load<u32>(places + (<usize>figure << 2));
      store<f64>(figures + (<usize>figure << 3), load<f64>(metrics + (<usize>place << 3)));
    }
    at = writeFigures(figures, at, 0, figureCount, COMMA);
    if (written < figureCount) {
      key = before;
      break;
    }
    for (let blank: u32 = 0; blank < blanks; blank++) store<u8>(at++, COMMA);
    store<u8>(at++, LINE_END);
    end = at;
    if (skipped > 0) partial += 1;
  }
  return next;
}
