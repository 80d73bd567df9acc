import { open } from 'node:fs/promises';

/**
 * The first bytes of a file, as one character each: enough to recognise a signature or names in ASCII.
 *
 * @throws the error of the system for a file that cannot be read
 */
export async function readFileHead(file: string, bytes: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
