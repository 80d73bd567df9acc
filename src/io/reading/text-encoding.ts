import { isUtf8 } from 'node:buffer';
import { lazily } from '../../collections/lazily.ts';

/** Encodings that text files may have; without a choice, the bytes decide. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
] as const;
/** An encoding that viand reads. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** The number of bytes that show whether text is UTF-16. */
export const ENCODING_BYTES = 4;

/**
 * The Unicode encoding that the first bytes of a text show: by a byte order mark, or by the zeros in ASCII characters
 * in UTF-16 (RFC 4627, 3). Other text is taken as UTF-8 until it proves not to be.
 */
export function unicodeEncoding(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b, c, d] = head;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Windows-1252 from 0x80 to 0x9F; a space marks the five bytes that it does not define. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Decodes Windows-1252; Node.js decodes it as Latin-1, without the characters from 0x80 to 0x9F. */
export function decodeWindows1252(bytes: Uint8Array = new Uint8Array()): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] as string);
}

/** Decodes a piece of text that ends between two characters: as UTF-8 if it is that, otherwise as Windows-1252. */
export function decodePiece(bytes: Uint8Array): string {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeWindows1252(bytes);
}

const centralEuropean = lazily(() => new TextDecoder('windows-1250'));

/** Decodes Windows-1250, in which spreadsheets in Central Europe save CSV. */
export function decodeWindows1250(bytes: Uint8Array = new Uint8Array()): string {
  return centralEuropean().decode(bytes);
}

/** The bytes from 0x80 on, by their characters in Windows-1250. */
const windows1250 = lazily(
  () =>
    new Map(
      Array.from({ length: 0x80 }, (_, index): [string, number] => [
        decodeWindows1250(Uint8Array.of(0x80 + index)),
        0x80 + index,
      ]),
    ),
);

/** The bytes of text in an encoding; characters that an encoding of one byte lacks are replaced. */
export function encodeText(text: string, encoding: TextEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding === 'windows-1250') {
    const bytes = windows1250();
    const byteOf = (sign: string) =>
      sign < '\x80' ? sign.charCodeAt(0) : (bytes.get(sign) ?? 0x3f);
    return Buffer.from(Array.from(text, byteOf));
  }
  const ofOneByte = text.replace(/[^\0-\x7f\xa0-\xff ]/g, (sign) => {
    const index = WINDOWS_1252.indexOf(sign);
    return index < 0 ? '?' : String.fromCharCode(0x80 + index);
  });
  return Buffer.from(ofOneByte, 'latin1');
}

/** A character of several bytes in UTF-8, in text that was read as Latin-1. */
const UTF8_CHARACTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/;

/** Bytes that Windows-1252 does not define. */
const UNDEFINED_BYTES = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Whether a byte is a control character other than tabs, line ends and form feeds. */
function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20);
}

/** The largest share of bytes outside ASCII in Western text. */
const MAX_LETTERS_BEYOND_ASCII = 0.3;

/**
 * Judges the encoding of a text by its first piece with bytes beyond ASCII.
 *
 * @returns undefined if the piece is neither UTF-8 nor an encoding with one byte per character, or mixes both
 */
export function judgeEncoding(
  piece: Uint8Array,
): 'utf-8' | 'windows-1252' | 'windows-1250' | undefined {
  if (isUtf8(withoutCutCharacter(piece))) return 'utf-8';
  const beyond = piece.filter((byte) => byte >= 0x80).length;
  const isWestern = beyond <= Math.max(1, MAX_LETTERS_BEYOND_ASCII * piece.length);
  const isMixed = UTF8_CHARACTER.test(Buffer.from(piece).toString('latin1'));
  if (!isWestern || isMixed || piece.some(isControl)) return undefined;
  if (isCentralEuropean(decodeWindows1252(piece))) return 'windows-1250';
  return piece.some((byte) => UNDEFINED_BYTES.has(byte)) ? undefined : 'windows-1252';
}

/** What Polish looks like in Windows-1252: signs within words ("bia³ko", "wartoœæ"). French has "œ" before vowels. */
const SIGN_IN_WORD = /\p{Ll}[³¹¿¾]\p{Ll}|\p{Ll}[ŸŒ]|(?<!\p{L})[¯¥]\p{Ll}|œ[^uiea]/u;

/**
 * Pairs of letters that occur together only if they stand for letters of Windows-1250: those of Czech (ě, ů or ř, with
 * ý, š or ž), Slovak (č, ý), Hungarian (ő, unlike Portuguese "õ" before "e") and Romanian (ă, ț).
 */
const TOGETHER: readonly (readonly [RegExp, RegExp])[] = [
  [/[ìù]/, /[ýø]/],
  [/[ìùø]/, /[šž]/],
  [/è/, /ý/],
  [/õ(?!e)/, /[áíóú]/],
  [/ã/, /þ/],
];

/** Whether text that was read as Windows-1252 is in a language of Central Europe, whose encoding is Windows-1250. */
function isCentralEuropean(text: string): boolean {
  return (
    SIGN_IN_WORD.test(text) || TOGETHER.some((pair) => pair.every((letter) => letter.test(text)))
  );
}

/** A piece of UTF-8 without a character that is cut off at its end. */
function withoutCutCharacter(piece: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= piece.length; back++) {
    const byte = piece[piece.length - back] as number;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > back) return piece.subarray(0, piece.length - back);
    if (length > 0) break;
  }
  return piece;
}
