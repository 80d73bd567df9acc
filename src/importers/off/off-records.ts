import { Readable } from 'node:stream';
import { type DiagnosticSink, type Location, ViandError } from '../../model/diagnostic.ts';
import { openDetected } from '../../tables/detect-format.ts';
import { readLines } from '../../tables/json/read-json.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';

/** A product as Open Food Facts exports it: its fields by name, absent ones empty. */
export interface OffRecord {
  readonly location: Location;
  readonly field: (name: string) => string;
}

/**
 * Reads an export of Open Food Facts: CSV with tabs or commas, or JSON with a product a line, whose
 * nutrients are within `nutriments`.
 *
 * @throws ViandError for a file that is none
 */
export async function* offRecords(file: string, report: DiagnosticSink): AsyncGenerator<OffRecord> {
  const detected = await openDetected(file, Readable.from([]), { limits: READ_LIMITS });
  if (detected.format === 'ndjson' || detected.format === 'json') {
    yield* jsonRecords({ name: file, chunks: detected.source.chunks }, report);
    return;
  }
  const { batches } = await openRows(detected, {
    syntaxCode: 'import/syntax',
    limits: READ_LIMITS,
  });
  let places: ReadonlyMap<string, number> | undefined;
  for await (const batch of batches) {
    for (const { cells, location } of batch) {
      if (places === undefined) {
        places = new Map(cells.map((name, place) => [name.trim(), place]));
        if (!isOffHeader(cells)) throw noExport(file);
        continue;
      }
      const at = places;
      yield { location, field: (name) => (cells[at.get(name) ?? -1] ?? '').trim() };
    }
  }
}

/** Whether a header is that of an export: bar codes in `code`, amounts in columns such as `fat_100g`. */
export function isOffHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim());
  return names.includes('code') && names.some((name) => name.endsWith('_100g'));
}

async function* jsonRecords(
  source: { readonly name: string; readonly chunks: AsyncIterable<string> },
  report: DiagnosticSink,
): AsyncGenerator<OffRecord> {
  const format = {
    syntaxCode: 'import/syntax',
    expected: 'one product per line, as JSON',
    limits: READ_LIMITS,
    insteadIfTooLarge: 'a product a line',
  } as const;
  for await (const read of readLines(source, format)) {
    if ('fault' in read) {
      report(read.fault);
      continue;
    }
    const product = read.value as Readonly<Record<string, unknown>>;
    const nutriments = (product['nutriments'] ?? {}) as Readonly<Record<string, unknown>>;
    const location = { file: source.name, line: read.line };
    yield { location, field: (name) => textOf(product[name] ?? nutriments[name]) };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function noExport(file: string): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    message: 'The file is not an export of Open Food Facts',
    location: { file },
    expected: 'columns code, product_name and fat_100g; "viand catalogue add" reads other tables',
  });
}
