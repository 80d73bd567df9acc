import { DACH } from './dach.ts';
import { DRI } from './dri.ts';
import { EFSA } from './efsa.ts';
import type { ReferenceTable } from './reference-table.ts';

/** The reference intakes that a user can choose. */
export const REFERENCE_TABLES: Readonly<Record<ReferenceTable['name'], ReferenceTable>> = {
  efsa: EFSA,
  dri: DRI,
  dach: DACH,
};
