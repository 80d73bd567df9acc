import { type Members, objectsIn, textIn } from '../../tables/json/members.ts';

/** The members of a product that have one structure per language in the Parquet export. */
const IN_LANGUAGES = ['product_name', 'generic_name'] as const;

const NONE: ReadonlyMap<string, unknown> = new Map();

/**
 * The names and amounts of a product of the Parquet export, converted to JSON, under the names of the columns of the
 * tables: `product_name_de`, `fat_100g`. That export has them in lists: a structure for each language, the main one
 * called `main`, and a structure for each nutrient, with the members `100g` and `serving`.
 */
export function listFields(product: Members): ReadonlyMap<string, unknown> {
  if (!Array.isArray(product['nutriments'])) return NONE;
  const fields = new Map<string, unknown>();
  for (const member of IN_LANGUAGES) {
    for (const { lang, text } of objectsIn(product[member])) {
      fields.set(lang === 'main' ? member : `${member}_${textIn(lang)}`, text);
    }
  }
  for (const { name, '100g': per100, serving } of objectsIn(product['nutriments'])) {
    fields.set(`${textIn(name)}_100g`, per100);
    fields.set(`${textIn(name)}_serving`, serving);
  }
  return fields;
}
