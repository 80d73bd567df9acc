import type { Rule } from '../rule.ts';

/** Rules of any file, whatever it holds. The readers of io/ and tables/ find what breaks them. */
export const INPUT_RULES: readonly Rule[] = [
  {
    code: 'input/missing-file',
    severity: 'error',
    isFirm: true,
    help: 'A file that is named is there.',
    explanation: 'Check the spelling, and the folder that viand is called in.',
  },
  {
    code: 'input/unreadable',
    severity: 'error',
    isFirm: true,
    help: 'A file can be read.',
    explanation:
      'It is a folder without tables of a catalogue, or the user who calls viand may not read it.',
  },
  {
    code: 'input/damaged',
    severity: 'error',
    isFirm: true,
    help: 'A packed file, or one of Parquet, is whole.',
    explanation: 'It was cut off or changed on its way: copy or pack it again.',
  },
  {
    code: 'input/encoding',
    severity: 'error',
    isFirm: true,
    help: 'A file is UTF-8, or UTF-16 with a byte order mark.',
    explanation:
      'Spreadsheets often save in the encoding of their system, in which "Müsli" has other bytes. Save the file again as "CSV UTF-8". `--fix` changes UTF-8 that is not packed and nothing else.',
  },
  {
    code: 'input/unsupported',
    severity: 'error',
    isFirm: true,
    help: 'A file is of a format that viand reads: no spreadsheet, no archive, no encrypted Parquet.',
    explanation:
      'Save a sheet as "CSV UTF-8". Pack text with gzip or zstd, and Parquet with Snappy, zstd, gzip, Brotli or LZ4, or not at all.',
  },
  {
    code: 'input/too-large',
    severity: 'error',
    isFirm: true,
    help: 'A JSON document has at most 256 Mi characters, a line of NDJSON 16 Mi.',
    explanation: 'A document is held whole. Write larger ones as NDJSON, a meal a line.',
  },
];
