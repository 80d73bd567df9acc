import { GRAMS, type Layout } from '../../evaluation/layout.ts';
import { type IntakeSum, intakeSums, UNKNOWN_COLUMN } from '../../evaluation/nutrition/intakes.ts';
import type { IntakeTotals, ProgramTotals, TotalsRow } from '../../meals/entries/totals-row.ts';
import { carbohydrateEnergy } from '../../model/derived/carbohydrate-energy.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { cutShort } from '../../text/escaping/quote.ts';
import { readBillionths } from '../../text/numbers/billionths.ts';
import { PARTS_PER_UNIT } from '../sums/exact-sums.ts';

/** Sums in billionths, by slot, with the number of their entries. */
export interface IntakeParts {
  readonly parts: ReadonlyMap<number, number | bigint>;
  readonly entries: number;
  readonly summed: number;
}

/** The mass in g that is assumed for totals without one, so that coverage is a share of the rows. */
const UNWEIGHED_GRAMS = 1;

/**
 * Computes what totals of a program add to the sums of a layout.
 *
 * @param parts receives it in billionths, by slot
 */
export function programParts(
  { grams, nutrients, foodPatterns }: Omit<ProgramTotals, 'kind'>,
  layout: Layout,
  parts: Float64Array,
): void {
  parts.fill(0);
  const put = (slot: number, amount: number) => {
    if (slot >= 0) parts[slot] = Math.round(amount * PARTS_PER_UNIT);
  };
  const mass = grams ?? UNWEIGHED_GRAMS;
  const putKnown = (slot: number, gap: number, amount: number) => {
    if (Number.isNaN(amount)) put(gap, mass);
    else put(slot, amount);
  };
  put(GRAMS, mass);
  if (grams === undefined) put(layout.unweighed, mass);
  for (const position of layout.nutrients) {
    const gap = layout.nutrientGapSlots[position] as number;
    const amount = nutrients[position] as number;
    putKnown(layout.nutrientSlots[position] as number, gap, amount);
  }
  for (const position of layout.foodPatterns) {
    const gap = layout.foodPatternGapSlots[position] as number;
    const amount = foodPatterns[position] as number;
    putKnown(layout.foodPatternSlots[position] as number, gap, amount);
  }
  if (layout.hasSolids) {
    // Totals do not say which of the foods are solid.
    put(layout.solidGrams, mass);
    put(layout.solidEnergyGap, mass);
  }
  if (layout.hasCarbohydrateEnergy) {
    const { kcal, isComplete, isByDifference } = carbohydrateEnergy(nutrients);
    put(layout.carbohydrateKcal, kcal || 0);
    if (!isComplete) put(layout.carbohydrateGap, mass);
    if (isByDifference) put(layout.byDifference, mass);
  }
}

/** Reads intakes back, with all their digits. */
export function intakeParts({ cells }: IntakeTotals, row: TotalsRow, layout: Layout): IntakeParts {
  const parts = new Map<number, number | bigint>();
  const lists = {
    unknown_g: listOf(cells, 'unknown_g', row),
    estimated_g: listOf(cells, 'estimated_g', row),
  };
  const cellOf = (name: string) => figure(name, cells.get(name) ?? '', row);
  const grams = cellOf('grams') ?? lists.unknown_g.get('grams') ?? 0;
  const slots = slotsOf(layout);
  for (const [place, sum] of intakeSums().entries()) {
    const slot = slots[place] as number;
    if (slot < 0) continue;
    const amount = amountOf(sum, { lists, cellOf, cells, grams });
    if (amount !== undefined && amount !== 0) parts.set(slot, amount);
  }
  parts.set(GRAMS, grams);
  const summed = count('entries', cells, row);
  return { parts, summed, entries: summed + count('left_out', cells, row) };
}

type Parts = number | bigint;

function amountOf(
  { name, listedIn, column }: IntakeSum,
  {
    lists,
    cellOf,
    cells,
    grams,
  }: {
    readonly lists: Readonly<
      Record<NonNullable<IntakeSum['listedIn']>, ReadonlyMap<string, Parts>>
    >;
    readonly cellOf: (name: string) => Parts | undefined;
    readonly cells: ReadonlyMap<string, string>;
    readonly grams: Parts;
  },
): Parts | undefined {
  if (listedIn === undefined) return cellOf(name);
  // An empty cell means that the amount is unknown for the whole mass.
  const isWhole = listedIn === UNKNOWN_COLUMN && column !== undefined && cells.get(column) === '';
  return isWhole ? grams : lists[listedIn].get(name);
}

const SLOTS = new WeakMap<Layout, Int32Array>();

/** The slots that the sums of intakes have in a layout; -1 for amounts that it does not sum. */
function slotsOf(layout: Layout): Int32Array {
  const known = SLOTS.get(layout);
  if (known !== undefined) return known;
  const slots = Int32Array.from(intakeSums(), (sum) => slotIn(sum, layout));
  SLOTS.set(layout, slots);
  return slots;
}

function slotIn({ slot }: IntakeSum, layout: Layout): number {
  try {
    return slot(layout);
  } catch {
    return -1;
  }
}

function listOf(
  cells: ReadonlyMap<string, string>,
  column: string,
  row: TotalsRow,
): ReadonlyMap<string, Parts> {
  const entries = (cells.get(column) ?? '').split(';').flatMap((entry) => {
    const [name = '', text = ''] = entry.trim().split(' ');
    const amount = name === '' ? undefined : figure(column, text, row);
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return new Map(entries);
}

/** @throws ViandError for text that is not a number of intakes */
function figure(column: string, text: string, { location }: TotalsRow): Parts | undefined {
  if (text === '') return undefined;
  const parts = readBillionths(text);
  if (parts !== undefined) return parts <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(parts) : parts;
  throw new ViandError({
    code: 'meal/bad-amount',
    message: `Cannot read ${column} in the table of intakes`,
    location,
    field: column,
    value: cutShort(text),
    expected: 'a number as "viand evaluate intakes" writes it',
  });
}

function count(column: string, cells: ReadonlyMap<string, string>, row: TotalsRow): number {
  return Number(figure(column, cells.get(column) ?? '', row) ?? 0) / PARTS_PER_UNIT;
}
