/**
 * The statements with which DuckDB loads a table of products into the same tables, columns and
 * indexes as those of a catalogue.
 */
export function duckDbStatements(input: string, hasSearch: boolean): string[] {
  return [
    `CREATE TEMP TABLE line AS SELECT row_number() OVER () AS ord, lpad(gtin, 14, '0') AS code, *
     FROM read_csv('${input}', types={'gtin': 'VARCHAR'})`,
    `CREATE TABLE food AS SELECT ord, 'products-' || code AS id, 'products' AS source, name, '' AS description,
       'branded_food' AS type, brand, code AS gtin, NULL::VARCHAR AS food_group, true AS is_solid,
       'raw' AS standard_processing, NULL::VARCHAR AS standard_serving_type, 'g' AS standard_unit,
       0.1 AS search_weight, NULL::VARCHAR AS retired_in, NULL::DATE AS recorded_on, true AS is_complete
     FROM line`,
    `CREATE TABLE variant AS SELECT ord, ord AS food, 'products-' || code || '.raw' AS id, 'raw' AS processing,
       'raw' AS label, NULL::DOUBLE AS yield_factor, NULL::DOUBLE AS density, energy_kj, protein_g, fat_g,
       saturated_fatty_acids_g, carbohydrates_g, sugar_g, fiber_g, salt_g, salt_g * 400 AS sodium_mg,
       carbohydrates_g + fiber_g AS carbohydrates_by_difference_g, protein_g / 6.25 AS nitrogen_g,
       'products' AS source, code AS source_code FROM line`,
    'CREATE TABLE name AS SELECT ord AS food, 0 AS position, name AS text, lower(name) AS folded FROM line',
    'CREATE TABLE product AS SELECT code AS gtin, ord AS food FROM line',
    'CREATE UNIQUE INDEX food_by_id ON food (id)',
    'CREATE INDEX food_by_source ON food (source)',
    'CREATE UNIQUE INDEX variant_by_id ON variant (id)',
    'CREATE UNIQUE INDEX variant_by_food ON variant (food, processing)',
    'CREATE INDEX variant_by_source_code ON variant (source_code)',
    'CREATE INDEX name_by_folded ON name (folded)',
    'CREATE UNIQUE INDEX name_by_food ON name (food, position)',
    'CREATE UNIQUE INDEX product_by_gtin ON product (gtin)',
    ...(hasSearch ? SEARCH : []),
    'DROP TABLE line',
  ];
}

/**
 * The foods by their words, without the heads, kinds, beginnings, near-duplicates and order of
 * viand's index.
 */
const SEARCH = [
  `CREATE TABLE word AS SELECT DISTINCT unnest(string_split(lower(name || ' ' || brand), ' ')) AS word, ord FROM line`,
  'CREATE INDEX word_by_word ON word (word)',
];
