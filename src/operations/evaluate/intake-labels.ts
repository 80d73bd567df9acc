import { noBytes } from '../../io/reading/byte-stream.ts';
import { beginsWith, endReading, peekBytes, peekText } from '../../io/reading/peek.ts';
import { decodeSource, openBytes } from '../../io/reading/text-source.ts';
import { INTAKE_COLUMNS } from '../../meals/totals/totals-table.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { cellRows } from '../../tables/csv/cell-spans.ts';
import { PARQUET_MAGIC } from '../../tables/parquet/parquet-source.ts';
import { COMPOUND_MAGIC } from '../../tables/workbook/compound-file.ts';
import { ZIP_MAGIC } from '../../tables/workbook/workbook-source.ts';

/** The labels of intakes, and the files whose groups count skipped entries. */
export interface IntakeLabels {
  readonly labels: readonly string[];
  readonly withLeftOut: readonly string[];
}

/** The column between the labels and the sums if faulty entries were skipped. */
const LEFT_OUT = 'left_out';

/**
 * Reads from the headers of intakes which labels they have.
 *
 * @throws ViandError for a file that holds no intakes, or has other labels than the first
 */
export async function intakeLabels(files: readonly string[]): Promise<IntakeLabels> {
  const headers = await Promise.all(
    files.map(async (file) => [file, await headerOf(file)] as const),
  );
  const [first] = headers;
  const labels = first === undefined ? [] : labelsOf(...first);
  for (const [file, header] of headers) {
    const own = labelsOf(file, header);
    if (own.join('\0') === labels.join('\0')) continue;
    throw new ViandError({
      code: 'request/invalid',
      message: 'Cannot merge intakes with other labels',
      location: { file },
      expected: `the labels of ${first?.[0]}: ${labels.join(', ') || 'none'}`,
    });
  }
  const withLeftOut = headers.filter(([, header]) => header.includes(LEFT_OUT));
  return { labels, withLeftOut: withLeftOut.map(([file]) => file) };
}

function labelsOf(file: string, header: readonly string[]): readonly string[] {
  if (!INTAKE_COLUMNS.every((name) => header.includes(name))) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'The file has no intakes',
      location: { file },
      expected: 'CSV of viand evaluate intakes, or shards with their .meta.json',
    });
  }
  return header.slice(0, header.indexOf('entries')).filter((name) => name !== LEFT_OUT);
}

/** Formats that people may mistake for intakes to merge, by their first bytes. */
const OTHER_FORMATS = [
  { magic: PARQUET_MAGIC, name: 'Parquet' },
  { magic: ZIP_MAGIC, name: 'a workbook' },
  { magic: COMPOUND_MAGIC, name: 'a workbook' },
] as const;

async function headerOf(file: string): Promise<readonly string[]> {
  const { name, chunks } = openBytes(file, noBytes());
  const start = await peekBytes(chunks, PARQUET_MAGIC.length);
  const other = OTHER_FORMATS.find(({ magic }) => beginsWith(start.head, magic));
  if (other !== undefined) {
    await endReading(start.all);
    throw new ViandError({
      code: 'request/invalid',
      message: `Cannot merge intakes in ${other.name}`,
      location: { file },
      expected: 'CSV of viand evaluate intakes, which has all digits',
    });
  }
  const source = decodeSource({ name, chunks: start.all });
  const { head, all } = await peekText(source.chunks, (text) => text.includes('\n'));
  await endReading(all);
  const [cells = []] = cellRows(head.split('\n', 1)[0] ?? '', ',');
  return cells.map(({ text }) => text.trim());
}
