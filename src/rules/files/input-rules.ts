import type { Rule } from '../rule.ts';

/** Rules of any file, whatever it contains. The readers of io/ and tables/ find violations. */
export const INPUT_RULES: readonly Rule[] = [
  {
    code: 'input/missing-file',
    severity: 'error',
    isFirm: true,
    help: 'A named file exists.',
    explanation: 'Check the spelling and the current folder.',
  },
  {
    code: 'input/unreadable',
    severity: 'error',
    isFirm: true,
    help: 'A file is readable.',
    explanation:
      'It may be a folder without food tables, or you may lack the permission to read it.',
  },
  {
    code: 'input/changed',
    severity: 'error',
    isFirm: true,
    help: 'No program writes to a file while viand reads it.',
    explanation:
      'The sums would mix two versions of the file. Run viand again when the file is complete. Programs that move a finished file into place do no harm.',
  },
  {
    code: 'input/damaged',
    severity: 'error',
    isFirm: true,
    help: 'A compressed file, a workbook, a document, Parquet or a recipe in XML is complete and undamaged.',
    explanation: 'The file was truncated or changed in transit: copy or compress it again.',
  },
  {
    code: 'input/encoding',
    severity: 'error',
    isFirm: true,
    help: 'A text file is UTF-8, UTF-16, Windows-1252 or Windows-1250.',
    explanation:
      'viand detects these encodings, and --encoding names one. A file that mixes them was put together from several: save each of them again as "CSV UTF-8". `--fix` keeps the encoding, and only changes uncompressed files.',
  },
  {
    code: 'input/unsupported',
    severity: 'error',
    isFirm: true,
    help: 'A file has a format that viand reads: not a picture or scan, an archive or encrypted Parquet.',
    explanation:
      'Save documents as .docx or .txt, and files without a password. Compress text with gzip or zstd, and Parquet with Snappy, zstd, gzip, Brotli or LZ4, or leave them uncompressed.',
  },
  {
    code: 'input/too-large',
    severity: 'error',
    isFirm: true,
    help: 'A JSON document has at most 256 Mi characters, a line of NDJSON and a food record 16 Mi, a row group of Parquet takes at most 1 GiB and 30 s, and a PDF 768 MiB and 20 s.',
    explanation:
      'A small file can expand to any size. viand reads CSV and NDJSON of any size as streams, but must hold the others. Write larger documents as NDJSON with one meal per line, or use `--lift-limits` for files you trust.',
  },
];
