import path from 'node:path';

/** Characters that some systems do not accept in file names. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}<>:"|?*]/gu;

/** The most characters of a name. Every system accepts a name of this length with its extensions. */
const MAX_NAME_CHARACTERS = 50;

/** A file name without a folder, whatever an address or a server says; `download` if there is none. */
export function safeFileName(written: string): string {
  const safe = path.basename(written.replaceAll('\\', '/')).replace(NOT_IN_NAMES, '_');
  if (safe === '' || safe === '.' || safe === '..') return 'download';
  // Keep the end of the name, which shows the type of the file.
  return [...safe].slice(-MAX_NAME_CHARACTERS).join('');
}

/** The name at the end of an address. */
export function nameInAddress(url: string): string {
  return decoded(path.posix.basename(new URL(url).pathname));
}

/** The name of `Content-Disposition: attachment; filename="foods.csv"` (RFC 6266); undefined without one. */
function nameInHeaders(headers: Headers): string | undefined {
  const text = headers.get('content-disposition') ?? '';
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i.exec(text)?.[1];
  if (encoded !== undefined) return decoded(encoded);
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(text) ?? [];
  return quoted ?? plain;
}

/**
 * The name of a downloaded file: the one from the server or the final address, if it says what the file is.
 *
 * @param name the name in the requested address
 */
export function downloadedName(name: string, { headers, url }: Pick<Response, 'headers' | 'url'>) {
  const final = url === '' ? undefined : nameInAddress(url);
  const names = [nameInHeaders(headers), final].flatMap((one) =>
    one === undefined ? [] : safeFileName(one),
  );
  return names.find((one) => path.extname(one) !== '') ?? name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
