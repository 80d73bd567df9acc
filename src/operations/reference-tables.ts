import { DRI } from '../evaluation/reference-intakes/dri.ts';
import { EFSA } from '../evaluation/reference-intakes/efsa.ts';
import type { ReferenceTable } from '../evaluation/reference-intakes/reference-table.ts';

/** The reference intakes that can be asked for. */
export const REFERENCE_TABLES: Readonly<Record<ReferenceTable['name'], ReferenceTable>> = {
  efsa: EFSA,
  dri: DRI,
};
