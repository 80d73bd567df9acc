import type { TextSource } from '../io/text-source.ts';
import {
  type Diagnostic,
  type DiagnosticSink,
  type Location,
  Refusal,
} from '../model/diagnostic.ts';
import { readMeal } from './json-values.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** A JSON document is held whole: beyond this, meals belong a line each into NDJSON. */
const MAX_DOCUMENT_CHARACTERS = 256 * 1024 * 1024;

/** Longer lines of NDJSON are refused: no meal is as long as that. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;

/**
 * Reads a JSON document: the specification's array of meals, or a single meal.
 *
 * @throws Refusal where it is no JSON, or too large to be held whole
 */
export async function readJson(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const text = await readWhole(source);
  const document = parseJson(text);
  if (document === undefined) throw new Refusal(...(await syntaxFaults(text, source.name)));
  const faults: Diagnostic[] = [];
  const collecting = { ...sink, report: (fault: Diagnostic) => faults.push(fault) };
  const isList = Array.isArray(document.value);
  (isList ? (document.value as unknown[]) : [document.value]).forEach((meal, index) => {
    const pointer = isList ? `/${index}` : '';
    readMeal(meal, { file: source.name, pointer }, options, collecting);
  });
  if (faults.length === 0) return;
  await placeFaults(faults, text, sink.report);
}

/** Reads NDJSON: a meal a line. */
export async function readNdjson(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  let line = 0;
  let faults: Diagnostic[] = [];
  const collecting = { ...sink, report: (fault: Diagnostic) => faults.push(fault) };
  for await (const text of linesOf(source)) {
    line += 1;
    if (text.trim() === '') continue;
    const location = { file: source.name, line, pointer: '' };
    const document = parseJson(text);
    if (document !== undefined) {
      readMeal(document.value, location, options, collecting);
    } else {
      sink.row();
      sink.report(await lineSyntaxFault(text, location));
    }
    if (faults.length > 0) await placeFaults(faults, text, sink.report);
    faults = [];
    const waiting = sink.ready?.();
    if (waiting !== undefined) await waiting;
  }
}

async function lineSyntaxFault(text: string, { file, line }: Location): Promise<Diagnostic> {
  const { syntaxErrors } = await import('../tables/json/json-lines.ts');
  const [error] = syntaxErrors(text);
  const column = error?.column;
  return {
    code: 'meal/syntax',
    message: `Cannot read the line as JSON${error === undefined ? '' : `: ${error.reason}`}`,
    location: {
      file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    },
    expected: 'a meal as JSON on one line',
  };
}

async function readWhole({ name, chunks }: TextSource): Promise<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > MAX_DOCUMENT_CHARACTERS) throw tooLarge(name, 'the document');
  }
  return text;
}

async function* linesOf({ name, chunks }: TextSource): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    if (rest.length > MAX_LINE_CHARACTERS) throw tooLarge(name, 'a line');
    yield* lines;
  }
  yield rest;
}

function tooLarge(file: string, what: string): Refusal {
  return new Refusal({
    code: 'input/too-large',
    message: `Cannot read ${what} as it is too large`,
    location: { file },
    expected: 'NDJSON, with a meal a line',
  });
}

/** The value of a document, wrapped since it may be null; undefined where the text is no JSON. */
function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

async function syntaxFaults(text: string, file: string): Promise<Diagnostic[]> {
  const { syntaxErrors } = await import('../tables/json/json-lines.ts');
  return syntaxErrors(text).map(({ line, column, reason }) => ({
    code: 'meal/syntax',
    message: `Cannot read the file as JSON: ${reason}`,
    location: { file, line, column },
    expected: 'an array of meals',
  }));
}

/** Says of faults where in the text they stand; each stays on the line it is said to be on. */
async function placeFaults(
  faults: readonly Diagnostic[],
  text: string,
  report: DiagnosticSink,
): Promise<void> {
  const { locationFinder } = await import('../tables/json/json-lines.ts');
  const locationOf = locationFinder(
    text,
    faults.map(({ location }) => location?.pointer ?? ''),
  );
  for (const fault of faults) {
    const { location } = fault;
    const found = location?.pointer === undefined ? undefined : locationOf(location.pointer);
    const line = location?.line ?? found?.line;
    if (location === undefined || line === undefined) report(fault);
    else report({ ...fault, location: { ...location, ...found, line } });
  }
}
