import * as v from 'valibot';
import { fieldMeta, fields } from '../fields.ts';

/** The sources that can be imported, by the names people give them. */
export const SOURCES = {
  fndds: 'USDA FNDDS "At A Glance" tables with FPED, as published (CSV)',
  seeds: "viand's own tables of everyday foods",
} as const;

export type SourceName = keyof typeof SOURCES;

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

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
