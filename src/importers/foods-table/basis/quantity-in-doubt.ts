import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { readBasisText } from '../headings/column-basis.ts';
import { parseWeight } from '../headings/parse-weight.ts';
import { topicOfName } from '../headings/topic-names.ts';
import { amountsInNames } from './amounts-in-food-names.ts';
import { headingFault } from './heading-fault.ts';
import { impossibleAmounts } from './impossible-amounts.ts';
import { servingInDoubt } from './serving-in-doubt.ts';

/** Columns of quantities: "Menge (g)", "Weight [g]", `amount_g`. Those of packages have other names. */
const QUANTITY =
  /^(?:menge|gewicht|amount|quantity|qty|weight|poids|quantité|peso|cantidad|(?:menge|amount|quantity|qty|quantité|cantidad) (?:netto|brutto|gesamt|total|net))(?:[\s_([]+(?:in\s+)?(g|gramm|grams?|ml)(?:[\s_/]+(?:ou[\s_]|o[\s_]|or[\s_])?ml)?[)\]]?)?$/i;

/** A column of quantities may have only their unit as its name. */
const ONLY_UNIT = /^(?:in\s+)?[([]?(g|gramm|grams?|ml)[)\]]?$/i;

/** A quantity in a measure, which has no weight of its own: "1 Stück". */
const MEASURED = /^(?:\d+(?:[.,/]\d+)?|[½¼¾])\s*\p{L}/u;

/**
 * The problem of a table whose amounts may be for the quantity in another column, such as 300 g of a dish: neither its
 * columns nor its titles give a reference amount.
 */
export function quantityInDoubt(
  columns: FoodColumns,
  header: GridRow,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  const { names, labels, text, nutrients, weighed } = columns;
  const isOpen = nutrients.some(([, of]) => of.some(({ basis }) => basis === undefined));
  if (!isOpen || text.has('per')) return undefined;
  const inNames = amountsInNames(columns, header, rows);
  if (inNames !== undefined) return inNames;
  const ofServings = servingInDoubt(columns, header, rows);
  if (ofServings !== undefined) return ofServings;
  const single = text.get('measures');
  const isSingle = /^(?:household[ _])?measure$/i.test(names[single ?? -1]?.trim() ?? '');
  const unit = text.get('serving_unit');
  const measure = weighed.find(({ isOfSr }) => !isOfSr)?.label;
  const pieces = unitOfPieces(columns, rows);
  const position =
    [
      ...(isSingle ? [single as number] : []),
      ...(unit === undefined ? [] : [unit]),
      ...labels,
    ].find((at) => {
      const cells = firstCells(rows, at);
      const name = names[at] ?? '';
      return isQuantity(name, cells) || areReferences(name, cells) || isOfServing(name, cells);
    }) ??
    pieces ??
    measure;
  if (position === undefined) return impossibleAmounts(columns, header, rows);
  const name = names[position] as string;
  const isServing =
    position === measure || position === pieces || isOfServing(name, firstCells(rows, position));
  // Sizes are in a column of their own.
  const hasSizes = position === unit && text.has('serving_size');
  return headingFault(columns, header, position, {
    message: `Amounts may be for the ${isServing ? 'serving' : 'quantity'} in "${name}", or for 100 g`,
    expected: hasSizes
      ? '--per serving or --per "100 g"'
      : isServing
        ? 'a column "per" with the weight of each serving, such as "30 g", or --per "100 g"'
        : `--map per="${name}" or --per "100 g"`,
  });
}

/**
 * A column of units with both grams or millilitres and pieces: "g" for oats and "piece" for eggs. Units of sale, such as
 * kilograms and boxes, say nothing about the amounts.
 */
function unitOfPieces(
  { labels, names }: FoodColumns,
  rows: readonly GridRow[],
): number | undefined {
  const position = labels.find((at) => topicOfName(names[at] ?? '') === 'per_unit');
  const cells = position === undefined ? [] : firstCells(rows, position);
  const isGrams = (cell: string) => /^(?:g|gr|gramm?|grams|ml)\.?$/i.test(cell);
  const isPiece = (cell: string) => /\p{L}/u.test(cell) && parseWeight(`1 ${cell}`) === undefined;
  return cells.some(isGrams) && cells.some(isPiece) ? position : undefined;
}

/** Names of columns of packages, in some languages: "Inhalt", "Packungsgröße", "net weight", "contenu". */
const PACKAGE =
  /inhalt|pack|gebinde|füll|netto|brutto|gewicht|größe|grösse|stück|net|weight|size|content|conten|pes[oi]|poids|format|menge|quanti|cantidad|unit|vpe/i;

/** Whether the cells of a column are all reference amounts, 100 g among them; used for columns with an unknown name. */
function areReferences(name: string, cells: readonly string[]): boolean {
  if (PACKAGE.test(name)) return false;
  const bases = new Set(cells.map(readBasisText));
  return bases.size > 1 && !bases.has(undefined) && (bases.has('100 g') || bases.has('100 ml'));
}

/** Columns of a serving or of a part of its size: "Serving Quantity", `metric_serving_unit`, "household measure". */
const SERVING_PART =
  /^(?:household )?(?:measure|serving(?: full ?text)?)$|^medida cas(?:ei|e)ra$|^(?:metric |household )?(?:servings?|portions?) ?(?:quantity|qty|amount|size|weight|units?|uom|measure|description|desc|text|label|name|menge|größe|gewicht|einheit|beschreibung|bezeichnung|text)(?: (?:units?|uom|amount|quantity|g|ml|text|description))?$/i;

/** Whether a column gives the size of a serving, or its unit, and not only 100 g. */
function isOfServing(name: string, cells: readonly string[]): boolean {
  const words = name.replace(/[\s_()[\].,:-]+/g, ' ').trim();
  if (!SERVING_PART.test(words)) return false;
  return cells.some((cell) => !/^(?:100(?:[.,]0+)?)?\s*(?:g|ml|grams?|gramm)?$/i.test(cell));
}

/** Whether a column holds weights, volumes or measures, not all of them 100. */
function isQuantity(name: string, cells: readonly string[]): boolean {
  const [found, unit = ''] = QUANTITY.exec(name.trim()) ?? ONLY_UNIT.exec(name.trim()) ?? [];
  if (found === undefined || cells.length === 0) return false;
  const weights = cells.map((cell) => parseWeight(/\d$/.test(cell) ? `${cell} ${unit}` : cell));
  return (
    weights.every((weight, at) => weight !== undefined || MEASURED.test(cells[at] ?? '')) &&
    weights.some((weight) => weight?.amount !== 100)
  );
}
