import { expect, test } from 'vitest';
import { readWritten } from '../../../../src/operations/recipe/reading/read-written.ts';

const start =
  '<html>\n<script type="application/ld+json">\n{"@type":"Recipe",\n"recipeIngredient":';

test.each([
  ['a missing comma', `${start}["1 egg" "2 apples"]}\n</script></html>`, 4, 'a comma is missing'],
  ['a page that was cut off', `${start}["1 egg", "2 apples"`, 4, 'a "]" is missing'],
  [
    'no comma too many, which browsers repair',
    `${start}["1 egg",],\n"name" "x"}</script>`,
    5,
    'a colon is missing',
  ],
  ['a JSON file', '{"@type":"Recipe",\n"recipeIngredient":["1 egg" "x"]}', 2, 'a comma is missing'],
])('the line of damaged JSON-LD: %s', async (_, text, line, reason) => {
  await expect(readWritten('page', text)).rejects.toMatchObject({
    diagnostics: [
      {
        message: `Cannot read a recipe: the JSON in the file is damaged: ${reason}`,
        location: { file: 'page', line },
      },
    ],
  });
});

test('a page whose own recipe is damaged has a note next to another one', async () => {
  const other =
    '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1 egg"]}';
  const { notes } = await readWritten('page', `${start}["1 egg" 2]}</script>${other}</script>`);
  expect(notes).toContain('Skipped a part of the JSON-LD of the page, which is damaged');
});
