import type { Diagnostic } from '../../../../model/diagnostic.ts';
import type { Nutrient } from '../../../../model/nutrients.ts';
import type { GridRow } from '../../../../tables/grid.ts';
import { columnMeaning, type Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/** The header whose columns are checked. */
export interface JudgedHeader {
  readonly names: readonly string[];
  readonly row: GridRow;
  readonly cells: ColumnCells;
}

/** Columns of nutrients without a unit, columns in kJ or kcal under unknown names, and columns of dried food. */
export function columnFaults(meanings: readonly Meaning[], header: JudgedHeader): Diagnostic[] {
  return [
    ...withoutUnits(meanings, header),
    ...unknownEnergies(meanings, header),
    ...ofDryMatter(meanings, header),
  ];
}

function withoutUnits(
  meanings: readonly Meaning[],
  { names, row, cells }: JudgedHeader,
): Diagnostic[] {
  return meanings.flatMap((meaning, position) =>
    meaning?.kind === 'nutrient' &&
    meaning.unit === undefined &&
    !cells.giveUnits(position) &&
    !cells.needNoUnits(position)
      ? [withoutUnit(names[position] as string, meaning.nutrient, row, position)]
      : [],
  );
}

function withoutUnit(name: string, { unit }: Nutrient, row: GridRow, position: number): Diagnostic {
  const units = unit === 'kJ' ? ['kj', 'kcal'] : ['g', 'mg', 'ug'];
  const plain = name.trim().replace(/\s+/g, '_');
  return {
    code: 'import/bad-value',
    message: `Column "${name}" has no unit`,
    location: row.locationOf(position),
    field: name,
    value: name,
    expected: `${units.map((one) => `${plain}_${one}`).join(' or ')}, or --map ${plain}_${units[0]}=${plain}, or --map ignore=${plain}`,
  };
}

/** A unit of energy in the name of a column. */
const OF_ENERGY = /(?<!\p{L})(?:kj|kcal|kilojoules?|kilocalories)(?!\p{L})/iu;

/** An amount of energy in a cell: "1.657 kJ / 400 kcal", "Calories: 403kcal | Fat: 33.14g". */
const ENERGY_CELL = /\d\s*(?:kj|kcal)(?!\p{L})/iu;

/** Columns in kJ or kcal under unknown names, or with such cells, if the table has no known column of energy. */
function unknownEnergies(
  meanings: readonly Meaning[],
  { names, row, cells }: JudgedHeader,
): Diagnostic[] {
  const isEnergy = (one: Meaning) => one?.kind === 'nutrient' && one.nutrient.name === 'energy';
  if (meanings.some(isEnergy)) return [];
  const hasAmounts = meanings.some((one) => one?.kind === 'nutrient');
  const hasEnergies = (position: number) => {
    const first = cells.first(position);
    return first.length > 0 && first.every((cell) => ENERGY_CELL.test(cell));
  };
  return names.flatMap((name, position) => {
    const meaning = meanings[position];
    const isNamed = meaning === undefined && hasAmounts && OF_ENERGY.test(name);
    const isOther = meaning === undefined || meaning.kind === 'text';
    if (!isNamed && !(isOther && hasEnergies(position))) return [];
    const isKj = /kj|joule/i.test(name) || (!isNamed && /kj/i.test(cells.first(position)[0] ?? ''));
    return [
      {
        code: 'import/missing-column' as const,
        message: `"${name}" may be the energy, and no other column is`,
        location: row.locationOf(position),
        field: name,
        expected: `--map energy_${isKj ? 'kj' : 'kcal'}=… with this name, or --map ignore=…`,
      },
    ];
  });
}

/** Terms for amounts in dried food: "% TM", "g/kg TS", "% DM", "i. Tr.", "on dry basis". */
const DRY =
  /[\s,(]*(?:(?:in|of|on|auf|i\.|an|the|der|per|je|pro)\s*)*(?<!\p{L})(?:trocken(?:substanz|masse|gewicht|stoff)|ts|tm|tr\.|dm|dry (?:matter|weight|mass|basis))(?!\p{L})[).]*/iu;

/** Amounts of nutrients in dried food, if no other column has the amounts in the food itself. */
function ofDryMatter(meanings: readonly Meaning[], { names, row }: JudgedHeader): Diagnostic[] {
  return names.flatMap((name, position) => {
    if (meanings[position] !== undefined || !DRY.test(name)) return [];
    const dried = columnMeaning(name.replace(DRY, ''));
    if (dried?.kind !== 'nutrient') return [];
    const isKnown = meanings.some(
      (one) => one?.kind === 'nutrient' && one.nutrient === dried.nutrient,
    );
    if (isKnown) return [];
    return [
      {
        code: 'import/bad-value' as const,
        message: `"${name}" is an amount in dry matter, and no other column has that of the food`,
        location: row.locationOf(position),
        field: name,
        expected: 'amounts of the food as it is, or --map ignore=… with this name',
      },
    ];
  });
}
