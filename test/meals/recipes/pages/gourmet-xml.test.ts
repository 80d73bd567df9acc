import { expect, test } from 'vitest';
import { readGourmetXml } from '../../../../src/meals/recipes/pages/gourmet-xml.ts';

test('readGourmetXml() reads recipes with their groups, and marks optional ingredients', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE gourmetDoc><gourmetDoc>
<recipe id="1"><title>Reis &amp; Milch</title><yields>4 Portionen</yields><ingredient-list>
<ingredient><amount>1</amount><unit>l</unit><item>Milch</item><key>milch</key></ingredient>
<inggroup><groupname>Belag</groupname>
<ingredient optional="yes"><amount>1</amount><unit>TL</unit><item>Zimt</item></ingredient>
<ingref refid="7" amount="2">Kompott</ingref></inggroup></ingredient-list></recipe>
<recipe><title>Toast</title><servings>2</servings><ingredient-list>
<ingredient><item>Brot</item></ingredient></ingredient-list></recipe></gourmetDoc>`;
  expect(readGourmetXml('a.grmt', xml)).toEqual([
    {
      name: 'Reis & Milch',
      yields: ['4 Portionen'],
      ingredients: ['1 l Milch', 'Belag:', '1 TL Zimt (optional)', 'recipe: Kompott'],
    },
    { name: 'Toast', yields: ['2 servings'], ingredients: ['Brot'] },
  ]);
});

test('readGourmetXml() reads no other markup', () => {
  expect(readGourmetXml('a.grmt', '<html><recipe><title>Toast</title></recipe></html>')).toEqual(
    [],
  );
});

test('readGourmetXml() refuses what is cut off', () => {
  expect(() => readGourmetXml('a.xml', '<gourmetDoc><recipe><title>Stew</title>')).toThrow(
    'damaged or truncated',
  );
});
