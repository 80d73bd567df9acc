import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { type Food, standardVariant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { type Candidate, candidateOf } from '../../../search/lines/candidates/candidate.ts';
import { capConfidence } from '../../../search/lines/candidates/candidates.ts';
import type { FoodLine } from '../../../search/lines/reading/food-line.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';

/** The number of foods in a search for a name that are compared with it. */
const SEARCHED_NAMESAKES = 20;

/** The most foods of one name that a line shows. */
const MOST_SHOWN = 5;

/** The highest confidence in one of several foods of the user's own that share their name, if they hardly differ. */
const ONE_OF_SEVERAL = 0.75;

/** The factor if they differ, so that the line has several meanings. */
const SEVERAL_MEANINGS = 0.75;

/** Foods whose energies differ by less than this share may replace each other. */
const ALIKE = 0.15;

const ENERGY = nutrient('energy').position;

/** The remark on a food that shares its name with others, if the line does not say which it means. */
const SEVERAL_FOODS = 'several foods have this name: add the brand, or write the id';

/**
 * The foods that compete with a food for its name: for a food of the user's own, only those of its table; for a branded
 * food, those of other brands.
 */
type Rivals = 'of its table' | 'of brands';

/**
 * The candidates of a line whose name several foods have and that gives no brand: the other foods come first among the
 * alternatives, and the first candidate is not certain.
 */
export function withNamesakes(
  catalogue: Catalogue,
  line: FoodLine,
  [first, ...others]: readonly Candidate[],
  rivals: Rivals,
): Candidate[] {
  if (first === undefined) return [];
  const food = catalogue.find(first.id)?.food;
  const unchanged = [first, ...others];
  if (
    food === undefined ||
    (rivals === 'of brands' && food.brand === null) ||
    saysBrand(line, food)
  )
    return unchanged;
  const namesakes = namesakesOf(catalogue, food, rivals);
  if (namesakes.length === 0) return unchanged;
  const doubtful = { ...inDoubt(first, food, namesakes, rivals), ...branded(food) };
  const shown = namesakes
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...candidateOf(line, one, undefined), ...branded(one) }));
  const ids = new Set(shown.map(({ id }) => id));
  return [
    doubtful,
    ...[...shown, ...others.filter(({ id }) => !ids.has(id))].map((one) =>
      capConfidence(one, [doubtful]),
    ),
  ];
}

function branded({ brand }: Food): Pick<Candidate, 'brand'> {
  return brand === null ? {} : { brand };
}

function inDoubt(
  first: Candidate,
  food: Food,
  namesakes: readonly Food[],
  rivals: Rivals,
): Candidate {
  const remarks = [...first.remarks, SEVERAL_FOODS];
  // The ambiguity of its name has already made any other food uncertain.
  if (rivals === 'of brands') return { ...first, remarks };
  const areAlike = namesakes.every((other) => isAlike(food, other));
  const { confidence, foodConfidence } = first;
  return areAlike
    ? { ...first, confidence: Math.min(confidence, ONE_OF_SEVERAL), remarks }
    : {
        ...first,
        confidence: confidence * SEVERAL_MEANINGS,
        foodConfidence: foodConfidence * SEVERAL_MEANINGS,
        remarks,
      };
}

function isAlike(food: Food, other: Food): boolean {
  const [a = 0, b = 0] = [food, other].map((one) => standardVariant(one).nutrients[ENERGY]);
  return Math.abs(a - b) <= ALIKE * Math.max(a, b);
}

/** The rivals of a food that have its name. */
function namesakesOf(catalogue: Catalogue, food: Food, rivals: Rivals): Food[] {
  const name = foldedName(food.name);
  const { source } = standardVariant(food);
  return catalogue
    .search({ text: food.name, type: 'all', offset: 0, limit: SEARCHED_NAMESAKES })
    .foods.filter(
      (other) =>
        other.id !== food.id &&
        foldedName(other.name) === name &&
        (rivals === 'of brands' ? other.brand !== null : standardVariant(other).source === source),
    );
}

/** Whether a line has all words of the brand of a food. */
function saysBrand({ words, qualifiers }: FoodLine, { brand }: Food): boolean {
  if (brand === null) return false;
  const said = new Set([...words, ...qualifiers].flatMap(foldWords));
  return foldWords(brand).every((word) => said.has(word));
}
