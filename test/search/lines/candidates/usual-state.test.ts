import { expect, test } from 'vitest';
import { rankCandidates } from '../../../../src/search/lines/candidates/candidates.ts';
import { withUsualState } from '../../../../src/search/lines/candidates/usual-state.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { COUNTED_AS_COOKED } from '../../../../src/search/lines/states/dry-weights.ts';
import { makeFood, makeVariant, nutrients } from '../../../support/foods.ts';

const dry = makeVariant({ id: 'raw', processing: 'raw', nutrients: nutrients({ water: 11 }) });
const boiled = makeVariant({
  id: 'boiled',
  processing: 'boiled',
  nutrients: nutrients({ water: 70 }),
});
const LENTILS = makeFood({ standardProcessing: 'boiled', variants: [dry, boiled] });
const line = readLine('150 g lentils');

test('withUsualState() takes boiled food for food that swells, since people eat it boiled', () => {
  const inTable = makeFood({ standardProcessing: 'raw', variants: [dry, boiled] });
  expect(withUsualState(inTable, line, LENTILS)).toMatchObject({
    standardProcessing: 'boiled',
    isInUsualState: true,
  });
  expect(withUsualState(inTable, line, undefined)).toBe(inTable);
});

test('withUsualState() marks food that the table has only dry, unless the line says so', () => {
  const onlyDry = makeFood({ standardProcessing: 'raw', variants: [dry] });
  expect(withUsualState(onlyDry, line, LENTILS)).toMatchObject({ isOnlyDry: true });
  expect(withUsualState(onlyDry, readLine('150 g dried lentils'), LENTILS)).toBe(onlyDry);
});

test('withUsualState() leaves food that does not swell as a table with sizes has it', () => {
  const moist = makeVariant({ id: 'raw', nutrients: nutrients({ water: 90 }) });
  const usual = makeFood({ standardProcessing: 'boiled', variants: [moist, boiled] });
  const inTable = makeFood({ standardProcessing: 'raw', variants: [moist, boiled] });
  expect(withUsualState(inTable, line, usual)).toBe(inTable);
  expect(withUsualState({ ...inTable, sizesOf: 'Kale' }, line, usual)).toMatchObject({
    standardProcessing: 'boiled',
  });
});

test('withUsualState() takes produce that people mostly fry, or eat raw, as raw', () => {
  const raw = makeVariant({ id: 'raw', nutrients: nutrients({ water: 93 }) });
  const fried = makeVariant({ id: 'fried', processing: 'fried' });
  const foodGroup = 'Vegetables and Vegetable Products';
  const inTable = (...variants: (typeof raw)[]) => ({
    ...makeFood({ standardProcessing: 'fried', variants }),
    sizesOf: 'Mushrooms',
  });
  for (const standardProcessing of ['fried', 'raw'] as const) {
    const usual = makeFood({ standardProcessing, foodGroup, variants: [raw, fried] });
    expect(withUsualState(inTable(raw, fried), line, usual).standardProcessing).toBe('raw');
    expect(withUsualState(inTable(fried), line, usual).standardProcessing).toBe('fried');
  }
  const bacon = makeFood({ standardProcessing: 'fried', variants: [raw, fried] });
  expect(withUsualState(inTable(raw, fried), line, bacon).standardProcessing).toBe('fried');
});

test('a small weight of food in its usual state may be that of the dry food', () => {
  const inTable = makeFood({ name: 'Lentils', standardProcessing: 'raw', variants: [dry, boiled] });
  const small = readLine('60 g lentils');
  const [candidate] = rankCandidates(small, [withUsualState(inTable, small, LENTILS)]);
  expect(candidate).toMatchObject({
    id: 'boiled',
    isSizeAssumed: true,
    remarks: [COUNTED_AS_COOKED],
  });
});

test('withUsualState() takes dough for pastry, even if the table also has it baked', () => {
  const moist = nutrients({ water: 30 });
  const baked = makeVariant({ id: 'baked', processing: 'baked', nutrients: moist });
  const raw = { processing: 'raw', nutrients: moist } as const;
  const usual = makeFood({
    standardProcessing: 'baked',
    variants: [makeVariant({ ...raw, id: 'raw', label: 'Uncooked dough' }), baked],
  });
  const inTable = makeFood({
    standardProcessing: 'baked',
    variants: [makeVariant({ ...raw, id: 'raw', label: 'Raw' }), baked],
  });
  expect(withUsualState(inTable, readLine('300 g filo pastry'), usual)).toMatchObject({
    standardProcessing: 'raw',
    isInUsualState: true,
  });
});
