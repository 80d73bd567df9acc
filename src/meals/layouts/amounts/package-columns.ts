import { splitUnit } from '../../headers/column-units.ts';
import { isMass } from '../../words/amounts/amount-cells.ts';
import type { Contents } from './column-contents.ts';
import type { NamedColumn } from './eaten-columns.ts';
import { statesWeight } from './portion-sizes.ts';
import type { ServedColumns } from './served-columns.ts';

/** Names of columns with the content of packages: "Packungsgröße", "Pack size (g)". */
const PACKAGE =
  /^(?:(?:ganze |whole )?(?:ver)?packung(?:s-?(?:größe|groesse|inhalt|gewicht|menge))?|pack(?:age|et)?(?:[ _-]?(?:size|weight|content))?|(?:net )?content|(?:netto-?)?(?:füllmenge|inhalt)|gebinde(?:größe)?)$/i;

/** Whether a column has the content of packages by its name, with or without a unit. */
export function isPackageName(name: string): boolean {
  return PACKAGE.test(splitUnit(name).bare);
}

/**
 * The columns of amounts with that of packages, if nothing else says how much there was. Next to the share that was
 * eaten, "Packung | gegessen" with "500 g" and "1/2" is 250 g.
 */
export function withPackages(
  served: ServedColumns,
  columns: readonly NamedColumn[],
  contents: Contents,
): ServedColumns {
  if (served.amounts.length > 0 || served.unit >= 0) return served;
  const found = columns.find(({ name, position }) => {
    const isWeight =
      isMass(splitUnit(name).unit ?? '') || contents.areMostly(position, statesWeight);
    return isPackageName(name) && isWeight;
  });
  if (found === undefined) return served;
  const unit = splitUnit(found.name).unit ?? '';
  return { ...served, amounts: [{ position: found.position, unit: isMass(unit) ? unit : '' }] };
}
