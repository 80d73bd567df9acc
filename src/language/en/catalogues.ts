/** Tables about catalogues, clients and recipes. */
export const CATALOGUES_EN = {
  /** Headings of columns, and names of counts, by the names for programs. */
  named: (name: string): string => name,
  problems: (foods: string, problems: string) =>
    `${foods} ${foods === '1' ? 'food' : 'foods'}, ${problems} ${problems === '1' ? 'problem' : 'problems'}`,
  rule: 'rule',
  source: 'source',
  foods: 'foods',
  problemsHead: 'problems',
  recipe: 'Recipe',
  ingredient: 'ingredient',
  food: 'food',
  weight: 'weight',
  nutrient: 'nutrient',
  serving: 'serving',
  known: 'known',
  servings: (grams: string, count: string, each: string) =>
    `${grams} g, ${count} ${count === '1' ? 'serving' : 'servings'} of ${each} g`,
  indexOfDish: (points: string) => `Healthy Eating Index of the dish alone: ${points} of 100`,
  skipped: 'Skipped:',
  assumed: 'Assumptions and remarks:',
};
