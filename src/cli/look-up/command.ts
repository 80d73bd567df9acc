import { defineCommand } from '../define-command.ts';
import { API_VERSION, CATALOGUE, LANG, RESULT } from '../options.ts';

const OPTIONS = { ...RESULT, apiVersion: API_VERSION, lang: LANG, catalogue: CATALOGUE };

const NAMES = {
  description: 'Ids or codes to look up; none or - for standard input, one per line',
  isOptional: true,
  isList: true,
  orStdin: { name: 'what to look up' },
} as const;

export const FOOD = defineCommand({
  name: 'food',
  summary: 'Show foods by id',
  description:
    'Show foods by the id of a food or variant, by an id from an earlier release, or by a code of USDA, BLS or CoFID.',
  arguments: { ids: NAMES },
  options: OPTIONS,
  examples: [
    'viand food broccoli',
    'viand food potato.baked 11352 bls-g311100',
    'viand food broccoli --json --api-version v2',
    'cut -d, -f1 ids.csv | viand food - --format ndjson',
  ],
});

export const GTIN = defineCommand({
  name: 'gtin',
  summary: 'Show branded foods by bar code',
  description:
    'Show branded foods by GTIN: EAN-8, UPC-A, EAN-13 or GTIN-14. Spaces and hyphens are ignored. Missing leading zeros are restored if the check digit then fits.',
  arguments: {
    codes: {
      ...NAMES,
      description: 'Bar codes to look up; none or - for standard input, one per line',
    },
  },
  options: OPTIONS,
  examples: [
    'viand gtin 0039400103431',
    'viand gtin 39400103431 --json',
    'viand gtin - --format csv < codes.txt',
  ],
});
