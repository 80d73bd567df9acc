/** The food groups of foods: those of SR, with the names in its FD_GROUP. */
export const FOOD_GROUPS = [
  'Dairy and Egg Products',
  'Spices and Herbs',
  'Baby Foods',
  'Fats and Oils',
  'Poultry Products',
  'Soups, Sauces, and Gravies',
  'Sausages and Luncheon Meats',
  'Breakfast Cereals',
  'Fruits and Fruit Juices',
  'Pork Products',
  'Vegetables and Vegetable Products',
  'Nut and Seed Products',
  'Beef Products',
  'Beverages',
  'Finfish and Shellfish Products',
  'Legumes and Legume Products',
  'Lamb, Veal, and Game Products',
  'Baked Products',
  'Sweets',
  'Cereal Grains and Pasta',
  'Fast Foods',
  'Meals, Entrees, and Side Dishes',
  'Snacks',
] as const;
/** A food group of SR. */
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Some food groups, to look up that of a food, which may have none. */
export function foodGroups(...groups: readonly FoodGroup[]): ReadonlySet<FoodGroup | null> {
  return new Set(groups);
}

const BY_NAME: ReadonlyMap<string, FoodGroup> = new Map(FOOD_GROUPS.map((name) => [name, name]));

/** The food group of this name; null if SR has none. */
export function foodGroupNamed(name: string): FoodGroup | null {
  return BY_NAME.get(name) ?? null;
}

/** A table with values of some food groups. */
export type ByFoodGroup<Value> = Readonly<Partial<Record<FoodGroup, Value>>>;

/** The value of a food group; undefined if the table lacks it, or the food has none. */
export function ofFoodGroup<Value>(
  table: ByFoodGroup<Value>,
  group: FoodGroup | null,
): Value | undefined {
  return group !== null && Object.hasOwn(table, group) ? table[group] : undefined;
}
