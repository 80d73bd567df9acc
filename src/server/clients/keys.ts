import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const KEY_BYTES = 32;
const KEY_PREFIX = 'viand_';

/** A random key, and the stored part of it. */
export function newKey(): { readonly key: string; readonly hash: Buffer } {
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return { key, hash: keyHash(key) };
}

/** SHA-256 of a key: keys have 256 random bits, so that a plain hash protects them. */
export function keyHash(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
