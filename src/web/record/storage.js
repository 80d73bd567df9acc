import { readRecord } from './record.js';

/** @typedef {import('./record.js').FoodRecord} FoodRecord */

const STORED_AS = 'viand.record';

/** The record as it was when the page was last open. */
export function restoreRecord() {
  try {
    return readRecord(JSON.parse(localStorage.getItem(STORED_AS) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** @param {FoodRecord} record */
export function storeRecord(record) {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(record));
  } catch {
    // Where the browser keeps nothing, the record lives as long as the page.
  }
}
