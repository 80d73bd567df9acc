import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { addToVary } from '../add-to-vary.ts';
import type { Reply } from '../messages.ts';

/** Smaller bodies are not compressed, since they fit into a packet anyway. */
const WORTH_BYTES = 1024;

/** Brotli's own default is for files that are compressed once. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const ENCODERS = {
  br: (body: string | Uint8Array) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<string | Uint8Array, Buffer>(gzip),
} as const;

/** A feature of the package that its types lack. */
interface EncodingChooser {
  encoding(
    available: readonly string[],
    options?: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** A reply in the best encoding that is accepted. */
export async function compressed(reply: Reply, accepted: string): Promise<Reply> {
  const { body, headers } = reply;
  if (body === undefined || body.length < WORTH_BYTES || accepted === '') return reply;
  const wanted: EncodingChooser = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const encoding = wanted.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  const vary = addToVary(headers, 'accept-encoding');
  if (encoding !== 'br' && encoding !== 'gzip') {
    return { ...reply, headers: { ...headers, vary } };
  }
  return {
    ...reply,
    headers: { ...headers, vary, 'content-encoding': encoding },
    body: await ENCODERS[encoding](body),
  };
}
