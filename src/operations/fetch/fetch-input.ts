import * as v from 'valibot';
import { SOURCE_NAMES } from '../../importers/sources.ts';
import { fieldMeta, fields } from '../fields.ts';

/** The digits of a SHA-256. */
const SHA_256 = /^[\da-f]{64}$/i;

/** The input of fetching the files of a source, which also describes the options of its command. */
export const FETCH_INPUT = fields({
  source: v.pipe(
    v.picklist(SOURCE_NAMES, 'Unknown source'),
    v.description('Source of the files; also the name of the folder, unless --to gives another'),
    fieldMeta({ code: 'request/invalid', expected: SOURCE_NAMES.join(', ') }),
  ),
  from: v.pipe(
    v.string('The address must be text'),
    v.description('Address of a file (http or https), or a folder to copy from'),
    fieldMeta({ code: 'request/invalid', expected: 'an address or a folder' }),
  ),
  to: v.pipe(
    v.optional(v.string('The folder name must be text')),
    v.description('Folder for the files (default: the name of the source)'),
    fieldMeta({ code: 'request/invalid', expected: 'a folder' }),
  ),
  sha256: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(SHA_256, 'Invalid SHA-256'))),
    v.description('SHA-256 that the downloaded file must have'),
    fieldMeta({ code: 'request/invalid', expected: '64 hexadecimal digits' }),
  ),
});
