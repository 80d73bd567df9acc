import { buffer } from 'node:stream/consumers';
import { decompressed } from '../../../io/reading/decompress.ts';
import { beginsWith } from '../../../io/reading/peek.ts';
import type { TextEncoding } from '../../../io/reading/text-encoding.ts';
import { decodeSource } from '../../../io/reading/text-source.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import { readWholeText } from '../../../tables/csv/text-grid.ts';
import { READ_LIMITS } from '../../../tables/read-limits.ts';
import { assertText } from '../../../tables/unsupported-formats.ts';
import { ZIP_MAGIC } from '../../../tables/workbook/workbook-source.ts';
import { openZip, type ZippedFile } from '../../../tables/zip.ts';
import { quoted } from '../../../text/escaping/quote.ts';

/** A zip archive in memory, or a part of one. */
interface Archive {
  /** The name that people see. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names of files that hold recipes, in the archives that recipe managers write. */
const RECIPE = /\.(?:json|paprikarecipe|melarecipe|crumb|cook|txt|md|html?|zip)$/i;

/** Files of the archive itself, which macOS and backups add. */
const NO_RECIPE = /(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)(?:metadata|manifest|package)\.json$/i;

/** The most archives in archives that are opened: Tandoor has one for each recipe. */
const MOST_NESTED = 2;

/**
 * The text of the first recipe in a zip archive, as Tandoor, Paprika, Mela and Nextcloud Cookbook export them.
 *
 * @throws ViandError if it has no file that may be a recipe
 */
export async function archivedRecipe(
  { name, bytes }: Archive,
  encoding: TextEncoding | undefined,
  nested = 1,
): Promise<{ readonly name: string; readonly text: string; readonly notes: readonly string[] }> {
  const { files, close } = await openZip(name, bytes);
  try {
    const recipes = files.filter((file) => RECIPE.test(file.name) && !NO_RECIPE.test(file.name));
    const [first, ...others] = recipes;
    if (first === undefined || nested > MOST_NESTED) throw withoutRecipe(name, files);
    const shown = `${name}: ${first.name}`;
    const content = await contentOf(first, shown);
    const notes = others.length === 0 ? [] : [othersSkipped(first, others)];
    if (beginsWith(content, ZIP_MAGIC)) {
      const inner = await archivedRecipe({ name: shown, bytes: content }, encoding, nested + 1);
      return { ...inner, notes: [...notes, ...inner.notes] };
    }
    if (encoding === undefined) assertText(content, shown);
    const source = decodeSource({ name: shown, chunks: chunksOf(content) }, encoding);
    const text = await readWholeText(source, READ_LIMITS.diaryCharacters, 'The recipe');
    return { name: shown, text, notes };
  } finally {
    close();
  }
}

/** The content of a file, decompressed: Paprika compresses each recipe. */
async function contentOf(file: ZippedFile, shown: string): Promise<Buffer> {
  return await buffer(bounded(decompressed(await file.open(), shown), shown));
}

/** Recipes contain photographs, but no more than some megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;

async function* bounded(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      throw new ViandError({
        code: 'input/too-large',
        message: 'The file in the archive is larger than 64 MiB',
        location: { file },
        expected: 'a recipe without photographs',
      });
    }
    yield chunk;
  }
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** The most files that a note names. */
const MOST_NAMED = 3;

function othersSkipped(first: ZippedFile, others: readonly ZippedFile[]): string {
  const named = others.slice(0, MOST_NAMED).map(({ name }) => quoted(name));
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  return `The archive has several recipes: read ${quoted(first.name)}, skipped ${named.join(', ')}${more}; unpack it to read another`;
}

function withoutRecipe(file: string, files: readonly ZippedFile[]): ViandError {
  const named = files.slice(0, MOST_NAMED).map(({ name }) => quoted(name));
  return new ViandError({
    code: 'input/unsupported',
    message: `The file is a zip archive without a recipe: it has ${named.join(', ')}`,
    location: { file },
    expected: 'a workbook, or an archive of recipes in JSON, as recipe managers export them',
  });
}
