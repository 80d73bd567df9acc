import { defineCommand } from '../define-command.ts';
import { API_VERSION, CATALOGUE, RESULT } from '../options.ts';

const OPTIONS = { ...RESULT, apiVersion: API_VERSION, catalogue: CATALOGUE };

const NAMES = {
  description: '- or none for standard input, one a line',
  isOptional: true,
  isList: true,
  orStdin: { name: 'what to look up' },
} as const;

export const FOOD = defineCommand({
  name: 'food',
  summary: 'Show foods by their ids',
  description:
    'Show foods by any id they go by: that of a food or variant, one of an earlier release, or a code of USDA, BLS or CoFID.',
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
  summary: 'Show branded foods by their bar codes',
  description:
    'Show branded foods by their GTIN: EAN-8, UPC-12, EAN-13 or GTIN-14, with spaces and hyphens or without; lost leading zeros are restored where the check digit proves them.',
  arguments: { codes: NAMES },
  options: OPTIONS,
  examples: [
    'viand gtin 0039400103431',
    'viand gtin 39400103431 --json',
    'viand gtin - --format csv < codes.txt',
  ],
});
