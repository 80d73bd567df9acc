import type { CatalogueInfo } from '../store/catalogue-info.ts';
import type { Format } from './formats.ts';

/** Renders what is in a catalogue: as an object, or as rows of a name and a value. */
export async function renderCatalogueInfo(info: CatalogueInfo, format: Format): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(infoBody(info), null, 2)}\n`;
    case 'ndjson':
      return `${JSON.stringify(infoBody(info))}\n`;
    case 'csv': {
      const { stringify } = await import('csv-stringify/sync');
      return stringify([['name', 'value'], ...infoRows(info)]);
    }
    case 'table': {
      const { renderTable } = await import('./tables.ts');
      return renderTable(['', ''], infoRows(info)).trimStart();
    }
  }
}

function infoBody(info: CatalogueInfo) {
  return {
    file: info.file,
    schema_version: info.schemaVersion,
    fingerprint: info.fingerprint,
    sources: info.sources,
    foods: info.foods,
    foods_by_type: info.foodsByType,
    foods_with_density: info.foodsWithDensity,
    liquid_foods: info.liquidFoods,
    variants: info.variants,
    variants_with_food_patterns: info.variantsWithFoodPatterns,
    variants_with_estimated_food_patterns: info.variantsWithEstimatedFoodPatterns,
    serving_sizes: info.servingSizes,
    serving_sizes_of_a_type: info.servingSizesOfAType,
  };
}

function infoRows(info: CatalogueInfo): [string, string][] {
  const { sources, foods_by_type, ...counts } = infoBody(info);
  return [
    ...Object.entries(counts).flatMap(([name, value]): [string, string][] => [
      [name, String(value)],
      ...(name === 'foods'
        ? Object.entries(foods_by_type).map(([type, count]): [string, string] => [
            `foods.${type}`,
            String(count),
          ])
        : []),
    ]),
    ...sources.flatMap(({ id, ...rest }) =>
      Object.entries(rest).map(([name, value]): [string, string] => [
        `source.${id}.${name}`,
        String(value),
      ]),
    ),
  ];
}
