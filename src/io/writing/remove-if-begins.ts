import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';

/** Removes a file that begins with a text. Any other file was written by somebody else, and stays. */
export function removeIfBegins(file: string, text: string): void {
  if (begins(file, Buffer.from(text))) rmSync(file, { force: true });
}

function begins(file: string, expected: Buffer): boolean {
  const head = Buffer.alloc(expected.length);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return false;
  }
  try {
    if (!fstatSync(descriptor).isFile()) return false;
    readSync(descriptor, head, 0, head.length, 0);
    return head.equals(expected);
  } finally {
    closeSync(descriptor);
  }
}
