import { make } from '../elements.js';
import { fullName, variantOf } from '../record/measures.js';
import { getFood, matchDiary } from '../service/service.js';
import { words } from '../words/words.js';
import { fromMeals } from './meal-file.js';

/**
 * @typedef {import('../record/record.js').Line} Line
 * @typedef {import('../service/service.js').MatchedRecord} MatchedRecord
 */

const MOST_BYTES = 3_000_000;
/** The number of foods in one request. */
const AT_A_TIME = 6;

/**
 * Reads a file: a meal file in JSON here, anything else on the server.
 *
 * @param {File} file
 * @returns {Promise<{ lines: Line[] } | { record: MatchedRecord }>}
 */
export async function readFile(file) {
  if (file.size > MOST_BYTES) throw new Error(words().tooLarge);
  if (!/\.json$/i.test(file.name))
    return { record: await matchDiary({ content: await base64(file) }) };
  /** @type {Line[] | undefined} */
  let lines;
  try {
    lines = fromMeals(JSON.parse(await file.text()));
  } catch {
    // Not JSON: the same words serve.
  }
  if (lines === undefined) throw new Error(`${words().notRead} ${file.name}`);
  return { lines: await named(lines) };
}

/** @param {File} file */
async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Entries without names get those of their foods. @param {Line[]} lines */
async function named(lines) {
  const ids = [
    ...new Set(lines.filter(({ entry }) => entry.name === '').map(({ entry }) => entry.food_id)),
  ];
  /** @type {Map<string, string>} */
  const names = new Map();
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    await Promise.all(
      ids.slice(start, start + AT_A_TIME).map(async (id) => {
        const food = await getFood(id);
        names.set(id, fullName(food, variantOf(food, id)));
      }),
    );
  }
  return lines.map(({ entry, ...line }) => ({
    ...line,
    entry:
      entry.name === '' ? { ...entry, name: names.get(entry.food_id) ?? entry.food_id } : entry,
  }));
}

/**
 * Gives a text to the reader as a file.
 *
 * @param {string} text
 * @param {string} name
 */
export function download(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
