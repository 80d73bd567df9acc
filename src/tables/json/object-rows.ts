import type { TextSource } from '../../io/reading/text-source.ts';
import { type Diagnostic, type Location, ViandError } from '../../model/diagnostic.ts';
import { escapePointer } from '../../text/escaping/escape-pointer.ts';
import type { GridRow } from '../grid.ts';
import type { TextFormat } from '../text-format.ts';
import { flatMembers } from './flat-members.ts';
import { isObject } from './members.ts';
import { type JsonFormat, readDocument, readLines } from './read-json.ts';

/** An object of a file, or the problem of a value that is not an object. */
type ReadObject = { readonly location: Location; readonly length: number } & (
  | { readonly members: Readonly<Record<string, unknown>> }
  | { readonly fault: Diagnostic }
);

/** How much of NDJSON is held to find its columns: this many lines, unless they are long. */
const HELD_LINES = 10_000;
const HELD_CHARACTERS = 32 * 2 ** 20;

/** Rows in one batch. */
const BATCH = 500;

/**
 * Objects as rows. The columns are all members of a document, or of the first lines of NDJSON. A line that is not an
 * object, or has a member that the first lines lack, becomes a row with this problem.
 *
 * @throws ViandError if there is no object at all
 */
export async function* objectRows(
  { format, source }: { readonly format: TextFormat | 'empty'; readonly source: TextSource },
  json: JsonFormat,
): AsyncGenerator<readonly GridRow[]> {
  const isDocument = format === 'json';
  const objects = isDocument ? documentObjects(source, json) : lineObjects(source, json);
  const held: ReadObject[] = [];
  const names = new Set<string>();
  let length = 0;
  let columns: Columns | undefined;
  for await (const read of objects) {
    if (columns !== undefined) {
      yield [rowOf(read, columns)];
      continue;
    }
    held.push(read);
    length += read.length;
    if ('members' in read) for (const name of Object.keys(read.members)) names.add(name);
    const isFull = held.length >= HELD_LINES || length >= HELD_CHARACTERS;
    if (isDocument || !isFull) continue;
    columns = { names, among: held.length };
    yield* heldRows(held.splice(0), columns, source.name);
  }
  if (columns === undefined) yield* heldRows(held, { names, among: held.length }, source.name);
}

/** The names of the columns, and the number of objects that have them. */
interface Columns {
  readonly names: ReadonlySet<string>;
  readonly among: number;
}

function* heldRows(
  held: readonly ReadObject[],
  columns: Columns,
  file: string,
): Generator<readonly GridRow[]> {
  const faults = held.flatMap((read) => ('fault' in read ? [read.fault] : []));
  if (faults.length > 0 && faults.length === held.length) throw ViandError.of(faults);
  if (held.length > 0) yield [plainRow([...columns.names], { file })];
  for (let at = 0; at < held.length; at += BATCH) {
    yield held.slice(at, at + BATCH).map((read) => rowOf(read, columns));
  }
}

function rowOf(read: ReadObject, { names, among }: Columns): GridRow {
  const { location } = read;
  if ('fault' in read) return { ...plainRow([], location), faults: [read.fault] };
  const { members } = read;
  const row = plainRow(
    Array.from(names, (name) => cellText(members[name])),
    location,
  );
  const late = Object.keys(members).filter(
    (name) => !names.has(name) && cellText(members[name]) !== '',
  );
  if (late.length === 0) return row;
  return { ...row, faults: late.map((name) => lateMember(name, among, location)) };
}

function lateMember(name: string, among: number, location: Location): Diagnostic {
  return {
    code: 'import/missing-column',
    message: `None of the first ${among} foods has the member "${name}"`,
    location,
    field: name,
    expected: `all members in the first food, such as "${name}": null`,
  };
}

async function* documentObjects(source: TextSource, json: JsonFormat): AsyncGenerator<ReadObject> {
  const { value } = await readDocument(source, json);
  const { list, pointer, keys } = listIn(value);
  for (const [index, one] of list.entries()) {
    yield readObject(
      one,
      { file: source.name, pointer: `${pointer}/${escapePointer(keys?.[index] ?? String(index))}` },
      { json, length: 0 },
    );
  }
}

/** Members in which services send lists of foods, next to members of their own such as "count". */
const WRAPPER =
  /^(?:foods?|products?|items?|results?|hints|hits|data|records|rows|entries|response|lebensmittel|produkte|artikel)$/i;

/** A member that names a food: a list of objects next to it may be that of its nutrients. */
const NAME =
  /name|title|titel|label|description|bezeichnung|^(?:food|product|produkt|artikel|item)$/i;

/** The list of a document. Many programs wrap it in an object, on its own or under a name that says what it is. */
function listIn(
  value: unknown,
  pointer = '',
): {
  readonly list: readonly unknown[];
  readonly pointer: string;
  /** The names of the members, for foods by their ids. */
  readonly keys?: readonly string[];
} {
  if (Array.isArray(value)) return { list: value, pointer };
  const members = isObject(value) ? Object.entries(value) : [];
  const lists = members.filter(([, one]) => holdsObjects(one));
  const wrapped = lists.filter(([name]) => WRAPPER.test(name));
  const isFood = members.some(([name, one]) => typeof one === 'string' && NAME.test(name));
  const only = members.length === 1 ? members.filter(([, one]) => Array.isArray(one)) : [];
  const [list] = [wrapped, isFood ? [] : lists, only].find(({ length }) => length === 1) ?? [];
  if (list !== undefined) return listIn(list[1], `${pointer}/${list[0]}`);
  const [[name, inside] = ['', undefined]] = members;
  if (members.length === 1 && isKeyed(inside)) return listIn(inside, `${pointer}/${name}`);
  if (isKeyed(value)) return { list: Object.values(value), pointer, keys: Object.keys(value) };
  return { list: [value], pointer };
}

/** Whether an object holds foods by their ids: `{"17": {"name": "Bread"}, "18": {"name": "Milk"}}`. */
function isKeyed(value: unknown): value is Record<string, unknown> {
  const foods = isObject(value) ? Object.values(value) : [];
  const isNamed = (one: unknown) =>
    isObject(one) &&
    Object.entries(one).some(([name, of]) => typeof of === 'string' && NAME.test(name));
  return foods.length >= LEAST_KEYED && foods.every(isNamed);
}

/** The fewest foods that an object holds by their ids. A food may have a single object with a name. */
const LEAST_KEYED = 2;

/** Whether a member is a list of objects, or wraps one. */
function holdsObjects(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject);
  return isObject(value) && listIn(value).pointer !== '';
}

async function* lineObjects(source: TextSource, json: JsonFormat): AsyncGenerator<ReadObject> {
  for await (const read of readLines(source, json)) {
    const location = { file: source.name, line: read.line };
    if ('fault' in read) yield { location, length: 0, fault: read.fault };
    else yield readObject(read.value, location, { json, length: read.text.length });
  }
}

function readObject(
  value: unknown,
  location: Location,
  { json, length }: { readonly json: JsonFormat; readonly length: number },
): ReadObject {
  if (isObject(value)) return { location, length, members: flatMembers(value) };
  const fault: Diagnostic = {
    code: json.syntaxCode,
    message: 'The food is not an object',
    location,
    expected: 'one object per food, such as {"name": "Bread"}',
  };
  return { location, length, fault };
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A row whose cells have no location of their own. */
export function plainRow(cells: readonly string[], location: Location): GridRow {
  return { cells, location, locationOf: () => location };
}
