import * as v from 'valibot';
import { SOURCE_NAMES, SOURCES, type SourceName } from '../../importers/sources.ts';
import { fieldMeta, fields } from '../fields.ts';
import { ESTIMATE_PATTERNS, UPDATE_FIELD } from '../meal-fields.ts';

export { SOURCE_NAMES, SOURCES, type SourceName };

export const IMPORT_EXPORT_INPUT = fields({
  file: v.pipe(
    v.string('The file name must be text'),
    v.description('File of "viand catalogue export", in any of its formats'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  catalogue: v.pipe(
    v.string('The catalogue name must be text'),
    v.description('Catalogue file to create or update'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
});

export const IMPORT_INPUT = fields({
  source: v.pipe(
    v.picklist(SOURCE_NAMES, 'Unknown source'),
    v.description('Source of the files'),
    fieldMeta({ code: 'request/invalid', expected: SOURCE_NAMES.join(', ') }),
  ),
  paths: v.pipe(
    v.array(v.string('The folder name must be text'), 'The folders must be a list'),
    v.minLength(1, 'A folder is missing'),
    v.description('Folders with the files of the source, or the files'),
    fieldMeta({ code: 'request/invalid', expected: 'folder or file names' }),
  ),
  catalogue: v.pipe(
    v.string('The catalogue name must be text'),
    v.description('Catalogue file to create or update'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  estimatePatterns: ESTIMATE_PATTERNS,
  update: UPDATE_FIELD,
});
