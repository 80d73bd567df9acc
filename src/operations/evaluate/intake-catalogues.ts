import { sha256Of } from '../../io/reading/sha256.ts';
import { fileState } from '../../io/reading/unchanged-file.ts';
import { membersOf } from '../../tables/json/members.ts';
import { fingerprintIn, readFacts } from './facts-file.ts';

/** Intakes that were computed with another catalogue. */
interface OtherCatalogue {
  readonly file: string;
  /** The first intakes whose catalogue is known. */
  readonly than: string;
}

/**
 * The intakes that were computed with a different catalogue from the first, by the facts next to each file. Files
 * without facts are not checked.
 */
export function intakesOfOtherCatalogues(files: readonly string[]): OtherCatalogue[] {
  const known = files.flatMap((file) => {
    const fingerprint = fingerprintIn(readFacts(file));
    return fingerprint === undefined ? [] : [{ file, fingerprint }];
  });
  const [first] = known;
  if (first === undefined) return [];
  const others = known.filter(({ fingerprint }) => fingerprint !== first.fingerprint);
  return others.map(({ file }) => ({ file, than: first.file }));
}

/**
 * The first file whose intakes are means, for example of days, which cannot be added up; undefined if none is known.
 */
export function intakesThatAreMeans(files: readonly string[]): string | undefined {
  return files.find((file) => membersOf(readFacts(file)?.['options'])['per'] !== undefined);
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
