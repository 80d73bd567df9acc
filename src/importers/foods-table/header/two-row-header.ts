import { filledCells, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { joinHeaderRows } from '../../../tables/join-header-rows.ts';
import { splitBasis } from '../headings/column-basis.ts';
import { columnMeaning } from '../headings/column-meaning.ts';

/** Units in the second row of a header: "g", "(mg)", "kJ/100 g", "µg RE". */
const UNIT =
  /^[([]?\s*(?:g|mg|µg|μg|mcg|ug|kcal|kj|ml|iu|ie|ppm|%)(?:\s+(?:re|rae|te|ne))?(?:\s*\/\s*\d*\s*(?:g|kg|ml|l|serving|portion))?(?:\s*(?:per|je|pro|in)\s.*)?\s*[)\]]?$/i;

/** A name for all amounts below it: "Nährwerte", "Nutrition facts". */
const NUTRITION =
  '(?:nährwert(?:e|angaben)?|nährstoffe|inhaltsstoffe|nutrients|nutrition(?:al)?(?: (?:values?|information|facts))?|values?)';
const NUTRIENTS = new RegExp(`^${NUTRITION}[\\s:]*$`, 'i');
const OF_BASIS = new RegExp(`^[\\s()[\\]:]*${NUTRITION}?[\\s:]*$`, 'i');

/** Whether a text only announces amounts, perhaps with their reference amount: "Nährwerte je 100 g". */
export function isNutrition(text: string): boolean {
  return NUTRIENTS.test(text) || NUTRIENTS.test(splitBasis(text).bare.trim());
}

/** The fewest cells of a row that may be a header. */
const LEAST_CELLS = 2;

/**
 * Joins a header of two rows: "Energie" above "kJ/100 g", or "Per 100 g" above "Fat (g)". An empty cell in the upper
 * row continues the cell on its left.
 *
 * @returns undefined if the second row is not part of the header
 */
export function twoRowHeader(upper: GridRow, lower: GridRow): GridRow | undefined {
  const below = lower.cells.map((cell) => cell.trim());
  const filled = below.filter((cell) => cell !== '');
  if (filled.length < LEAST_CELLS || filled.some(isAmount)) return undefined;
  if (areUnitsAbove(upper, lower)) return withUnitsAbove(upper, lower);
  // Alone above the names of foods, it is a title of the whole table.
  const isAlone = filledCells(upper.cells).length === 1;
  const names = isAlone ? below.findIndex((cell) => cell !== '') : -1;
  const groups = upper.cells.filter(
    (cell, at) => at !== names && (groupBasis(cell) !== undefined || NUTRIENTS.test(cell.trim())),
  ).length;
  const hasUnits = filled.filter(isUnit).length >= Math.max(LEAST_CELLS, filled.length / 2);
  const hasNames = filled.filter(isNutrient).length >= LEAST_CELLS;
  if (areCodes(upper, below)) {
    const named = upper.cells.map((cell, at) => (isTotalCode(cell, below[at]) ? below[at] : cell));
    return { ...upper, cells: named as string[], location: lower.location };
  }
  const isJoined = groups > 0 ? hasNames || hasUnits : hasUnits && hasTopics(upper);
  const isTitle = isAlone && upper.cells[0]?.trim() !== '';
  if (!isJoined) return isTitle ? undefined : withQualifiers(upper, lower);
  const cells = joinHeaderRows(upper.cells, below, (above, under) => {
    if (above === under || NUTRIENTS.test(above) || isOwnTopic(above, under)) return under;
    const basis = groupBasis(above);
    return (basis === undefined ? `${above} ${under}` : `${under} ${basis}`).trim();
  });
  return { ...partOfRow(upper, cells, (position) => position), location: lower.location };
}

/** Whether the upper row has the units of the names below it: "kJ" above "Energie", "mg" above "Calcium". */
function areUnitsAbove({ cells }: GridRow, lower: GridRow): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  const units = filled.filter((at) => UNIT.test((cells[at] ?? '').trim()));
  // A title may stand above the names of foods.
  const isTitle = (at: number) => columnMeaning(lower.cells[at] ?? '')?.kind === 'text';
  return (
    units.length >= LEAST_CELLS &&
    filled.every((at) =>
      units.includes(at) ? /\p{L}/u.test(lower.cells[at] ?? '') : isTitle(at),
    ) &&
    hasTopics(lower)
  );
}

function withUnitsAbove(upper: GridRow, lower: GridRow): GridRow {
  const cells = lower.cells.map((name, at) => {
    const unit = (upper.cells[at] ?? '').trim();
    return UNIT.test(unit) ? `${name} ${unit}` : name;
  });
  return { ...lower, cells };
}

/** Whether the lower cell names a column, such as that of codes, and the upper one does not add to it: "Fett" above "ges. FS". */
function isOwnTopic(above: string, under: string): boolean {
  const kind = columnMeaning(under)?.kind;
  const isNamed = kind === 'text' || (kind === 'nutrient' && groupBasis(above) === undefined);
  return isNamed && columnMeaning(`${above} ${under}`) === undefined;
}

/** A code such as "PROT" or "ENERC_KCAL". */
const CODE = /^[A-Z][A-Z\d_-]*$/;

/** Whether a code says that carbohydrates include fibre: "CHOCDF" below "Carbohydrate". */
function isTotalCode(above: string, code = ''): boolean {
  const [upper, lower] = [above, code].map((cell) => columnMeaning(cell));
  return (
    upper?.kind === 'nutrient' &&
    lower?.kind === 'nutrient' &&
    upper.nutrient.name === 'carbohydrates' &&
    lower.nutrient.name === 'carbohydrates_by_difference'
  );
}

function isCode(cell: string): boolean {
  return CODE.test(cell) && !isUnit(cell);
}

/** Whether a row has only codes, below nutrients that viand knows by the row above it. */
function areCodes({ cells }: GridRow, below: readonly string[]): boolean {
  const kinds = cells.map((cell) => columnMeaning(cell)?.kind);
  const codes = below.flatMap((cell, at) => (isCode(cell) ? [at] : []));
  return (
    codes.length >= LEAST_CELLS &&
    below.every(
      (cell, at) => cell === '' || (kinds[at] !== 'text' && (isCode(cell) || isUnit(cell))),
    ) &&
    codes.filter((at) => kinds[at] === 'nutrient').length >= codes.length / 2
  );
}

/** A unit at the end of a name: "(g)". */
const UNIT_BEHIND = /\s*[([]\s*(?:g|mg|µg|μg|mcg|ug|kcal|kj)\s*[)\]]\s*$/i;

/**
 * Joins names with the names of the parts below each: "Fett (g)" above "gesamt" and "davon gesättigt", "Energie" above
 * "kJ" and "kcal".
 */
function withQualifiers(upper: GridRow, lower: GridRow): GridRow | undefined {
  let [parts, known] = [0, 0];
  const cells = joinHeaderRows(upper.cells, lower.cells, (above, under) => {
    if (above === under) return under;
    parts += 1;
    if (isSameNutrient(above, under)) {
      known += 1;
      return UNIT_BEHIND.test(under) ? under : `${under}${UNIT_BEHIND.exec(above)?.[0] ?? ''}`;
    }
    const [unit = ''] = UNIT_BEHIND.exec(above) ?? [];
    const names = [`${above.replace(UNIT_BEHIND, '')} ${under}${unit}`, `${under}${unit}`];
    const name = names.find(isNutrient);
    if (name !== undefined) known += 1;
    return name ?? under;
  });
  if (known < LEAST_CELLS || known < parts) return undefined;
  return { ...partOfRow(upper, cells, (position) => position), location: lower.location };
}

/** Whether two cells name the same nutrient, as in two languages. */
function isSameNutrient(above: string, under: string): boolean {
  const [upper, lower] = [columnMeaning(above), columnMeaning(under)];
  return (
    upper?.kind === 'nutrient' && lower?.kind === 'nutrient' && upper.nutrient === lower.nutrient
  );
}

function hasTopics({ cells }: GridRow): boolean {
  return cells.filter((cell) => columnMeaning(cell) !== undefined).length >= LEAST_CELLS;
}

/** Whether a cell is only a reference amount: "Per 100 g", "pro Portion (45 g)". */
export function isBasis(cell: string): boolean {
  const { bare, basis } = splitBasis(cell.trim());
  return basis !== undefined && OF_BASIS.test(bare);
}

/** The reference amount of a name for all amounts below it, in any words: "Average quantity per serving". */
function groupBasis(cell: string): string | undefined {
  const { bare, basis, said } = splitBasis(cell.trim());
  return basis === undefined || columnMeaning(bare) !== undefined ? undefined : said;
}

/** Whether a cell is a unit, or a reference amount. */
export function isUnit(cell: string): boolean {
  return UNIT.test(cell) || isBasis(cell);
}

function isNutrient(cell: string): boolean {
  return columnMeaning(cell)?.kind === 'nutrient';
}

/** Whether a cell is a number, as in rows of foods. */
function isAmount(cell: string): boolean {
  return /^[<≤~]?\s*[\d.,]+$/.test(cell);
}
