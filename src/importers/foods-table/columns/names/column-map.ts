import { type Diagnostic, ViandError } from '../../../../model/diagnostic.ts';
import type { GridRow } from '../../../../tables/grid.ts';
import type { Header } from '../../../../tables/header.ts';
import { normaliseColumnName } from '../../../../text/words/column-names.ts';
import { splitBasis } from '../../headings/column-basis.ts';
import { type ColumnMeaning, columnMeaning, type Meaning } from '../../headings/column-meaning.ts';
import { TEXT_TOPICS } from '../../headings/topic-names.ts';

/** Names of our columns in other tables, and columns to ignore: `{ name: 'product_name', ignore: ['Iron'] }`. */
export type FoodColumnMap = Readonly<Record<string, string | readonly string[]>>;

/** The name in a map for columns that are not read at all. */
export const IGNORED = 'ignore';

/**
 * The meanings of the columns that a map names, by position.
 *
 * @throws ViandError for unknown names, and for names that a header lacks
 */
export function mappedMeanings(
  map: FoodColumnMap,
  header: Header,
  row: GridRow,
): Map<number, Exclude<Meaning, undefined>> {
  const meanings = new Map<number, Exclude<Meaning, undefined>>();
  const faults: Diagnostic[] = [];
  const pairs = Object.entries(map).flatMap(([ours, theirs]) =>
    [theirs].flat().map((one) => [ours, one] as const),
  );
  const isHeader = looksLikeHeader(
    header,
    pairs.map(([, theirs]) => theirs),
  );
  for (const [ours, theirs] of pairs) {
    const meaning = ours === IGNORED ? ({ kind: 'ignored' } as const) : columnMeaning(ours);
    const position = header.positionOf(theirs);
    if (meaning === undefined) {
      faults.push({
        code: 'request/invalid',
        message: `Unknown column "${ours}" in --map`,
        field: ours,
        expected: `one of ${TEXT_TOPICS.join(', ')}, ignore, or a nutrient with its unit, such as fat_g`,
      });
    } else if (position < 0) {
      if (isHeader) {
        faults.push({
          code: 'import/missing-column',
          message: `Missing column "${theirs}"`,
          location: row.location,
          field: theirs,
          expected: `a column "${theirs}", as given in --map; the table has ${header}`,
        });
      }
    } else if (meaning.kind === 'ignored') {
      for (const at of positionsOf(theirs, header)) meanings.set(at, meaning);
    } else meanings.set(position, withOwnBasis(meaning, header.names[position] as string));
  }
  if (faults.length > 0) throw ViandError.of(faults);
  return meanings;
}

/**
 * A column keeps the reference amount in its own name: `sodium_g=sodium_100g` is per 100 g. The same is true of shares:
 * `alcohol_g=Alkohol (Vol.-%)`.
 */
function withOwnBasis(meaning: ColumnMeaning, name: string): ColumnMeaning {
  if (meaning.kind !== 'nutrient' || meaning.basis !== undefined) return meaning;
  const own = columnMeaning(name);
  if (own?.kind === 'nutrient' && own.isShare && own.nutrient === meaning.nutrient) return own;
  return { ...meaning, basis: splitBasis(name).basis };
}

/** All columns with a name, which may be repeated. */
function positionsOf(name: string, { names }: Header): number[] {
  const wanted = normaliseColumnName(name);
  return names.flatMap((one, position) => (normaliseColumnName(one) === wanted ? position : []));
}

/** A row above the header has few names that viand or the map knows. Only the header itself can lack a column. */
function looksLikeHeader(header: Header, mapped: readonly string[]): boolean {
  const found = new Set(mapped.map((name) => header.positionOf(name)));
  const isName = (name: string, position: number) =>
    found.has(position) || columnMeaning(name) !== undefined;
  return header.names.filter(isName).length >= 2;
}
