import { ViandError } from '../../../model/diagnostic.ts';
import { cellAt, filledInColumn, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { isAmountName, unitOfAmounts } from '../../headers/amount-names.ts';
import { isNetAmount } from '../../headers/amount-scope.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isWeightUnit } from '../../headers/column-units.ts';
import { isLeftName } from '../../words/eaten-part.ts';
import { headerEnd } from './header-end.ts';

/** The weight of a plate or bowl, alone or with the food: "Weight of container (g)", "Tara (g)", "Leergewicht". */
const CONTAINER =
  /(?<!\p{L})(?:container|tar[ea]|leergewicht|behälter|gefäß)(?:s|gewicht)?(?!\p{L})|(?<!\p{L})(?:empty|leere[rs]?) (?:plate|bowl|dish|cup|teller|schüssel|schale|tasse)/iu;

/** "Weight without container (g)" */
const WITHOUT = /(?<!\p{L})(?:without|excl\p{L}*|minus|ohne|abzüglich)(?!\p{L})/iu;

function isOfContainer(name: string): boolean {
  return CONTAINER.test(name) && !WITHOUT.test(name);
}

/**
 * Refuses weights of containers without those of their food, which would count as food.
 *
 * @throws ViandError that names the column
 */
export function assertNoContainers({ rows, location }: Grid): void {
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    const names = cells.map((cell) => cell.trim());
    const below = rows.slice(index + 1);
    const containerAt = names.findIndex(
      (name, at) =>
        isOfContainer(name) &&
        isWeightUnit(unitOfAmounts(name) || 'g') &&
        filledInColumn(below, at).some((cell) => /^\d/.test(cell)),
    );
    const container = names[containerAt];
    if (container === undefined || !names.some((name) => columnTopic(name) === 'food')) continue;
    const amounts = names.flatMap((name, at) =>
      isAmountName(name) && !isOfContainer(name) && !isLeftName(name) ? [{ name, at }] : [],
    );
    const hasGross = names.some((name) =>
      isOfContainer(name) ? name !== container : isNetAmount(name) === false,
    );
    const hasNet = amounts.some(({ name, at }) => {
      const isNet = isNetAmount(name);
      if (isNet !== undefined) return isNet;
      // The weight with its container is not smaller than that of the container.
      return hasGross || isField(name) || below.some((row) => isLess(row, at, containerAt));
    });
    if (hasNet) continue;
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `The column ${quoted(container)} has weights of containers, and no column has those of the food`,
      location,
      expected: 'a column with the weight of the food alone: subtract the containers',
    });
  }
}

/** Whether a column has the name of a field, which `--map` gives to a column that somebody chose. */
function isField(name: string): boolean {
  return name.toLowerCase() === 'amount';
}

function isLess({ cells }: GridRow, first: number, second: number): boolean {
  return decimalOf(cellAt(cells, first)) < decimalOf(cellAt(cells, second));
}
