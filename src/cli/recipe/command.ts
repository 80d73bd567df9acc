import { RECIPE_INPUT } from '../../operations/recipe/recipe-input.ts';
import { defineCommand, option } from '../define-command.ts';
import { argumentOf, fieldOption } from '../field-option.ts';
import { CATALOGUE, OUTPUT } from '../options.ts';

const FIELDS = RECIPE_INPUT.entries;

export const RECIPE = defineCommand({
  name: 'recipe',
  summary: 'Work out the nutrients of a recipe',
  description:
    'Read a recipe, find its ingredients in the catalogue, and show the nutrients of 100 g and of a serving of the dish, with their coverage and all assumptions. Exit code 3 if an ingredient is not certain.',
  arguments: {
    file: {
      ...argumentOf(FIELDS.file),
      isOptional: true,
      access: 'reads',
      orStdin: { name: 'a recipe' },
    },
  },
  options: {
    servings: fieldOption(FIELDS.servings, { value: 'number' }),
    weight: fieldOption(FIELDS.weight, { value: 'grams' }),
    yield: fieldOption(FIELDS.yield, { value: 'factor' }),
    accept: fieldOption(FIELDS.accept, { value: 'confidence' }),
    encoding: fieldOption(FIELDS.encoding, { value: 'encoding' }),
    json: option({ description: 'Print JSON with all nutrients' }),
    output: OUTPUT,
    catalogue: CATALOGUE,
  },
  check: ({ weight, yield: factor }) =>
    weight !== undefined && factor !== undefined
      ? "option '--weight' cannot be used with option '--yield'"
      : undefined,
  examples: [
    'viand recipe soup.txt --servings 4',
    'viand recipe soup.cook --weight 1350',
    'viand recipe saved-page.html --json',
  ],
});
