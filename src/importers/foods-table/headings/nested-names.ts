import { type AmountBasis, splitBasis } from './column-basis.ts';

/** Objects with the amounts of a food in JSON: `nutrition`, `nutritionalValues`, `macros`, `Nährwerte`, `fat`. */
const NUTRITION =
  /^(?:food )?(?:nutri(?:tion(?:al|s)?|ents?|ments?)|n(?:ä|ae)hr(?:werte?|stoffe?)|(?:macro|micro)(?: ?nutrient)?s?|vitamins?|vitamine|minerals?|mineralstoffe|energy|fats?|carbohydrates?|carbs|(?:per|pro|je) ?100)?(?: ?(?:facts?|values?|info(?:rmation)?|data))?$/i;

/** Objects around a whole food: `{"product": {"name": …}}`. */
const WHOLE = /^(?:foods?|products?|items?|attributes|lebensmittel|produkt|artikel)$/i;

/** Members of Open Food Facts that repeat its amounts as people typed them, in units of their own. */
const AS_TYPED = /^nutriments\.(?!.*_(?:100g|serving)$)/;

/** The beginning of a word in a name such as `perServing100g`. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu}|100)/gu;

/** The words of the last part of a name: `nutritionFacts.totalFat` ends in "total Fat". */
export function lastWords(name: string): string {
  return name.slice(name.search(/[^.]+$/)).replace(CAMEL_CASE, ' ');
}

/** The name of a member of an object in JSON. */
export interface NestedName {
  readonly inner: string;
  /** The reference amount in the names of the objects around it. */
  readonly basis: AmountBasis | undefined;
  /** Whether the objects around it hold amounts. */
  readonly isAmount: boolean;
}

/**
 * The member of an object in the names of JSON and of tables made from it: `nutrition.per100g.fat` is `fat` per 100 g,
 * and `fat.total` is `fat`. Undefined for any other name, such as `traffic_light.fat` or `category.name`.
 */
export function splitNested(name: string): NestedName | undefined {
  if (!/[^.\s]\.[^.\s]/.test(name) || AS_TYPED.test(name)) return undefined;
  const parts = name.split('.').map((part) => {
    const { bare, basis } = splitBasis(part.replace(CAMEL_CASE, ' ').replace(/[\s_-]+/g, ' '));
    return { part, words: bare.trim(), basis };
  });
  const isNamed = ({ words }: { readonly words: string }) => words !== '' && words !== 'total';
  const at = parts.findLastIndex(isNamed);
  const around = parts.slice(0, Math.max(at, 0)).filter(({ words }) => words !== '');
  const inner = parts[at]?.part;
  if (inner === undefined || parts.length < 2) return undefined;
  const whole = around.filter(({ words }) => WHOLE.test(words));
  if (!around.every((one) => whole.includes(one) || NUTRITION.test(one.words))) return undefined;
  const basis = parts.findLast((one) => one.basis !== undefined)?.basis;
  return { inner, basis, isAmount: around.length > whole.length || at < parts.length - 1 };
}
