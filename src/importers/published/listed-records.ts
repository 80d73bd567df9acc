import type { TextSource } from '../../io/reading/text-source.ts';
import { type DiagnosticSink, type Location, ViandError } from '../../model/diagnostic.ts';
import { arrayElements } from '../../tables/json/array-elements.ts';

/** A record in a list, with its place. */
export interface ListedRecord {
  readonly value: unknown;
  readonly location: Location;
}

/**
 * Reads the records of the first list in a JSON document, one at a time. A record that is not JSON is reported.
 *
 * @param expected what a record is
 * @throws ViandError `import/syntax` if the document ends before its list, since the records that follow are lost
 */
export async function* listedRecords(
  { name: file, chunks }: TextSource,
  expected: string,
  report: DiagnosticSink,
): AsyncGenerator<ListedRecord> {
  const elements = arrayElements(chunks, file);
  for (;;) {
    const { done, value: element } = await elements.next();
    if (done === true) {
      if (element) return;
      throw new ViandError({
        code: 'import/syntax',
        message: 'The JSON ends before its list of foods does',
        location: { file },
        expected: 'the complete file',
      });
    }
    const location = { file, pointer: `/${element.index}` };
    let value: unknown;
    try {
      value = JSON.parse(element.text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      report({
        code: 'import/syntax',
        message: `Invalid JSON: ${error.message}`,
        location,
        expected,
      });
      continue;
    }
    yield { value, location };
  }
}
