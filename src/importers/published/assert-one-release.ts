import path from 'node:path';
import { ViandError } from '../../model/diagnostic.ts';

/**
 * Refuses two files with the name of the same table, such as `FoodData_2020/food.csv` and `FoodData_2021/food.csv`: the
 * foods of one release would get the amounts of the other.
 *
 * @param files the files of a release, in folders or archives
 * @param isTable whether a file of this name is a table that a release has once
 * @throws ViandError that names both files
 */
export function assertOneRelease(
  files: readonly { readonly name: string }[],
  isTable: (baseName: string) => boolean,
): void {
  const firsts = new Map<string, string>();
  for (const { name } of files) {
    const table = path.basename(name).toLowerCase();
    if (!isTable(table)) continue;
    const first = firsts.get(table);
    if (first === undefined) {
      firsts.set(table, name);
      continue;
    }
    throw new ViandError({
      code: 'import/duplicate',
      message: `Two files have the table ${path.basename(name)}: "${first}" and "${name}"`,
      location: { file: name },
      expected: 'the files of one release',
    });
  }
}
