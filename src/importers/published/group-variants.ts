import { groupedBy } from '../../collections/grouped-by.ts';
import { type Food, PROCESSINGS } from '../../model/food.ts';
import { variantsOfOtherFoods } from './same-food.ts';
import { isOnlyState } from './state-of-name.ts';
import { stemOfName } from './stem-of-name.ts';

/**
 * Joins foods whose names differ only in the state, such as "Potatoes, boiled" and "Potatoes, baked", as variants of
 * one food. That food has the id and the standard state of the variant that is eaten most; the variants keep their ids
 * and codes. A cooked food whose energy or fat cannot come from the raw one stays separate, and so does the second of
 * two foods in the same state.
 *
 * @param isRawIfUnstated whether a food whose name gives no state is raw
 */
export function groupVariants(
  foods: readonly Food[],
  isRawIfUnstated: (food: Food) => boolean = () => false,
): Food[] {
  const stems = new Map(foods.map((food) => [food, stemOf(food, isRawIfUnstated)]));
  const groups = groupedBy(foods, (food) => stems.get(food) ?? food.id);
  const merged = new Map<Food, Food | undefined>();
  for (const group of groups.values()) {
    const members = group.length < 2 ? [] : membersOf(group);
    const [first] = members;
    if (first === undefined || members.length < 2) continue;
    for (const member of members) merged.set(member, undefined);
    merged.set(first, asOneFood(members));
  }
  return foods.flatMap((food) => {
    if (!merged.has(food)) return [food];
    const whole = merged.get(food);
    return whole === undefined ? [] : [whole];
  });
}

/** Raw ham is cured, and cooked ham is not made from it. */
const CURED = /^(?:ham|schinken)$/i;

/** The common part of the names of a food's variants; undefined for a food that stays alone. */
function stemOf(food: Food, isRawIfUnstated: (food: Food) => boolean): string | undefined {
  const { name, brand, gtin, retiredIn, variants, foodGroup, type, isSolid } = food;
  const isProduct = brand !== null || gtin !== null || retiredIn !== null;
  // The state in the name of a dish may be that of an ingredient.
  if (isProduct || type === 'generic_composite_food' || variants.length > 1) return undefined;
  const { stem, isStated } = stemOfName(name);
  if (stem === '' || CURED.test(stem) || !(isStated || isRawIfUnstated(food))) return undefined;
  // "Linse rot reif" and "Linse rot, reif, gekocht"
  const words = stem.toLowerCase().replaceAll(',', '');
  return [words, foodGroup, isSolid].join('|');
}

/** Words for states that count as others: a poached egg is not what people call boiled. */
const SIMILAR_STATE = /\b(?:poached|simmered|microwaved|pochiert)\b/i;

/** One food per state, the plainest if there are several, without foods that were not made from the raw one. */
function membersOf(group: readonly Food[]): Food[] {
  const plainest = group.toSorted(
    (a, b) =>
      Number(SIMILAR_STATE.test(a.name)) - Number(SIMILAR_STATE.test(b.name)) ||
      a.name.length - b.name.length,
  );
  const members = group.filter(
    (food) => plainest.find((one) => one.standardProcessing === food.standardProcessing) === food,
  );
  if (members.length < 2) return [];
  const foreign = variantsOfOtherFoods(asOneFood(members));
  return members.filter(({ variants: [only] }) => only === undefined || !foreign.has(only.id));
}

function asOneFood(members: readonly Food[]): Food {
  const most = members.reduce((best, food) =>
    food.searchWeight > best.searchWeight ? food : best,
  );
  const name = stemOfName(most.name).stem;
  const local = localStems(most, members);
  const names = [
    ...Object.values(local),
    ...members.flatMap((food) => [food.name, ...food.otherNames]),
  ];
  const descriptions = members.map(({ description }) => description);
  return {
    ...most,
    name,
    otherNames: [...new Set(names)].filter((other) => other !== name),
    ...(most.localNames === undefined ? {} : { localNames: local }),
    description: [...new Set(descriptions)].filter((text) => text !== '').join('; '),
    variants: members
      .flatMap(({ variants }) => variants)
      .toSorted((a, b) => PROCESSINGS.indexOf(a.processing) - PROCESSINGS.indexOf(b.processing)),
  };
}

/** The languages in which words for states are known. */
const HAS_STATE_WORDS: ReadonlySet<string> = new Set(['en', 'de']);

/**
 * The common beginning of all names in each language: "Rind, Brust" for "Rind, Brust, roh". The name of the food that is
 * eaten most, if this has more after it than a state: "rice semolina" is not rice because "rice grits, boiled" is.
 */
function localStems({ localNames }: Food, members: readonly Food[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(localNames ?? {}).map(([language, own]) => {
      const names = members.flatMap(({ localNames: local }) => local?.[language] ?? []);
      const shared = names.reduce(commonBeginning);
      const saysMore = HAS_STATE_WORDS.has(language) && !isOnlyState(own.slice(shared.length));
      return [language, shared === '' || saysMore ? own : shared];
    }),
  );
}

function commonBeginning(one: string, other: string): string {
  const bare = (word: string | undefined) => word?.replace(/,$/, '');
  const others = other.split(/ +/);
  const words = one.split(/ +/);
  const end = words.findIndex((word, index) => bare(word) !== bare(others[index]));
  return bare(words.slice(0, end < 0 ? words.length : end).join(' ')) ?? '';
}
