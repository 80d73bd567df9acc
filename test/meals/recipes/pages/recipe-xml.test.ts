import { expect, test } from 'vitest';
import { readRecipeXml } from '../../../../src/meals/recipes/pages/recipe-xml.ts';

test('readRecipeXml() reads the XML of MasterCook', () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook">
<Summ><Nam>Crisp</Nam></Summ><RcpE name="Crisp" author=""><Serv qty="6"/>
<IngR name="apples" unit="large" qty="6"><IPrp>peeled</IPrp></IngR>
<IngR name="salt &amp; pepper"></IngR></RcpE></mx2>`;
  expect(readRecipeXml('a.xml', xml)).toEqual([
    {
      name: 'Crisp',
      yields: ['6 servings'],
      ingredients: ['6 large apples, peeled', 'salt & pepper'],
    },
  ]);
});

test('readRecipeXml() reads the XML of Living Cookbook, with its headings', () => {
  const xml = `<fdx source="Living Cookbook"><Recipes><Recipe Name="Salad" Servings="4">
<RecipeIngredient Quantity="2" Unit="stalks" Ingredient="celery" Heading="N"/>
<RecipeIngredient Ingredient="To finish" Heading="Y"/></Recipe></Recipes></fdx>`;
  expect(readRecipeXml('a.xml', xml)).toEqual([
    { name: 'Salad', yields: ['4 servings'], ingredients: ['2 stalks celery', 'To finish:'] },
  ]);
});

test('readRecipeXml() reads no other markup', () => {
  expect(readRecipeXml('a.xml', '<html><Recipe Name="Salad" Servings="4"></html>')).toEqual([]);
});

test('readRecipeXml() refuses what is cut off', () => {
  expect(() => readRecipeXml('a.xml', '<mx2><RcpE name="Stew"></RcpE>')).toThrow(
    'damaged or truncated',
  );
});
