import type { CatalogueInfo } from '../../catalogue/reading/catalogue-info.ts';
import { fields } from '../fields.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';

export type { CatalogueInfo };

export const catalogueInfo = operation({
  name: 'catalogue-info',
  summary: 'Show what a catalogue contains',
  input: fields({}),
  http: {
    notOffered: 'It names files of the machine; /health has the fingerprint of the catalogue',
  },
  run: ({ catalogue }: Pick<Services, 'catalogue'>): Promise<CatalogueInfo> => catalogue.info(),
});
