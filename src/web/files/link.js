import { readRecord } from '../record/record.js';

/** @typedef {import('../record/record.js').FoodRecord} FoodRecord */

/** The most bytes of a record in a link, uncompressed: far more than any browser accepts in an address. */
const MOST_BYTES = 2_000_000;

/**
 * A record as text for the fragment of an address, which browsers do not send to any server.
 *
 * @param {FoodRecord} record
 */
export async function toFragment(record) {
  // Alternatives only help to check the record, and can be found again.
  const text = JSON.stringify(record, (name, value) =>
    name === 'choices' || name === 'id' ? undefined : value,
  );
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The record in a fragment; undefined if it has no readable one.
 *
 * @param {string} fragment
 */
export async function fromFragment(fragment) {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return readRecord(JSON.parse(await bounded(unpacked)));
  } catch {
    return undefined;
  }
}

/** @param {ReadableStream<Uint8Array>} stream */
async function bounded(stream) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}
