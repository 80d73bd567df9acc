import * as v from 'valibot';
import { fieldMeta, fields } from '../fields.ts';

/** Formats of exported catalogues. */
export const EXPORT_FORMATS = ['csv', 'ndjson', 'parquet', 'sqlite'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_INPUT = fields({
  format: v.pipe(
    v.picklist(EXPORT_FORMATS, 'Unknown format'),
    v.description('Format of the export (default: by the extension of the file)'),
    fieldMeta({ code: 'request/invalid', expected: EXPORT_FORMATS.join(', ') }),
  ),
});
