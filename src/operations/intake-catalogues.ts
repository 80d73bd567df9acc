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
  return textIn(membersOf((await provenanceBeside(file))['catalogue'])['fingerprint']);
}

/** The first file whose intakes are means, such as those of days, which cannot be added up; undefined if none is known. */
export async function intakesThatAreMeans(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    const { options } = await provenanceBeside(file);
    if (membersOf(options)['per'] !== undefined) return file;
  }
  return undefined;
}

/** The name of the file with the facts about a file of results. */
export const factsFile = (file: string): string => `${file}.meta.json`;

/** The provenance beside a file of results; empty if there is none. */
export async function provenanceBeside(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return membersOf(JSON.parse(await readFile(factsFile(file), 'utf8')));
  } catch {
    return {};
  }
}
