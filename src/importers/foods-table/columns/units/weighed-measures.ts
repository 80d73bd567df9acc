import type { ColumnCells } from '../cells/column-cells.ts';

/** A column of measures, such as "1 cup", and the column with the weight of each in g. */
export interface WeighedMeasure {
  readonly label: number;
  readonly weight: number;
  /** It is one of the numbered measures of the abridged SR, whose amounts are for 100 g. */
  readonly isOfSr: boolean;
}

/** "Household measure", "GmWt_Desc1". */
const MEASURE =
  /^(?:(?:household|common|usual) )?measures?(?: (?:description|name))?$|^haushaltsmaß$/i;
/** "Measure weight (g)", "Gramm pro Maß", "Haushaltsmaß (g)". */
const WEIGHT =
  /^(?:(?:(?:household|common|usual) )?measure|(?:haushalts)?maß)(?: (?:weight|gewicht|in))*[ ([]*(?:g|grams?|gramm)[\])]?$|^(?:gewicht|weight|grams?|gramm) (?:pro|je|per|of) (?:(?:household )?measure|(?:haushalts)?maß)(?: \(g\))?$/i;

/** Columns of the abridged SR, which numbers its measures. */
const NUMBERED_MEASURE = /^gmwt[ _]?desc[ _]?(\d)$/i;
const NUMBERED_WEIGHT = /^gmwt[ _]?(\d)$/i;

/** Measures whose weights are in columns of their own, by the names of the columns and their cells. */
export function weighedMeasures(
  names: readonly string[],
  { first }: Pick<ColumnCells, 'first'>,
): WeighedMeasure[] {
  const plain = names.map((name) => name.replace(/[_\s]+/g, ' ').trim());
  const isBare = (at: number) => first(at).every((cell) => !/[=:]/.test(cell));
  return plain.flatMap((name, label) => {
    const number = NUMBERED_MEASURE.exec(name)?.[1];
    if (number === undefined && !MEASURE.test(name)) return [];
    const weight = plain.findIndex((other) =>
      number === undefined ? WEIGHT.test(other) : NUMBERED_WEIGHT.exec(other)?.[1] === number,
    );
    return weight >= 0 && isBare(label) ? [{ label, weight, isOfSr: number !== undefined }] : [];
  });
}
