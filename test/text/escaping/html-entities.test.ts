import { expect, test } from 'vitest';
import { decodeEntities } from '../../../src/text/escaping/html-entities.ts';

test.each([
  ['Eiwei&szlig; &amp; Salz', 'Eiweiß & Salz'],
  ['&#8531; &#x27;&frac12;', "⅓ '½"],
  ['AT&T &copy &unknown; R&B;', 'AT&T &copy &unknown; R&B;'],
  ['Tom &NewLine; Jerry&Tab;', 'Tom   Jerry '],
  ['1&thinsp;000&ZeroWidthSpace;&zwj;', '1 000'],
  ['two\nlines &lt;', 'two\nlines <'],
])('decodeEntities(%j)', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
