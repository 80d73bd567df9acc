import { ViandError } from '../../../model/diagnostic.ts';
import { cellAt, filledInColumn, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { edibleOrPurchased, isAmountName, unitOfAmounts } from '../../headers/amount-names.ts';
import { isNetAmount } from '../../headers/amount-scope.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isWeightUnit, splitUnit } from '../../headers/column-units.ts';
import type { RecordOptions } from '../../records/dietary-record.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import { areBeforeAndAfter, isLeftName, isWasteName } from '../../words/amounts/eaten-part.ts';
import { headerEnd } from './header-end.ts';

/** Things that hold food while it is weighed, but are no portion of it. */
const TABLEWARE =
  '(?:plate|bowl|tray|pan|pot|skillet|teller|schüssel|schale|tablett|geschirr|topf|pfanne)';

/** Things that may also mean the food in them: "dish (g)", "Tasse (g)". */
const VESSEL =
  '(?:dish|cup|glass|mug|jar|box|tin|lid|packag(?:e|ing)|wrapp(?:er|ing)|form|glas|tasse|becher|dose|deckel|verpackung|packung)';

/** The weight of something that holds food: "Weight of container (g)", "Tara (g)", "Empty bowl". */
const CONTAINER = wordsOf([
  String.raw`(?:container|tar[ea]|leergewicht|behälter|gefäß)(?:s|gewicht)?(?!\p{L})`,
  `(?:empty|leere[rs]?) (?:${TABLEWARE}|${VESSEL})`,
]);

/** The weight of a plate, or of the food on it: "Plate weight", "Tellergewicht". */
const PLATE = wordsOf([
  `${TABLEWARE}[ _-]?(?:weight|gewicht)`,
  String.raw`(?:weight|gewicht) (?:of )?(?:the |de[rs] )?${TABLEWARE}(?:s|n)?(?!\p{L})`,
]);

/** "Teller (g)", "pan weight": next to weights of food with its plate, those of the plate alone. */
const NEXT_TO_GROSS = new RegExp(
  String.raw`^(?:the |de[rs] )?(?:\p{L}+[ -]?)?(?:${TABLEWARE}|${VESSEL})(?:e?s|n)?(?:[ _-]?(?:weight|gewicht))?$`,
  'iu',
);

function wordsOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map((one) => String.raw`(?<!\p{L})${one}`).join('|'), 'iu');
}

/** "Weight without container (g)" */
const WITHOUT = /(?<!\p{L})(?:without|excl\p{L}*|minus|ohne|abzüglich)(?!\p{L})/iu;

/** "Gewicht mit Teller (g)", "weight incl. plate" */
const WITH_CONTAINER = new RegExp(
  String.raw`(?<!\p{L})(?:with|incl\p{L}*\.?|including|mit|inkl\p{L}*\.?|einschließlich|samt)\s(?:the\s|dem\s|der\s)?(?:${TABLEWARE}|container|behälter|gefäß)`,
  'iu',
);

/** "container id", "Behälter-Nr." */
const IDENTIFIER = /(?<!\p{L})(?:ids?|codes?|n[ro]|nummer|number)(?!\p{L})/iu;

/** A name that says that its numbers are weights, even without a unit. */
const WEIGHT = /(?<!\p{L})(?:weights?|tar[ea]|empty|leere[rs]?)(?!\p{L})|gewicht/iu;

/** "Food weight (g)", "Gewicht des Lebensmittels", but not "Food weight with plate". */
const OF_FOOD =
  /^(?!.*(?:\+|&|(?<!\p{L})(?:and|with|incl\p{L}*|und|mit|inkl\p{L}*)(?!\p{L})))(?:.*(?<!\p{L})(?:food[ _-]weight|weight of (?:the )?food|lebensmittel-?gewicht|gewicht (?:de[rs] )?(?:lebensmittels?|speisen?))(?!\p{L}))/iu;

/**
 * Whether a column has weights of plates or other containers: "Tellergewicht (g)", "Tara".
 *
 * @param names the names of all columns of its table
 * @param cells its cells, which may say that it has weights
 */
export function isOfContainer(
  name: string,
  names: readonly string[],
  cells: readonly string[] = [],
): boolean {
  const isNamed = CONTAINER.test(name) || PLATE.test(name) || isBareContainer(name, names, cells);
  return isNamed && !WITHOUT.test(name) && !IDENTIFIER.test(name);
}

/** "Teller (g)" next to "Bruttogewicht (g)", or to "Menge (g)" and "Rest (g)". Elsewhere, it is the food on the plate. */
function isBareContainer(
  name: string,
  names: readonly string[],
  cells: readonly string[],
): boolean {
  const { bare, unit = '' } = splitUnit(name);
  const isWeight =
    isWeightUnit(unit) ||
    WEIGHT.test(name) ||
    areMostly(cells, (cell) => gramsOrMl(cell, '') !== undefined);
  const isApart = names.some(isGross) || (names.some(isLeftName) && names.some(isAmountApart));
  return isWeight && NEXT_TO_GROSS.test(bare) && !isGross(name) && isApart;
}

/**
 * Whether plates were weighed with their food, since other columns have what was left on them. Next to gross weights,
 * the plates are empty.
 */
function areFilledPlates(names: readonly string[]): boolean {
  const isLeft = (name: string, at: number) =>
    isLeftName(name) ||
    isWasteName(name) ||
    names.slice(at + 1).some((other) => areBeforeAndAfter(name, other));
  return names.some(isLeft) && !names.some(isGross) && !names.some(isAmountApart);
}

/** "Menge (g)" next to "Teller (g)": the plates have a column of their own. */
function isAmountApart(name: string): boolean {
  const { bare } = splitUnit(name);
  const isOfPlate = CONTAINER.test(name) || PLATE.test(name) || NEXT_TO_GROSS.test(bare);
  return isAmountName(name) && !isOfPlate && !isLeftName(name) && !isWasteName(name);
}

/** Whether a column has weights of food with its container: "Bruttogewicht (g)", "Weight with plate (g)". */
export function isGross(name: string): boolean {
  const isPurchased = edibleOrPurchased(name) !== undefined;
  return (isNetAmount(name) === false && !isPurchased) || WITH_CONTAINER.test(name);
}

/**
 * Refuses weights of containers without those of their food, which would count as food.
 *
 * @throws ViandError that names the column
 */
export function assertNoContainers(
  { rows, location }: Grid,
  { columnMap }: Pick<RecordOptions, 'columnMap'>,
): void {
  // Somebody chose the column.
  if (columnMap?.amount !== undefined) return;
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    const names = cells.map((cell) => cell.trim());
    const areFilled = areFilledPlates(names);
    const below = rows.slice(index + 1);
    const containerAt = names.findIndex(
      (name, at) =>
        isOfContainer(name, names, filledInColumn(below, at)) &&
        (CONTAINER.test(name) || !areFilled) &&
        isWeightUnit(unitOfAmounts(name) || 'g') &&
        filledInColumn(below, at).some((cell) => /^\d/.test(cell)),
    );
    const container = names[containerAt];
    if (container === undefined || !names.some((name) => columnTopic(name) === 'food')) continue;
    const amounts = names.flatMap((name, at) =>
      isAmountName(name) &&
      !isOfContainer(name, names) &&
      !isLeftName(name) &&
      isNetAmount(name) !== false
        ? [{ name, at }]
        : [],
    );
    const hasGross = names.some((name) =>
      isOfContainer(name, names) ? name !== container : isNetAmount(name) === false,
    );
    const isWeighed = filledInColumn(below, containerAt).some((cell) => isWeight(cell, container));
    const hasNet = amounts.some(
      ({ name, at }) =>
        !isWeighed ||
        isNetAmount(name) ||
        OF_FOOD.test(name) ||
        hasGross ||
        isField(name) ||
        // The weight with its container is not smaller than that of the container.
        below.some((row) => isLess(row, at, containerAt)),
    );
    if (hasNet) continue;
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `The column ${quoted(container)} has weights of containers, and no column has those of the food alone`,
      location,
      expected: 'a column with the weight of the food alone: subtract the containers',
    });
  }
}

/** Whether a cell is the weight of a container, rather than a size, a count or the id of one. */
function isWeight(cell: string, name: string): boolean {
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s?(k?g)?$/i.exec(cell.trim()) ?? [];
  const saysWeight = unit !== '' || unitOfAmounts(name) !== '' || WEIGHT.test(name);
  return saysWeight && decimalOf(number) > 0;
}

/** Whether a column has the name of the field of a meal file, which is the amount eaten. */
function isField(name: string): boolean {
  return name.toLowerCase() === 'amount';
}

function isLess({ cells }: GridRow, first: number, second: number): boolean {
  return decimalOf(cellAt(cells, first)) < decimalOf(cellAt(cells, second));
}
