import { searchFoods } from '../../operations/search-foods.ts';
import { defineCommand } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import { API_VERSION, CATALOGUE, RESULT } from '../options.ts';

const { type, limit, page, offset } = searchFoods.input.entries;

export const SEARCH = defineCommand({
  name: searchFoods.name,
  summary: searchFoods.summary,
  description:
    'Search foods by name, synonym and brand. Case and accents do not matter, words may be left unfinished, and misspelt ones are corrected where little else is found.',
  arguments: { words: { description: 'what to look for', isList: true } },
  options: {
    type: fieldOption(type, { short: 't', value: 'type' }),
    limit: fieldOption(limit, { short: 'l', value: 'number' }),
    page: fieldOption(page, { short: 'p', value: 'number' }),
    offset: fieldOption(offset, { value: 'number' }),
    ...RESULT,
    apiVersion: API_VERSION,
    catalogue: CATALOGUE,
  },
  examples: [
    'viand search potato',
    'viand search "white bread" --type generic --limit 3',
    'viand search yoghurt --page 2 --json',
    'viand search choc --format csv -o chocolate.csv',
  ],
});
