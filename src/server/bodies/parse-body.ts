import { ViandError } from '../../model/diagnostic.ts';
import type { Request } from '../messages.ts';
import { isTooDeep, MAX_DEPTH } from './nesting.ts';

const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** @throws ViandError `request/media-type` if the headers announce something other than plain JSON */
export function assertJson({ headers }: Request): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new ViandError({
      code: 'request/media-type',
      message: `Unsupported Content-Encoding ${encoding}`,
      field: 'content-encoding',
      value: encoding,
      expected: 'an uncompressed body',
    });
  }
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw new ViandError({
      code: 'request/media-type',
      message: `Unsupported Content-Type ${type}`,
      field: 'content-type',
      value: type,
      expected: 'application/json',
    });
  }
  const [, charset = 'utf-8'] = CHARSET.exec(type ?? '') ?? [];
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) {
    throw new ViandError({
      code: 'request/media-type',
      message: `Unsupported charset ${charset}`,
      field: 'content-type',
      value: type ?? '',
      expected: 'JSON in UTF-8',
    });
  }
}

/** Fails where a byte is not UTF-8: a name with another letter in it would be another name. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** @throws ViandError `request/invalid` if the bytes are not JSON in UTF-8, or are nested too deeply */
export function parseBody(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes)) {
    throw invalid(`The body is nested more than ${MAX_DEPTH} levels deep`);
  }
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    throw invalid('The body is not UTF-8');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw invalid(`The body is not valid JSON: ${(error as Error).message}`);
  }
}

function invalid(message: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message,
    field: 'body',
    expected: 'JSON in UTF-8',
  });
}
