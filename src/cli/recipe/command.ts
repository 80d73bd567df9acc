import { RECIPE_INPUT } from '../../operations/recipe/recipe-input.ts';
import { defineCommand, option } from '../define-command.ts';
import { fieldArgument, fieldOption } from '../field-option.ts';
import { BASE, CATALOGUE, LANG, RESULT } from '../options.ts';

const FIELDS = RECIPE_INPUT.entries;

export const RECIPE = defineCommand({
  name: 'recipe',
  summary: 'Compute the nutrients of a recipe',
  description:
    'Read a recipe, find its ingredients in the catalogue, and show the nutrients of the dish per 100 g and per serving, with their coverage and all assumptions. The exit code is 3 if an ingredient is uncertain or has no weight. With --skip-faulty, such ingredients are skipped if others remain.',
  arguments: {
    file: {
      ...fieldArgument(FIELDS.file),
      isOptional: true,
      access: 'reads',
      orStdin: { name: 'a recipe' },
    },
  },
  options: {
    servings: fieldOption(FIELDS.servings, { value: 'number' }),
    weight: fieldOption(FIELDS.weight, { value: 'grams' }),
    yield: fieldOption(FIELDS.yield, { value: 'factor' }),
    name: fieldOption(FIELDS.name, { value: 'text' }),
    cooked: fieldOption(FIELDS.cooked, { value: 'method' }),
    accept: fieldOption(FIELDS.accept, { value: 'confidence' }),
    skipFaulty: fieldOption(FIELDS.skipFaulty, {}),
    encoding: fieldOption(FIELDS.encoding, { value: 'encoding' }),
    save: option({
      value: 'catalogue',
      description: 'Save the dish as a food in this catalogue file, which is created if missing',
      access: 'updates',
    }),
    base: BASE,
    ...RESULT,
    lang: LANG,
    catalogue: {
      ...CATALOGUE,
      // The dish may be saved to the catalogue of its ingredients, which is read and closed first.
      access: ({ save }) => (save === undefined ? 'reads' : undefined),
    },
  },
  check: ({ weight, yield: factor, base, save }) => {
    if (weight !== undefined && factor !== undefined) {
      return "option '--weight' cannot be used with option '--yield'";
    }
    return base !== undefined && save === undefined
      ? "option '--base' needs option '--save'"
      : undefined;
  },
  examples: [
    'viand recipe soup.txt --servings 4',
    'viand recipe soup.cook --weight 1350',
    'viand recipe soup.cook --name Carrots --cooked stewed --save mine.sqlite --base',
    'viand recipe saved-page.html --json',
    'viand recipe soup.txt -o nutrients.csv',
  ],
});
