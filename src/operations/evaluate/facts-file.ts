import { readFileSync } from 'node:fs';
import { STDIN } from '../../io/reading/text-source.ts';
import { systemErrorCode } from '../../io/system-error.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { isObject, type Members, membersOf, textIn } from '../../tables/json/members.ts';
import { isShardRecord } from '../shards/shard-record.ts';

/** The name of the file with the facts about a file of results. */
export const factsFile = (file: string): string => `${file}.meta.json`;

/** Errors of the system by which there is no file: also for a name that is too long, or within another file. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * The facts next to a file of results; undefined if there are none. Each run reads them, and loading `node:fs/promises`
 * would take 3 ms.
 *
 * @throws ViandError `input/damaged` or `input/unreadable`, because facts that cannot be read may say that the results
 *   are means or a shard
 */
export function readFacts(file: string): Members | undefined {
  if (file === STDIN) return undefined;
  const location = { file: factsFile(file) };
  const expected =
    'the file as viand wrote it next to the results: restore it, or delete it to read them without provenance';
  let text: string;
  try {
    text = readFileSync(location.file, 'utf8');
  } catch (error) {
    if (MISSING.has(systemErrorCode(error))) return undefined;
    const message = `Cannot read the file: ${(error as Error).message}`;
    throw new ViandError({ code: 'input/unreadable', message, expected, location });
  }
  const facts = parsed(text);
  if ('members' in facts) return facts.members;
  const message = `Cannot read the provenance of the results: ${facts.fault}`;
  throw new ViandError({ code: 'input/damaged', message, expected, location });
}

function parsed(text: string): { readonly members: Members } | { readonly fault: string } {
  try {
    // Editors on Windows begin files with a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!isObject(value)) return { fault: 'not an object of JSON' };
    // Other programs may have members of this name.
    const isDamaged =
      fingerprintIn(value) !== undefined &&
      value['shard'] !== undefined &&
      !isShardRecord(value['shard']);
    return isDamaged ? { fault: 'what it says about a shard is incomplete' } : { members: value };
  } catch (error) {
    return { fault: `invalid JSON (${(error as Error).message})` };
  }
}

/**
 * The facts next to each file.
 *
 * @throws ViandError for all facts that cannot be read
 */
export function readAllFacts(files: readonly string[]): readonly (Members | undefined)[] {
  const refused: Diagnostic[] = [];
  const facts = files.map((file) => {
    try {
      return readFacts(file);
    } catch (error) {
      if (!(error instanceof ViandError)) throw error;
      refused.push(...error.diagnostics);
      return undefined;
    }
  });
  if (refused.length > 0) throw ViandError.of(refused);
  return facts;
}

/** The fingerprint of the catalogue with which results were computed, by the facts about them. */
export function fingerprintIn(facts: Members | undefined): string | undefined {
  return textIn(membersOf(facts?.['catalogue'])['fingerprint']);
}
