import { readFileSync } from 'node:fs';
import { sha256Of } from '../../io/reading/sha256.ts';
import { fileState } from '../../io/reading/unchanged-file.ts';
import { membersOf, textIn } from '../../tables/json/members.ts';

/**
 * The intakes that were computed with a different catalogue from the first, by the provenance next to each file. Files
 * without provenance are not checked.
 */
export function intakesOfOtherCatalogues(files: readonly string[]): string[] {
  const catalogues = files.map((file) => [file, recordedFingerprint(file)] as const);
  const known = catalogues.filter(([, fingerprint]) => fingerprint !== undefined);
  const [first] = known;
  return known.filter(([, fingerprint]) => fingerprint !== first?.[1]).map(([file]) => file);
}

/** The fingerprint of the catalogue with which results were computed, by the provenance next to their file. */
export function recordedFingerprint(file: string): string | undefined {
  return textIn(membersOf(recordedProvenance(file)['catalogue'])['fingerprint']);
}

/**
 * The first file whose intakes are means, for example of days, which cannot be added up; undefined if none is known.
 */
export function intakesThatAreMeans(files: readonly string[]): string | undefined {
  return files.find((file) => membersOf(recordedProvenance(file)['options'])['per'] !== undefined);
}

/** Files with the same bytes as an earlier one. Inputs that cannot be read twice do not count as copies. */
export async function copiesAmong(
  files: readonly string[],
): Promise<{ readonly file: string; readonly original: string }[]> {
  const originals = new Map<string, string>();
  const copies: { readonly file: string; readonly original: string }[] = [];
  for (const file of files) {
    if (fileState(file) === undefined) continue;
    const content = await sha256Of(file);
    const original = originals.get(content);
    if (original === undefined) originals.set(content, file);
    else copies.push({ file, original });
  }
  return copies;
}

/** The name of the file with the facts about a file of results. */
export const factsFile = (file: string): string => `${file}.meta.json`;

/**
 * The provenance next to a file of results; empty if there is none. Each run reads it, and loading `node:fs/promises`
 * would take 3 ms.
 */
export function recordedProvenance(file: string): Readonly<Record<string, unknown>> {
  try {
    return membersOf(JSON.parse(readFileSync(factsFile(file), 'utf8')));
  } catch {
    return {};
  }
}
