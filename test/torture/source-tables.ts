import { fnddsTables } from '../support/fndds-tables.ts';

/** Files of a source by their paths, in a folder that has its name. */
type Files = Readonly<Record<string, string>>;

const row = (separator: string) => (cells: readonly (string | number)[]) =>
  `${cells.join(separator)}\n`;
const csv = (...rows: readonly (readonly (string | number)[])[]) => rows.map(row(',')).join('');

/** A row of an ASCII table of SR: text between tildes, and empty cells to the end. */
const sr = (length: number, ...rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((cells) => [...cells, ...Array(length - cells.length).fill('')])
    .map((cells) => cells.map((cell) => (typeof cell === 'string' ? `~${cell}~` : cell)))
    .map((cells) => cells.join('^').replaceAll('~~', '').concat('\r\n'))
    .join('');

const OAT_BISCUITS = {
  fdcId: 11,
  dataType: 'Branded',
  description: 'OAT BISCUITS',
  brandOwner: 'Example Bakery',
  gtinUpc: '4012345678901',
  modifiedDate: '9/24/2021',
  servingSize: 30,
  servingSizeUnit: 'g',
  householdServingFullText: '2 biscuits',
  foodNutrients: [
    { nutrient: { number: '208' }, amount: 450 },
    { nutrient: { number: '203' }, amount: 7 },
    { nutrient: { number: '204' }, amount: 18 },
    { nutrient: { number: '205' }, amount: 65 },
  ],
};

/** FoodData Central's JSON of two products. */
export const FDC_JSON = JSON.stringify({
  BrandedFoods: [OAT_BISCUITS, { ...OAT_BISCUITS, fdcId: 12, gtinUpc: '00016000275287' }],
});

const SURVEY_FOOD = {
  foodCode: '11111000',
  description: 'Milk, whole',
  startDate: '1/1/2021',
  endDate: '12/31/2023',
  foodNutrients: [
    { nutrient: { number: '208' }, amount: 60 },
    { nutrient: { number: '203' }, amount: 3.3 },
  ],
  foodAttributes: [{ name: 'WWEIA Category number', value: '1002' }],
  foodPortions: [{ portionDescription: '1 cup', gramWeight: 244, sequenceNumber: 1 }],
};

/** FoodData Central's JSON of a survey with one food. */
export const SURVEY_JSON = JSON.stringify({ SurveyFoods: [SURVEY_FOOD] });

/** FPED of the food of {@link SURVEY_JSON}. */
export const FPED = fnddsTables()['fped.csv'];

/** Small tables of each source that `viand catalogue import` reads. */
export const SOURCE_TABLES: Readonly<Record<string, Files>> = {
  fndds: fnddsTables(),
  sr: {
    'FOOD_DES.txt': sr(
      14,
      ['11090', '1100', 'Broccoli, raw', 'BROCCOLI,RAW'],
      ['11091', '1100', 'Broccoli, cooked, boiled, drained, without salt', 'BROCCOLI'],
    ),
    'NUT_DATA.txt': sr(18, ['11090', '203', 2.82, 4], ['11090', '208', 34], ['11091', '208', 35]),
    'WEIGHT.txt': sr(7, ['11090', 1, 1, 'cup chopped', 91], ['11091', 1, 0.5, 'cup, chopped', 78]),
  },
  bls: {
    'bls.csv': csv(
      ['bls_code', 'name_de', 'name_en', 'energy_kj', 'energy_kcal', 'cho_g', 'PROT625', 'FAT'],
      ['C131000', '"Hafer ganzes Korn, roh"', '"Oat, raw"', 1443, 343, 53.7, 11.375, 7.09],
      ['C133000', 'Hafer Flocken', 'Oat flakes', 1465, 348, 53.3, 13.22, 6.65],
    ),
  },
  swiss: Object.fromEntries(
    [
      ['swiss.csv', 'Agave syrup'],
      ['swiss-de-DE.csv', 'Agavensirup'],
    ].map(([name = '', food = '']) => [
      name,
      csv(
        ['name', 'brand', 'proteins', 'carbohydrates', 'fats', 'energy', 'salt', 'dietary_fiber'],
        ['Agar Agar', '', 2.4, 0, 0.2, 160, 0.3, 74.1],
        [food, '', 0.2, 73.1, 0, 293, 0, ''],
      ),
    ]),
  ),
  cofid: {
    'cofid.csv': csv(
      ['Food Code', 'Food Name', 'Description', 'Group', 'Protein (g)', 'Energy (kJ) (kJ)'],
      ['13-145', '"Ackee, canned, drained"', '8 cans', 'DG', 2.9, 625],
      ['13-146', '"Agar, dried"', 'Literature', 'DG', 1.3, 'Tr'],
    ),
  },
  fdc: {
    'food.csv': csv(
      ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'],
      [1, 'branded_food', 'STRING CHEESE STICKS', '', '2020-11-13'],
    ),
    'branded_food.csv': csv(
      [
        'fdc_id',
        'brand_owner',
        'brand_name',
        'gtin_upc',
        'serving_size',
        'serving_size_unit',
        'household_serving_fulltext',
        'branded_food_category',
        'modified_date',
      ],
      [1, 'Example Dairy', '', '39400103431', 28, 'g', '1 stick', 'Cheese', '2020-09-22'],
    ),
    'food_nutrient.csv': csv(
      ['id', 'fdc_id', 'nutrient_id', 'amount'],
      [0, 1, 1008, 286],
      [1, 1, 1003, 25],
      [2, 1, 1093, 714],
    ),
    'branded.json': FDC_JSON,
  },
  off: {
    'products.csv': [
      ['code', 'product_name', 'energy-kj_100g', 'fat_100g', 'carbohydrates_100g'],
      ['3017620422003', 'Spread', '2252', '30.9', '57.5'],
      ['4012345678901', 'Oat biscuits', '1900', '18', '62'],
    ]
      .map(row('\t'))
      .join(''),
  },
};

/** A table of the user's own foods. */
export const OWN_FOODS = csv(
  ['name', 'name_de', 'gtin', 'per', 'serving_size', 'energy_kcal', 'fat_g', 'salt_g'],
  ['Oat biscuits', 'Haferkekse', '4012345678901', '100 g', '2 biscuits (25 g)', 471, 20.1, 0.83],
  ['Lentil stew', 'Linseneintopf', '', 'serving', '1 plate (350 g)', 312, 6.3, 2.4],
);

/** The files of {@link SOURCE_TABLES}, each in the folder of its source. */
export function sourceFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SOURCE_TABLES).flatMap(([source, files]) =>
      Object.entries(files).map(([name, text]) => [`${source}/${name}`, text] as const),
    ),
  );
}
