import { ViandError } from '../../model/diagnostic.ts';
import type { Request } from '../messages.ts';

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

/** Deeper than any list of meals. JSON.parse needs seconds for millions of levels. */
const MAX_DEPTH = 64;

/** Fails where a byte is not UTF-8: a name with another letter in it would be another name. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** @throws ViandError `request/invalid` if the bytes are not JSON in UTF-8, or are nested too deeply */
export function parseBody(bytes: Uint8Array): unknown {
  if (depthOf(bytes) > MAX_DEPTH) {
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

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
/** Braces differ from brackets by this bit. */
const BRACE = 0x20;

/** The deepest nesting of arrays and objects in JSON; the scan ends once it is too deep. */
function depthOf(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < bytes.length && deepest <= MAX_DEPTH; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if ((byte & ~BRACE) === OPEN_BRACKET) deepest = Math.max(deepest, ++depth);
    else if ((byte & ~BRACE) === CLOSE_BRACKET) depth -= 1;
  }
  return deepest;
}
