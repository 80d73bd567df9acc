import { sha256Of } from '../../io/reading/sha256.ts';
import { STDIN } from '../../io/reading/text-source.ts';
import { fileState } from '../../io/reading/unchanged-file.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { fingerprintIn, readFacts } from './facts-file.ts';

/** An input of a run, with a hash of its contents. */
export interface InputDigest {
  /** The file as it was named; `-` is standard input. */
  readonly file: string;
  /** Hexadecimal; null for standard input and pipes, which cannot be read twice. */
  readonly sha256: string | null;
  /** The fingerprint of the catalogue with which the file was computed, if viand wrote it. */
  readonly catalogue?: string;
}

/**
 * Identifies the contents of input files as they are on disk: compressed files are not expanded. Unreadable files are
 * reported by their readers.
 *
 * @param signal ends the reading; files that are not read by then are not identified
 */
export async function inputDigests(
  files: readonly string[],
  signal?: AbortSignal,
): Promise<readonly InputDigest[]> {
  const digests: InputDigest[] = [];
  // One file after another, because the hash is slower than the disk.
  for (const file of files) {
    const catalogue = catalogueOf(file);
    const sha256 = await digestOf(file, signal);
    digests.push({ file, sha256, ...(catalogue === undefined ? {} : { catalogue }) });
  }
  return digests;
}

/** Facts that cannot be read count as none: if the file has intakes, their reader reports it. */
function catalogueOf(file: string): string | undefined {
  try {
    return fingerprintIn(readFacts(file));
  } catch (error) {
    if (error instanceof ViandError) return undefined;
    throw error;
  }
}

async function digestOf(file: string, signal?: AbortSignal): Promise<string | null> {
  // A pipe can be read once only.
  if (file === STDIN || fileState(file) === undefined) return null;
  return sha256Of(file, signal).catch(() => null);
}
