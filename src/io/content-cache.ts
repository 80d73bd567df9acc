import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './writing/make-folder.ts';
import { withWriteErrors } from './writing/write-errors.ts';
import { writeToFile } from './writing/write-out.ts';

/** Results by everything they depend on, in files that several runs may share. */
export interface ContentCache {
  /** A stored value; undefined if there is none, or if its file is damaged. */
  readonly find: (key: string) => Promise<unknown>;
  /** @throws ViandError `output/unwritable` */
  readonly store: (key: string, value: unknown) => Promise<void>;
  /** Deletes values that no run has used for a month. */
  readonly prune: () => Promise<void>;
}

/** The time in ms after which an unused value is deleted. */
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** The names of values, and of partial values that a killed run left. */
const OWN_NAME = /^[0-9a-f]{2}[\\/][^\\/]+$/;

/**
 * Opens a cache. The first value creates its folder.
 *
 * @param now milliseconds since 1970
 */
export function contentCache(folder: string, now: () => number): ContentCache {
  const fileOf = (key: string) => {
    const name = sha256(key);
    return path.join(folder, name.slice(0, 2), `${name}.json`);
  };
  return {
    async find(key) {
      const file = fileOf(key);
      const text = await readFile(file, 'utf8').catch(() => '');
      const end = text.indexOf('\n');
      const stored = text.slice(end + 1);
      if (end === -1 || sha256(stored) !== text.slice(0, end)) return undefined;
      const used = now() / 1000;
      // A read-only cache is not pruned either, so a failure is harmless.
      await utimes(file, used, used).catch(() => {});
      return JSON.parse(stored);
    },
    async store(key, value) {
      const file = fileOf(key);
      const text = JSON.stringify(value);
      await withWriteErrors(folder, async () => makeFolder(path.dirname(file)));
      await writeToFile(file, [`${sha256(text)}\n`, text]);
    },
    async prune() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((one) => OWN_NAME.test(one))) {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (found?.isFile() === true && now() - found.mtimeMs > UNUSED_MS) {
          await rm(file, { force: true });
        }
      }
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The SHA-256 of bytes, hexadecimal. */
export async function hashOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}
