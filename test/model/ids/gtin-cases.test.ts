import { expect } from 'vitest';
import { normaliseGtin } from '../../../src/model/ids/gtin.ts';
import { readShared, testOnShared } from '../../support/shared.ts';

testOnShared('normaliseGtin() normalises or rejects 47 real codes', () => {
  const cases = readShared('../reference/gtin-cases.csv');
  expect(cases).toHaveLength(47);
  for (const { digits = '', gtin14, raw } of cases) {
    expect(normaliseGtin(digits) ?? '', raw).toBe(gtin14);
  }
});
