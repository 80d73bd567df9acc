import { wordsIn } from '../language/words.ts';
import type { CatalogueInfo } from '../operations/catalogue/catalogue-info.ts';
import { csvLine } from '../tables/csv/csv-cell.ts';
import type { Format, ListStyle } from './formats.ts';

/** Renders the contents of a catalogue: as an object, or as rows with a name and a value. */
export async function renderCatalogueInfo(
  info: CatalogueInfo,
  format: Format,
  style: ListStyle = {},
): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(infoBody(info), null, 2)}\n`;
    case 'ndjson':
      return `${JSON.stringify(infoBody(info))}\n`;
    case 'csv':
      return [['name', 'value'], ...infoRows(info)].map((row) => csvLine(row, style)).join('');
    case 'table': {
      const { renderTable } = await import('./tables/render-table.ts');
      const { named } = wordsIn(style.language ?? 'en').messages.catalogues;
      const rows = infoRows(info).map(([name, value]) => [named(name), value]);
      return renderTable(['', ''], rows, style.width).trimStart();
    }
  }
}

function infoBody(info: CatalogueInfo) {
  return {
    file: info.file,
    schema_version: info.schemaVersion,
    fingerprint: info.fingerprint,
    sources: info.sources.map(sourceBody),
    foods: info.foods,
    foods_by_type: info.foodsByType,
    retired_foods: info.retiredFoods,
    foods_with_gtin: info.foodsWithGtin,
    variants_with_density: info.variantsWithDensity,
    liquid_foods: info.liquidFoods,
    variants: info.variants,
    variants_by_type: info.variantsByType,
    variants_with_food_patterns: info.variantsWithFoodPatterns,
    variants_with_estimated_food_patterns: info.variantsWithEstimatedFoodPatterns,
    serving_sizes: info.servingSizes,
    serving_sizes_of_a_type: info.servingSizesOfAType,
    names: info.names,
    legacy_ids: info.legacyIds,
    source_codes: info.sourceCodes,
  };
}

function sourceBody({
  variants,
  foodsWithGtin,
  variantsWithFoodPatterns,
  variantsWithEstimatedFoodPatterns,
  servingSizes,
  ...source
}: CatalogueInfo['sources'][number]) {
  return {
    ...source,
    variants,
    foods_with_gtin: foodsWithGtin,
    variants_with_food_patterns: variantsWithFoodPatterns,
    variants_with_estimated_food_patterns: variantsWithEstimatedFoodPatterns,
    serving_sizes: servingSizes,
  };
}

function infoRows(info: CatalogueInfo): [string, string][] {
  const { sources, ...counts } = infoBody(info);
  return [
    ...Object.entries(counts).flatMap(([name, value]) => rowsOf(name, value)),
    ...sources.flatMap(({ id, ...rest }) => rowsOf(`source.${id}`, rest)),
  ];
}

/** A row for a value, or one for each member of an object: "foods_by_type.branded_food". */
function rowsOf(name: string, value: string | number | object): [string, string][] {
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).map(([member, own]) => [`${name}.${member}`, String(own)]);
}
