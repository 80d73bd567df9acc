import path from 'node:path';
import { expect, test } from 'vitest';
import { type Row, readRows } from '../../support/shared.ts';

const SEEDS = path.join(import.meta.dirname, '../../../seeds');

const amount = (row: Row | undefined, name: string) => Number(row?.[name] || 0);
const foodOf = (variantId: string) => variantId.replace(/\.[a-z-]+$/u, '');

const FISH = new Map(
  readRows(`${SEEDS}/foods.csv`)
    .filter(({ food_group }) => food_group === 'Finfish and Shellfish Products')
    .filter(({ type, retired_in }) => type === 'generic_single_food' && !retired_in)
    .map(({ id = '', name = '' }) => [id, name]),
);
const LABELS = new Map(readRows(`${SEEDS}/variants.csv`).map(({ id, label }) => [id, label]));
const PATTERNS = readRows(`${SEEDS}/food-patterns.csv`)
  .filter(({ variant_id = '' }) => FISH.has(foodOf(variant_id)))
  .filter((row) => amount(row, 'pf_seafd_hi') + amount(row, 'pf_seafd_low') > 0);

function grouped(rows: readonly Row[], key: (id: string) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = key(row['variant_id'] ?? '');
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return groups;
}

const ROWS = grouped(readRows(`${SEEDS}/nutrients.csv`), (id) => id);

/** The row that knows a nutrient first: the import takes its amount. */
const rowThatKnows = (id: string, name: string) => ROWS.get(id)?.find((row) => row[name]);

/** Ounce equivalents in 100 g of a fish without oil. */
const OUNCES = new Map([
  ['Raw', 2.72],
  ['Poached', 3.5],
  ['Boiled', 3.5],
  ['Steamed', 3.5],
  ['Steamed or boiled', 3.5],
  ['Baked', 3.46],
  ['Grilled', 3.46],
  ['Pan-fried without fat', 3.46],
]);

function ouncesWithoutOil(id: string): number | undefined {
  const ounces = OUNCES.get(LABELS.get(id)?.split(',')[0] ?? '');
  if (ounces !== undefined) return ounces;
  return /smoked|kipper|buckling|schillerlocken/iu.test(FISH.get(foodOf(id)) ?? '')
    ? 3.53
    : undefined;
}

test('plain fish counts by its weight, less the oil beyond 2.63 g to an ounce equivalent', () => {
  let compared = 0;
  const wrong: string[] = [];
  for (const patterns of PATTERNS) {
    const id = patterns['variant_id'] ?? '';
    const ounces = ouncesWithoutOil(id);
    if (ounces === undefined || amount(patterns, 'g_total') > 0) continue;
    compared += 1;
    const fat = amount(rowThatKnows(id, 'fat'), 'fat');
    const oil = Math.max(0, (fat - 2.63 * ounces) / (1 - 0.0263 * ounces));
    const expected = ounces * (1 - oil / 100);
    const isEstimate = patterns['estimated'] === 'true';
    const isClose =
      Math.abs(amount(patterns, 'oils') - oil) < (isEstimate ? 0.06 : 0.4) &&
      Math.abs(amount(patterns, 'pf_mps_total') - expected) < (isEstimate ? 0.005 : 0.07);
    if (!isClose) wrong.push(`${id}: ${oil.toFixed(2)} g of oil, ${expected.toFixed(3)} oz`);
  }
  expect(compared).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

/** Grams of fat in 100 g that breading and sauces may have besides. */
const MOST_OTHER_FAT = 3.5;

test('fat beyond that of fish, grains and solid fats is oil, also in tins and sauces', () => {
  const wrong: string[] = [];
  for (const patterns of PATTERNS) {
    const id = patterns['variant_id'] ?? '';
    if (patterns['estimated'] !== 'true') continue;
    const ofFish = 2.63 * amount(patterns, 'pf_mps_total') + amount(patterns, 'g_total');
    const known = ofFish + amount(patterns, 'oils') + amount(patterns, 'solid_fats');
    const rest = amount(rowThatKnows(id, 'fat'), 'fat') - known;
    if (rest > MOST_OTHER_FAT) wrong.push(`${id}: ${rest.toFixed(1)} g of fat`);
  }
  expect(wrong).toEqual([]);
});

const MARINE = ['eicosapentaenoic_acid', 'docosapentaenoic_acid', 'docosahexaenoic_acid'];

/** EPA, DPA and DHA to a gram of protein. */
function marineShare(id: string): number {
  const acids = MARINE.map((name) => amount(rowThatKnows(id, name), name));
  return acids.reduce((sum, acid) => sum + acid) / amount(rowThatKnows(id, 'protein'), 'protein');
}

/** The raw fish that the id of a food names: that of mackerel for mackerel in oil. */
function rawFishOf(id: string): string | undefined {
  return [...FISH.keys()]
    .filter((fish) => foodOf(id) !== fish && `-${foodOf(id)}-`.includes(`-${fish}-`))
    .map((fish) => `${fish}.raw`)
    .find((raw) => LABELS.get(raw) === 'Raw' && ROWS.has(raw));
}

test('fish in oil, sauces and pastes has the omega-3 fatty acids of its share of fish', () => {
  const compared: string[] = [];
  const wrong: string[] = [];
  for (const { variant_id: id = '' } of PATTERNS) {
    if (!/-in-|-paste/u.test(id)) continue;
    const raw = rawFishOf(id);
    if (raw === undefined || rowThatKnows(id, 'docosahexaenoic_acid') === undefined) continue;
    compared.push(id);
    const share = marineShare(id) / marineShare(raw);
    // SR28's sardines, herring and anchovies in tins and sauces have 0.98 to 1.24.
    if (share < 0.7 || share > 1.3) wrong.push(`${id}: ${share.toFixed(2)} of ${raw}`);
  }
  expect(compared.length).toBeGreaterThan(6);
  expect(wrong).toEqual([]);
});

test('fatty acids of fish with added oil agree with each other', () => {
  const wrong: string[] = [];
  for (const { variant_id: id = '' } of PATTERNS) {
    const known = rowThatKnows(id, 'docosahexaenoic_acid');
    if (known === undefined || !known['source_code']?.includes('+04582')) continue;
    const parts = [
      ...MARINE,
      'octadecadienoic_acids',
      'octadecatrienoic_acids',
      'octadecatetraenoic_acids',
      'eicosatetraenoic_acids',
    ].reduce((sum, name) => sum + amount(known, name), 0);
    const all = amount(known, 'polyunsaturated_fatty_acids');
    const fat = amount(rowThatKnows(id, 'fat'), 'fat');
    const acids =
      all + amount(known, 'saturated_fatty_acids') + amount(known, 'monounsaturated_fatty_acids');
    const isClose = parts > 0.9 * all && parts < 1.02 * all;
    if (!isClose || acids > fat || acids < 0.75 * fat) wrong.push(id);
  }
  expect(wrong).toEqual([]);
});

test('fish has no more EPA and DHA for frying or for the oil of its tin', () => {
  const wrong: string[] = [];
  for (const { variant_id: id = '', estimated } of PATTERNS) {
    const known = rowThatKnows(id, 'docosahexaenoic_acid');
    if (known?.['estimated'] !== 'true' || estimated !== 'true') continue;
    const acids = amount(known, 'eicosapentaenoic_acid') + amount(known, 'docosahexaenoic_acid');
    const share = acids / amount(rowThatKnows(id, 'protein'), 'protein');
    // Matjes, the fattest fish, has a quarter.
    if (share > 0.25) wrong.push(`${id}: ${share.toFixed(2)} g to a gram of protein`);
  }
  expect(wrong).toEqual([]);
});

test('a fish is high or low in omega-3 fatty acids in all its states', () => {
  const states = grouped(PATTERNS, foodOf);
  const mixed = [...states]
    .filter(([, rows]) => new Set(rows.map((row) => amount(row, 'pf_seafd_hi') > 0)).size > 1)
    .map(([id]) => id);
  expect(mixed).toEqual([]);
});

test('the raw state decides about a fish that FPED does not name', () => {
  const states = grouped(PATTERNS, foodOf);
  let compared = 0;
  const wrong: string[] = [];
  for (const [food, rows] of states) {
    const raw = rows.find(({ variant_id }) => LABELS.get(variant_id) === 'Raw');
    const acids = rowThatKnows(`${food}.raw`, 'eicosapentaenoic_acid');
    const isNamed = rows.some(({ estimated }) => estimated === 'false');
    if (raw === undefined || isNamed || acids?.['estimated'] !== 'false') continue;
    compared += 1;
    const omega3 = amount(acids, 'eicosapentaenoic_acid') + amount(acids, 'docosahexaenoic_acid');
    if (amount(raw, 'pf_seafd_hi') > 0 !== omega3 >= 0.45) wrong.push(`${food}: ${omega3}`);
  }
  expect(compared).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('lean cooked fish has the EPA and DHA of the raw fish', () => {
  const wrong: string[] = [];
  for (const { variant_id: id = '' } of PATTERNS) {
    const raw = `${foodOf(id)}.raw`;
    const known = rowThatKnows(id, 'docosahexaenoic_acid');
    const rawKnown = rowThatKnows(raw, 'docosahexaenoic_acid');
    if (ouncesWithoutOil(id) === undefined || known?.['estimated'] !== 'true') continue;
    if (LABELS.get(raw) !== 'Raw' || rawKnown?.['estimated'] !== 'false') continue;
    const isLean =
      amount(rowThatKnows(raw, 'fat'), 'fat') < 2 && amount(rowThatKnows(id, 'fat'), 'fat') < 3.6;
    const sum = (row: Row) =>
      amount(row, 'eicosapentaenoic_acid') + amount(row, 'docosahexaenoic_acid');
    // Fish loses a third of its weight at most, and shellfish are small.
    if (isLean && sum(known) > 0.1 && sum(known) > 2.2 * sum(rawKnown)) {
      wrong.push(`${id}: ${sum(known)}, raw ${sum(rawKnown)}`);
    }
  }
  expect(wrong).toEqual([]);
});
