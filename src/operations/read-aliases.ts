import type { Catalogue } from '../catalogue/catalogue.ts';
import { isRepeated, readChoice } from '../importers/cells.ts';
import { readTable } from '../importers/read-table.ts';
import { type Diagnostic, fixOf, ViandError } from '../model/diagnostic.ts';
import type { Alias } from '../model/ids/food-ids.ts';
import { nearestOf } from '../text/words/edit-distance.ts';

const COLUMNS = ['id', 'target'];

/** A code of the user's own. It means exactly the food that it names, unless it is marked as a stand-in. */
export type AliasInput = Pick<Alias, 'id' | 'target'> & Partial<Pick<Alias, 'isStandIn'>>;

/** The column that marks stand-ins. It may be missing, and its cells may be blank. */
const RELATION = 'relation';
const RELATIONS = ['same', 'stand-in'] as const;

/**
 * Reads a table of the user's own codes: `id`, `target` and perhaps `relation`.
 *
 * @throws ViandError with every fault of the table
 */
export async function readAliases(file: string, catalogue: Catalogue): Promise<Alias[]> {
  const faults: Diagnostic[] = [];
  const fault = (diagnostic: Diagnostic) => faults.push(diagnostic);
  const aliases = new Map<string, Alias>();
  for await (const row of readTable(file, COLUMNS, fault, 'any')) {
    if (isRepeated(row, 'id', aliases, fault)) continue;
    const [id, target] = [row.cell('id'), row.cell('target')];
    const hasRelation = row.columns.includes(RELATION) && row.cell(RELATION) !== '';
    const relation = hasRelation ? readChoice(row, RELATION, RELATIONS, fault) : 'same';
    for (const found of faultsOf({ id, target }, catalogue)) {
      fault({ ...found, location: row.at(found.field) });
    }
    aliases.set(id, { id, target, isStandIn: relation === 'stand-in' });
  }
  if (faults.length > 0) throw ViandError.of(faults);
  return [...aliases.values()];
}

/**
 * Checks the user's own codes that a program passes.
 *
 * @throws ViandError with all their problems, each with its JSON Pointer
 */
export function checkedAliases(given: readonly AliasInput[], catalogue: Catalogue): Alias[] {
  const ids = new Set<string>();
  const faults = given.flatMap((alias, index) => {
    const found = faultsOf(alias, catalogue);
    if (ids.has(alias.id)) {
      found.push({
        ...{ code: 'import/duplicate', field: 'id', value: alias.id, expected: 'each id once' },
        message: `Repeated id "${alias.id}"`,
      });
    }
    ids.add(alias.id);
    return found.map((fault) => ({
      ...fault,
      location: { file: 'aliases', pointer: `/${index}/${fault.field}` },
    }));
  });
  if (faults.length > 0) throw ViandError.of(faults);
  return given.map(({ id, target, isStandIn = false }) => ({ id, target, isStandIn }));
}

/** The problems of a code, with their fields. */
function faultsOf(
  { id, target }: AliasInput,
  catalogue: Catalogue,
): (Diagnostic & { readonly field: string })[] {
  const faults: (Diagnostic & { readonly field: string })[] = [];
  if (id === '') {
    faults.push({
      code: 'import/bad-value',
      message: 'Empty id',
      field: 'id',
      value: '',
      expected: 'a code',
    });
  }
  if (catalogue.find(target) === undefined) {
    faults.push({
      code: 'import/orphan',
      message: `Unknown food "${target}"`,
      field: 'target',
      value: target,
      expected: 'an id or source code in the catalogue',
      ...fixOf(nearestOf(target, catalogue.idsLike(target))),
    });
  }
  return faults;
}
