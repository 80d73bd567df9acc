import * as v from 'valibot';
import { SOURCE_NAMES, SOURCES, type SourceName } from '../../importers/sources.ts';
import { fieldMeta, fields } from '../fields.ts';

export { SOURCE_NAMES, SOURCES, type SourceName };

export const IMPORT_INPUT = fields({
  source: v.pipe(
    v.picklist(SOURCE_NAMES, 'Cannot import this source'),
    v.description('what the folder holds'),
    fieldMeta({ code: 'request/invalid', expected: SOURCE_NAMES.join(', ') }),
  ),
  folder: v.pipe(
    v.string('Cannot read the name of the folder as text'),
    v.description('holds the files of the source'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a folder' }),
  ),
  catalogue: v.pipe(
    v.string('Cannot read the name of the catalogue as text'),
    v.description('catalogue file to make, or to put the foods into'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a file' }),
  ),
});
