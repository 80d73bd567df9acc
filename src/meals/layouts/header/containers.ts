import { ViandError } from '../../../model/diagnostic.ts';
import { filledInColumn, type Grid } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
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
    const container = names.find(
      (name, at) =>
        isOfContainer(name) &&
        isWeightUnit(unitOfAmounts(name) || 'g') &&
        filledInColumn(rows.slice(index + 1), at).some((cell) => /^\d/.test(cell)),
    );
    if (container === undefined || !names.some((name) => columnTopic(name) === 'food')) continue;
    const hasNet = names.some(
      (name) =>
        isAmountName(name) &&
        !isOfContainer(name) &&
        !isLeftName(name) &&
        isNetAmount(name) !== false,
    );
    if (hasNet) continue;
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `The column ${quoted(container)} has weights of containers, and no column has those of the food`,
      location,
      expected: 'a column with the weight of the food alone: subtract the containers',
    });
  }
}
