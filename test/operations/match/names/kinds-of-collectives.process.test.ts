import { expect, test } from 'vitest';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();
const best = (line: string) => matchText(catalogue, line)[0];

test.each([
  // "Butter fat" is ghee.
  ['fat 15 g (butter)', 'butter'],
  ['Fett 15 g (Butter)', 'butter'],
  ['fat 15 g (goose)', 'goose-fat'],
  ['fruit 120 g (pear, ripe)', 'pear'],
  ['vegetables 150 g (carrots, steamed)', 'carrot'],
  ['25 g yeast (instant)', 'bakers-yeast'],
  ['20 g Hefe, getrocknet', 'bakers-yeast'],
  ['300 g ready-cooked lentils', 'tinned-lentils'],
])('%j is surely %s', (line, id) => {
  expect(best(line)?.id.replace(/\.(?:steamed|boiled|dried)$/, '')).toBe(id);
  expect(best(line)?.confidence).toBeGreaterThanOrEqual(0.8);
});

test.each([
  'Obst 150 g (Pfirsich und Kiwi)',
  'cheese 60 g (brie, cheddar)',
  '1 Tasse Kakao, ungesüßt',
  'Kakao zuckerfrei 250 ml',
])('%j leaves a question', (line) => {
  expect(best(line)?.confidence).toBeLessThan(0.8);
  expect(best(line)?.id).not.toContain('cocoa-powder');
});
