import { searchFoods } from '../../operations/foods/search-foods.ts';
import { defineCommand } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import { API_VERSION, CATALOGUE, LANG, RESULT } from '../options.ts';

const { type, limit, page, offset } = searchFoods.input.entries;

export const SEARCH = defineCommand({
  name: searchFoods.name,
  summary: searchFoods.summary,
  description:
    'Search foods by name, synonym and brand. Case and accents are ignored, the start of a word is enough, and misspelt words are corrected if there are few results. Where a food was found by another name, the table shows that name in parentheses.',
  arguments: { words: { description: 'Words to search for', isList: true } },
  options: {
    type: fieldOption(type, { short: 't', value: 'type' }),
    limit: fieldOption(limit, { short: 'l', value: 'number' }),
    page: fieldOption(page, { short: 'p', value: 'number' }),
    offset: fieldOption(offset, { value: 'number' }),
    ...RESULT,
    apiVersion: API_VERSION,
    lang: LANG,
    catalogue: CATALOGUE,
  },
  examples: [
    'viand search potato',
    'viand search "white bread" --type generic --limit 3',
    'viand search yoghurt --page 2 --json',
    'viand search choc --format csv -o chocolate.csv',
  ],
});
