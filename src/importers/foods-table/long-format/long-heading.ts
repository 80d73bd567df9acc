import { columnMeaning } from '../headings/column-meaning.ts';

/**
 * The heading that a column for these amounts would have, such as "Fat (g) per 100 g", or the reason why there is none.
 *
 * @param needsUnit whether neither the cell nor the table gives the unit
 */
export function longHeading(
  name: string,
  { unit, per, rest }: { readonly unit: string; readonly per: string; readonly rest: string },
  needsUnit = false,
): string {
  const [, inside = unit] = /\(([^()]+)\)\s*$/.exec(unit) ?? [];
  const withUnit = `${name} (${inside})`;
  const isOwnUnit = unitOf(name) === unitOf(`energy (${inside})`, `fat (${inside})`);
  const known = [inside === '' || isOwnUnit ? name : '', inside === '' ? '' : withUnit];
  const plain = known.findLast((one) => one !== '' && meansNutrient(`${one}${rest}`));
  if (plain === undefined) return 'unknown';
  if (plain === name && isUnknownUnit(inside, `${plain}${rest}`)) return 'bad unit';
  if (needsUnit && unitOf(`${plain}${rest}`) === undefined) return 'no unit';
  if (per === '') return `${plain}${rest}`;
  const withPer = `${plain}${rest} per ${per.replace(/^(?:per|je|pro|pour|in)\s+/i, '')}`;
  const meaning = columnMeaning(withPer);
  return meaning?.kind === 'nutrient' && meaning.basis !== undefined ? withPer : 'bad basis';
}

/** Whether amounts of a nutrient whose name gives no unit have a unit that viand does not know: "IE", "mgg". */
function isUnknownUnit(unit: string, heading: string): boolean {
  return unit !== '' && unitOf(heading) === undefined;
}

function meansNutrient(heading: string): boolean {
  return columnMeaning(heading)?.kind === 'nutrient';
}

/** The unit of the first nutrient among some headings. */
function unitOf(...headings: readonly string[]): string | undefined {
  for (const heading of headings) {
    const meaning = columnMeaning(heading);
    if (meaning?.kind === 'nutrient') return meaning.unit;
  }
  return undefined;
}
