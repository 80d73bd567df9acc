import type { Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/** Groups of nutrients that a table may lack: their amounts stay unknown. */
const MAY_LACK: ReadonlySet<string> = new Set(['vitamins', 'minerals']);

/** Sodium is a part of every index, so that the user has to say its unit. */
const NEEDED = 'sodium';

/** Nutrients that labels give in mg, and viand in µg. */
const IN_MILLIGRAMS: ReadonlySet<string> = new Set([
  'vitamin_B6',
  'copper',
  'manganese',
  'fluoride',
]);

/**
 * The columns of vitamins and minerals without a unit in a table that has other nutrients: nobody knows whether they are
 * in g, mg or µg, or percentages of a daily value, so that they are skipped rather than guessed.
 */
export function unitlessColumns(
  meanings: readonly Meaning[],
  { giveUnits, needNoUnits }: Pick<ColumnCells, 'giveUnits' | 'needNoUnits'>,
): number[] {
  const nutrients = meanings.filter((one) => one?.kind === 'nutrient');
  if (nutrients.every(({ nutrient }) => MAY_LACK.has(nutrient.group))) return [];
  return meanings.flatMap((meaning, position) => {
    if (meaning?.kind !== 'nutrient' || meaning.unit !== undefined) return [];
    const mayLack = MAY_LACK.has(meaning.nutrient.group) && meaning.nutrient.name !== NEEDED;
    return mayLack && !giveUnits(position) && !needNoUnits(position) ? [position] : [];
  });
}

/** The units in which labels and tables usually have the nutrients of some columns, by their positions. */
export function usualUnits(
  meanings: readonly Meaning[],
  positions: readonly number[],
): ReadonlyMap<number, string> {
  return new Map(
    positions.flatMap((position) => {
      const meaning = meanings[position];
      if (meaning?.kind !== 'nutrient') return [];
      const { name, unit } = meaning.nutrient;
      return [[position, IN_MILLIGRAMS.has(name) ? 'mg' : unit] as const];
    }),
  );
}

/** Columns without those at some positions. */
export function withoutColumns(meanings: readonly Meaning[], positions: readonly number[]) {
  return meanings.map(
    (meaning, position): Meaning => (positions.includes(position) ? { kind: 'ignored' } : meaning),
  );
}
