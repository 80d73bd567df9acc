import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { sha256Of } from '../reading/sha256.ts';
import { systemCall } from '../system-error.ts';
import { makeFolder } from '../writing/make-folder.ts';
import { withWriteErrors } from '../writing/write-errors.ts';
import { downloadedName, safeFileName } from './file-name.ts';

/** The expected checksum of a download, and a callback for its progress. */
export interface DownloadOptions {
  /** SHA-256 that the whole file must have, in hexadecimal digits. */
  readonly sha256?: string | undefined;
  /** Called with the bytes so far, and with the total if the server states it. */
  readonly progress?: ((bytes: number, total: number | undefined) => void) | undefined;
}

/** The result of a download. */
export interface Download {
  readonly file: string;
  /** Whether the file has changed; false if the server has the same version. */
  readonly isChanged: boolean;
  /** The number of bytes that an earlier run had downloaded. */
  readonly resumedAt: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The version of a file as the server identifies it, and its address. */
interface Validator {
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The SHA-256 of the whole file; absent while it is downloaded. */
  readonly sha256?: string;
  /** The name of the whole file, if it differs from that of the address. */
  readonly name?: string;
}

/** The extension of the file with the version, next to the downloaded file. */
const NOTE = '.download.json';

/** The extension of a file that is not complete yet. */
const PART = '.part';

/**
 * Downloads a file, or resumes an interrupted download (RFC 9110, section 14), unless the file has changed on the
 * server since. A file that has not changed is not downloaded again. If the server or the address of a redirect names
 * the file, it gets that name.
 *
 * @throws ViandError if it cannot be downloaded or written, or has another checksum
 */
export async function download(
  url: string,
  file: string,
  { sha256, progress }: DownloadOptions = {},
): Promise<Download> {
  return withWriteErrors(file, () => downloaded(url, file, { sha256, progress }));
}

async function downloaded(
  url: string,
  asked: string,
  { sha256, progress }: DownloadOptions,
): Promise<Download> {
  const [part, noteFile] = [`${asked}${PART}`, `${asked}${NOTE}`];
  makeFolder(path.dirname(asked));
  const before = readNote(noteFile, url);
  const there = path.join(path.dirname(asked), safeFileName(before?.name ?? path.basename(asked)));
  const isThere = before?.sha256 !== undefined && existsSync(there);
  const start = !isThere && before !== undefined && existsSync(part) ? statSync(part).size : 0;
  const response = await ask(url, requestHeaders(before, isThere, start));
  if (response.status === 304 && before?.sha256 !== undefined) {
    const known = { file: there, isChanged: false, resumedAt: 0, sha256: before.sha256 };
    return { ...known, bytes: statSync(there).size };
  }
  // The partial file is complete, but the previous run was stopped before it moved the file.
  const isWhole = response.status === 416 && start === totalOf(response.headers);
  const resumedAt = isWhole || response.status === 206 ? start : 0;
  if (response.status === 206 && startOf(response.headers) !== start) {
    throw undownloadable(url, 'the server sent another range than that asked for');
  }
  if (!isWhole) {
    if (!response.ok || response.body === null)
      throw undownloadable(url, `status ${response.status}`);
    const note: Validator = {
      url,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    };
    await writeFile(noteFile, JSON.stringify(note));
    await receive(url, response, part, resumedAt, progress);
  }
  const digest = await sha256Of(part);
  const fault =
    sha256 !== undefined && digest !== sha256.toLowerCase()
      ? wrongChecksum(url, digest, sha256)
      : isWebPage(part)
        ? undownloadable(url, 'the server sent a web page')
        : undefined;
  if (fault !== undefined) {
    await rm(part, { force: true });
    // The file of an earlier run is still there, with its note.
    if (isThere) await writeFile(noteFile, JSON.stringify(before));
    else await rm(noteFile, { force: true });
    throw fault;
  }
  const name = downloadedName(path.basename(asked), response);
  const file = path.join(path.dirname(asked), name);
  await rename(part, file);
  const saved = { ...readNote(noteFile, url), sha256: digest, name };
  await writeFile(noteFile, JSON.stringify(saved));
  return { file, isChanged: true, resumedAt, bytes: statSync(file).size, sha256: digest };
}

const WEB_PAGE = /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body)\b/i;

/** The first bytes of a file, which show whether it is a web page. */
const HEAD_BYTES = 1024;

/** Whether a file is a web page, such as a form to accept terms. No source is one. */
function isWebPage(file: string): boolean {
  const head = Buffer.alloc(HEAD_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, head, 0, head.length, 0);
    return WEB_PAGE.test(head.toString('utf8', 0, length));
  } finally {
    closeSync(descriptor);
  }
}

function readNote(noteFile: string, url: string): Validator | undefined {
  try {
    const note = JSON.parse(readFileSync(noteFile, 'utf8')) as Validator;
    const texts = [note.etag, note.lastModified, note.sha256 ?? null, note.name ?? null];
    const isSound = texts.every((text) => text === null || typeof text === 'string');
    return note.url === url && isSound ? note : undefined;
  } catch {
    return undefined;
  }
}

function requestHeaders(
  before: Validator | undefined,
  isThere: boolean,
  start: number,
): Record<string, string> {
  const { etag = null, lastModified = null } = before ?? {};
  if (isThere) {
    if (etag !== null) return { 'if-none-match': etag };
    return lastModified === null ? {} : { 'if-modified-since': lastModified };
  }
  // A weak tag does not say that the bytes are the same.
  const strong = etag?.startsWith('W/') === false ? etag : lastModified;
  return start > 0 && strong !== null ? { range: `bytes=${start}-`, 'if-range': strong } : {};
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    // A compressed transfer would have other bytes in the same range.
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    if (!isDowngrade(url, response.url)) return response;
    await response.body?.cancel();
  } catch (error) {
    throw undownloadable(url, reasonOf(error));
  }
  throw undownloadable(url, 'it redirects to an address without encryption');
}

/** Whether a redirect leaves an encrypted connection for one that others could tamper with. */
function isDowngrade(asked: string, answered: string): boolean {
  return /^https:/i.test(asked) && /^http:/i.test(answered);
}

async function receive(
  url: string,
  { body, headers, status }: Response,
  part: string,
  start: number,
  progress: DownloadOptions['progress'],
): Promise<void> {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  const total = status === 206 ? totalOf(headers) : length;
  // Only files that the server can identify are continued.
  const goesOn = headers.has('etag') || headers.has('last-modified');
  let bytes = start;
  const handle = await open(part, start > 0 ? 'a' : 'w');
  try {
    const chunks = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    // Each piece is written at once, so that an interruption loses none of the earlier ones.
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
      await handle.writeFile(chunk);
      bytes += chunk.length;
      progress?.(bytes, Number.isNaN(total) ? undefined : total);
    }
  } catch (error) {
    // The file cannot be written, for example because the disk is full.
    if (isOfWriting(error)) throw error;
    throw undownloadable(url, `${reasonOf(error)} after ${bytes} bytes`, goesOn);
  } finally {
    await handle.close();
  }
  if (!Number.isNaN(total) && bytes !== total) {
    throw undownloadable(url, `it ended after ${bytes} of ${total} bytes`, goesOn);
  }
}

/** Whether an error comes from writing the file, and not from the connection. */
function isOfWriting(error: unknown): boolean {
  const call = systemCall(error);
  return call !== '' && call !== 'read' && call !== 'connect';
}

/** Where a range begins by `Content-Range: bytes 0-9/100`; NaN without one. */
function startOf(headers: Headers): number {
  return Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
}

/** The size of the whole file in `Content-Range: bytes 0-9/100`; NaN without one. */
function totalOf(headers: Headers): number {
  return Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

function undownloadable(url: string, reason: string, isPartial = false): ViandError {
  return new ViandError({
    code: 'import/missing-file',
    message: `Cannot download ${url}: ${reason}`,
    expected: isPartial ? 'the same command again, which goes on from there' : 'a file to download',
  });
}

/** The error for a file with another checksum. */
export function wrongChecksum(name: string, found: string, expected: string): ViandError {
  const diagnostic: Diagnostic = {
    code: 'import/bad-value',
    message: `The checksum of ${name} does not match`,
    field: 'sha256',
    value: found,
    expected: `SHA-256 ${expected}`,
  };
  return new ViandError(diagnostic);
}
