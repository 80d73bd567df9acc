import { expect, test } from 'vitest';
import { doubtAmong, type Rival } from '../../../../src/search/lines/candidates/doubt-among.ts';
import { makeVariant, nutrients } from '../../../support/foods.ts';

const kind = (fat: number, isUsualKind: boolean): Rival => ({
  nameFit: 0.87,
  isExact: false,
  isNamed: true,
  isOfWholeShare: false,
  literalness: 0,
  isBranded: false,
  isSoMeasured: true,
  isInItsTin: false,
  isOfKind: true,
  isUsualKind,
  eaten: makeVariant({ nutrients: nutrients({ energy: 40 * fat, fat }) }),
});

test('doubtAmong() doubts one of several kinds, unless people usually mean it by the name', () => {
  expect(doubtAmong([kind(30, false), kind(45, false)], false)).toBeLessThan(1);
  expect(doubtAmong([kind(30, true), kind(45, false)], false)).toBe(1);
  // Another name may be more general: quark for "Magerquark".
  expect(doubtAmong([kind(30, true), kind(45, false)], true)).toBeLessThan(1);
});
