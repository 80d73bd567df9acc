import { noBytes } from '../../io/reading/byte-stream.ts';
import { decodeSource, openBytes, type TextSource } from '../../io/reading/text-source.ts';
import { openZip } from '../../tables/zip.ts';

/** A file of a release, in a folder or a zip archive. */
export interface ReleaseFile {
  readonly name: string;
  /** Reads it from the beginning. */
  readonly open: () => Promise<TextSource>;
}

/** Opens files for as long as they are read. The files of an archive are inside it. */
export async function openRelease(
  file: string,
): Promise<{ readonly files: readonly ReleaseFile[]; readonly close: () => void }> {
  if (!/\.zip$/i.test(file)) {
    const open = async () => decodeSource(openBytes(file, noBytes()), 'utf-8');
    return { files: [{ name: file, open }], close: () => {} };
  }
  const { files, close } = await openZip(file);
  return {
    files: files.map(({ name, open }) => ({
      name,
      open: async () => decodeSource({ name, chunks: await open() }, 'utf-8'),
    })),
    close,
  };
}
