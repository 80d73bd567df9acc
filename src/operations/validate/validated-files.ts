import type { ContentCache } from '../../io/content-cache.ts';
import { hashOfBytes } from '../../io/content-cache.ts';
import { fileState, readFileBytes } from '../../io/reading/unchanged-file.ts';
import type { Language } from '../../language/language.ts';
import { ViandError } from '../../model/diagnostic.ts';
import type { Settings } from './configuration.ts';
import type { FileFacts } from './data-set/data-set.ts';
import type { ReportedDiagnostic } from './report.ts';

/** Results of files that were validated before, with everything except the files on which they depend. */
export interface ValidatedFiles {
  readonly cache: ContentCache;
  /** The version of the program, because its rules may change. */
  readonly program: string;
  /** The content of the user's own codes; empty if there are none. */
  readonly aliases: string;
  /** Called once if results cannot be stored. */
  readonly failed: (error: ViandError) => void;
}

/** The outcome of validating a file. */
interface FileResult {
  readonly diagnostics: readonly ReportedDiagnostic[];
  readonly facts: FileFacts;
}

/** The version of the layout of results; raise it with every change. */
const RESULT_VERSION = 1;

/** A result with more items than this is not stored, because reading it takes as long as validating the file. */
const MAX_ITEMS = 200_000;

/** Everything except the file that its result depends on. */
export interface FileNeeds {
  readonly settings: Settings;
  /** The catalogue file. */
  readonly catalogue: string;
  /** The language of food names in messages. */
  readonly language: Language;
}

/**
 * Validates a file, or reuses the earlier result if its bytes, its name, the settings, the catalogue and viand are the
 * same. The result of a file that changes meanwhile is not stored.
 *
 * @param run validates the file
 */
export async function validatedBefore(
  files: ValidatedFiles,
  file: string,
  needs: FileNeeds,
  run: (report: (diagnostic: ReportedDiagnostic) => void) => Promise<FileFacts>,
  report: (diagnostic: ReportedDiagnostic) => void,
): Promise<FileFacts> {
  const state = fileState(file);
  const key = state === undefined ? undefined : await keyOf(files, file, needs);
  if (key === undefined) return run(report);
  const known = (await files.cache.find(key)) as FileResult | undefined;
  if (known !== undefined) {
    known.diagnostics.forEach(report);
    return known.facts;
  }
  const diagnostics: ReportedDiagnostic[] = [];
  const facts = await run((diagnostic) => {
    if (diagnostics.length <= MAX_ITEMS) diagnostics.push(diagnostic);
    report(diagnostic);
  });
  const items = diagnostics.length + facts.uniqueValues.length + facts.personDays.length;
  if (items <= MAX_ITEMS && fileState(file) === state)
    await store(files, key, { diagnostics, facts });
  return facts;
}

/** The key of a result; undefined for a file that cannot be read, since its validation reports why. */
async function keyOf(
  { program, aliases }: ValidatedFiles,
  file: string,
  { settings, catalogue, language }: FileNeeds,
): Promise<string | undefined> {
  try {
    const content = await hashOfBytes(readFileBytes(file));
    const foods = [catalogue, fileState(catalogue), language];
    return JSON.stringify([RESULT_VERSION, program, aliases, foods, settings, file, content]);
  } catch {
    return undefined;
  }
}

async function store({ cache, failed }: ValidatedFiles, key: string, result: FileResult) {
  try {
    await cache.store(key, result);
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    failed(error);
  }
}
