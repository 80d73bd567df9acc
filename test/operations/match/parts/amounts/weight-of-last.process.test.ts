import { expect, test } from 'vitest';
import { openEmbedded } from '../../../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../../../support/matching.ts';

const catalogue = openEmbedded();

const REMARK = 'the weight may be that of all foods together';

test.each(['Schnitzel mit Pommes 400 g', 'Kartoffelsalat mit Mayo 200 g'])(
  'a large weight behind the last food may be that of all: %s',
  (text) => {
    const foods = bestOfLine(catalogue, text);
    expect(foods).toHaveLength(2);
    expect(foods[1]).toMatchObject({ amountConfidence: 0.75, isSizeAssumed: true });
    expect(foods[1]?.remarks).toContain(REMARK);
  },
);

test.each(['salad with tuna 80 g', 'Müsli mit Milch 200 ml', '200 g Schnitzel mit 150 g Pommes'])(
  'any other weight is that of its own food: %s',
  (text) => {
    const foods = bestOfLine(catalogue, text);
    expect(foods).toHaveLength(2);
    expect(foods[1]?.amountConfidence).toBe(1);
  },
);
