import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { unsupported } from '../unsupported-formats.ts';
import type { WorkbookArchive } from './workbook-source.ts';

/** The first bytes of a compound file ([MS-CFB] 2.2), the container of old Office files and of encrypted ones. */
export const COMPOUND_MAGIC = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** What a compound file holds that viand reads: an old workbook, or an old document of Word. */
export type CompoundContent = 'workbook' | 'document';

/** Streams by which their programs know old files: `Book` until Excel 95, `Workbook` since ([MS-XLS] 2.1.2). */
const CONTENTS: ReadonlyMap<string, CompoundContent> = new Map([
  ['WordDocument', 'document'],
  ['Workbook', 'workbook'],
  ['Book', 'workbook'],
]);

/** The stream of an encrypted .xlsx or .docx file ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED = 'EncryptedPackage';

/**
 * What a compound file holds. Objects in it may be files of other programs, so only its own streams count.
 *
 * @throws ViandError for a damaged file, one with a password, or one of another program
 */
export async function compoundContent({ name, bytes }: WorkbookArchive): Promise<CompoundContent> {
  const streams = await ownStreams(bytes);
  if (streams === undefined) {
    throw new ViandError({
      code: 'input/damaged',
      message: 'Cannot read the file as a workbook: it is damaged or truncated',
      location: { file: name },
      expected: 'the file saved as .xlsx, .docx or text',
    });
  }
  if (streams.includes(ENCRYPTED)) throw new ViandError(withPassword(name));
  const [content] = streams.flatMap((stream) => CONTENTS.get(stream) ?? []);
  if (content !== undefined) return content;
  throw new ViandError(
    unsupported('an old file of another program', 'an .xlsx or .docx file, or a text', name),
  );
}

/** That a file has a password, so that nobody else can read it. */
export function withPassword(file: string): Diagnostic {
  return unsupported('protected with a password', 'the file saved without a password', file);
}

/** The names of the streams outside of any folder; undefined if the file is damaged. */
async function ownStreams(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const { CFB } = await import('@e965/xlsx');
  try {
    const { FullPaths: paths } = CFB.read(Buffer.from(bytes), { type: 'buffer' });
    const names: readonly string[][] = paths.map((path: string) => path.split('/'));
    return names.flatMap(([, name, ...deeper]) => (name && deeper.length === 0 ? [name] : []));
  } catch {
    return undefined;
  }
}
