import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createPartial } from '../../io/writing/partial-file.ts';
import { withWriteErrors } from '../../io/writing/write-errors.ts';
import { inputDigests } from '../evaluate/input-digests.ts';

/** The input of the last update of a source, and its outcome. */
interface UpdateRecord {
  /** SHA-256 of the files and options, hexadecimal. */
  readonly inputs: string;
  /** The fingerprint of the source. */
  readonly fingerprint: string;
}

/** A source of the catalogue that was last updated from some inputs. */
export interface UpdatedSource {
  readonly id: string;
  readonly release: string;
}

/**
 * Identifies the inputs of an update: its files, its options and viand's version.
 *
 * @returns SHA-256, hexadecimal; undefined for standard input and pipes, which cannot be read twice
 */
export async function updateInputs(
  files: readonly string[],
  options: unknown,
): Promise<string | undefined> {
  const digests = await inputDigests(files);
  if (digests.some(({ sha256 }) => sha256 === null)) return undefined;
  const contents = digests.map(({ sha256 }) => sha256);
  return createHash('sha256')
    .update(JSON.stringify([options, contents]))
    .digest('hex');
}

/** The source that was last updated from these inputs, if the catalogue still has the result. */
export async function sourceOfInputs(
  catalogue: string,
  inputs: string,
): Promise<UpdatedSource | undefined> {
  const records = readRecords(catalogue);
  if (!Object.values(records).some((record) => record.inputs === inputs)) return undefined;
  if (!existsSync(catalogue)) return undefined;
  const { sourcesIn } = await import('../../catalogue/importing/import-source.ts');
  return sourcesIn(catalogue).find(({ id, fingerprint }) => {
    const record = records[id];
    return record?.inputs === inputs && record.fingerprint === fingerprint;
  });
}

/** Records the inputs from which a source of the catalogue was updated. */
export async function recordUpdate(
  catalogue: string,
  sourceId: string,
  inputs: string,
): Promise<void> {
  const { sourcesIn } = await import('../../catalogue/importing/import-source.ts');
  const source = sourcesIn(catalogue).find(({ id }) => id === sourceId);
  if (source === undefined) return;
  const records: Readonly<Record<string, UpdateRecord>> = {
    ...readRecords(catalogue),
    [sourceId]: { inputs, fingerprint: source.fingerprint },
  };
  const file = recordFileOf(catalogue);
  await withWriteErrors(file, async () => {
    const partial = createPartial(file);
    try {
      writeFileSync(partial.file, `${JSON.stringify(records, null, 2)}\n`);
      await partial.settle();
      await partial.move().keep();
    } finally {
      partial.discard();
    }
  });
}

/** The file next to the catalogue. Without it, the next update reads the files again. */
function recordFileOf(catalogue: string): string {
  return `${catalogue}.inputs.json`;
}

/** Reads the records. There are none if the file is missing, damaged or something else. */
function readRecords(catalogue: string): Readonly<Record<string, UpdateRecord>> {
  try {
    const records = Object.entries(JSON.parse(readFileSync(recordFileOf(catalogue), 'utf8')));
    return Object.fromEntries(records.filter(isRecord));
  } catch {
    return {};
  }
}

function isRecord(entry: [string, unknown]): entry is [string, UpdateRecord] {
  const record = entry[1] as Partial<UpdateRecord> | null | undefined;
  return typeof record?.inputs === 'string' && typeof record.fingerprint === 'string';
}
