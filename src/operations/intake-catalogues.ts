import { readFile } from 'node:fs/promises';
import { membersOf, textIn } from '../tables/json/members.ts';

/**
 * The intakes that were computed with another catalogue than the first, by the provenance beside each file. A file
 * without one is not judged.
 */
export async function intakesOfOtherCatalogues(files: readonly string[]): Promise<string[]> {
  const catalogues = await Promise.all(
    files.map(async (file) => [file, await fingerprintBeside(file)] as const),
  );
  const known = catalogues.filter(([, fingerprint]) => fingerprint !== undefined);
  const [first] = known;
  return known.filter(([, fingerprint]) => fingerprint !== first?.[1]).map(([file]) => file);
}

/** The fingerprint of the catalogue that results were computed with, by the provenance beside their file. */
export async function fingerprintBeside(file: string): Promise<string | undefined> {
  try {
    const provenance = membersOf(JSON.parse(await readFile(`${file}.meta.json`, 'utf8')));
    return textIn(membersOf(provenance['catalogue'])['fingerprint']);
  } catch {
    return undefined;
  }
}
