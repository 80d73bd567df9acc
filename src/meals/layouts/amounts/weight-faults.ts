import type { AmountFault, CellFault } from './amount-faults.ts';

/** A weight whose unit nothing gives. */
export function weightWithoutUnit(weight: string): CellFault {
  return {
    code: 'meal/bad-amount',
    message: `Weight "${weight}" has no unit`,
    value: weight,
    expected: 'a unit in the name of the column, such as "weight (g)", or --unit g',
  };
}

/** A total of a kitchen without the number of its portions. */
export function noShare(total: string): CellFault {
  return {
    code: 'meal/bad-amount',
    message: `Cannot read the amount of one portion: "${total}" is the total of a kitchen`,
    value: total,
    expected: 'the number of portions next to it, or an amount of one person',
  };
}

/** More is left than there was. */
export function moreLeftThanServed(left: string, served: string, position: number): AmountFault {
  return {
    code: 'meal/negative-amount',
    message: `More was left over (${left}) than was served (${served})`,
    value: left,
    expected: 'at most the amount served',
    position,
  };
}
