import path from 'node:path';
import { contentCache, hashOfBytes } from '../../io/content-cache.ts';
import { fileState, readFileBytes } from '../../io/reading/unchanged-file.ts';
import type { ValidatedFiles } from '../../operations/validate/validated-files.ts';
import { renderDiagnostic } from '../../render/diagnostics/diagnostic-line.ts';
import type { CommandContext } from '../context.ts';

/**
 * Opens the results of earlier validations.
 *
 * @param aliases table of the user's own codes
 */
export async function validatedFiles(
  aliases: string | undefined,
  { version, workerFile, cacheFolder, now, note }: CommandContext,
): Promise<ValidatedFiles> {
  let hasFailed = false;
  return {
    cache: contentCache(path.join(cacheFolder, 'validate'), now),
    // A build between two releases has the version of the last one.
    program: `${version} ${fileState(workerFile)}`,
    aliases: aliases === undefined ? '' : await contentOf(aliases),
    failed({ diagnostics: [first] }) {
      if (!hasFailed && first !== undefined) note(renderDiagnostic(first));
      hasFailed = true;
    },
  };
}

/** Opening the catalogue reports why a table cannot be read. */
function contentOf(file: string): Promise<string> {
  return hashOfBytes(readFileBytes(file)).catch(() => '');
}
