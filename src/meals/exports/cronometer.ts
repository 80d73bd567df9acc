import type { ProgramExport } from './export.ts';

/** The file `servings.csv`, with one serving per row. */
export const CRONOMETER_SERVINGS: ProgramExport = {
  program: 'Cronometer',
  header: ['Day', 'Group', 'Food Name', 'Amount'],
  amounts: ['Unit'],
  read: (row) => ({
    food: row('Food Name'),
    measure: [measureOf(row('Amount')), row('Unit')].join(' ').trim(),
    date: row('Day'),
    meal: row('Group'),
  }),
};

/**
 * An amount without the description of the piece after its dash: "1.00 medium - 7" to 7-7/8" long". A weight there is
 * the weight of one piece: "2.00 large - 50g" is 100 g. Whole pieces are counted with decimals.
 */
function measureOf(amount: string): string {
  const [counted = '', piece = ''] = amount.split(' - ', 2);
  const count = counted.replace(/\.00\b/, '').replace(OF_PIECES, '$1');
  const weight = WEIGHT.exec(piece.trim())?.[1];
  const [number] = /^[\d.]+/.exec(count) ?? [];
  return weight === undefined || number === undefined ? count : `${number} x ${weight} g`;
}

/** "1 medium whole" and "2 slice regular" say the size of a piece twice. */
const OF_PIECES = /(?<= )(small|medium|large|slice|piece)(?: (?:whole|regular|each))+$/i;

const WEIGHT = /^(\d+(?:\.\d+)?)\s?g$/i;

/** The Cronometer export that has days but no foods. */
export const CRONOMETER_SUMMARY: ProgramExport = {
  program: 'Cronometer',
  header: ['Date', 'Energy (kcal)', 'Completed'],
  lacksFoods: 'export "Servings", which has a row for each food',
};
