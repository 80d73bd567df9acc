import { BLS } from '../../src/importers/bls/import-bls.ts';
import { COFID } from '../../src/importers/cofid/import-cofid.ts';
import { FDC } from '../../src/importers/fdc/fdc-record.ts';
import { FNDDS } from '../../src/importers/fndds/survey-food.ts';
import { OFF } from '../../src/importers/off/import-off.ts';
import { EVERYDAY_FOODS } from '../../src/importers/seeds/import-seeds.ts';
import type { SourceName } from '../../src/importers/sources.ts';
import { SR } from '../../src/importers/sr/import-sr.ts';
import { SWISS } from '../../src/importers/swiss/import-swiss.ts';

/** The id under which each importer stores its foods. */
export const SOURCE_IDS: Readonly<Record<SourceName, string>> = {
  fndds: FNDDS,
  sr: SR.id,
  bls: BLS.id,
  swiss: SWISS.id,
  cofid: COFID.id,
  fdc: FDC.id,
  off: OFF.id,
  seeds: EVERYDAY_FOODS.id,
};
