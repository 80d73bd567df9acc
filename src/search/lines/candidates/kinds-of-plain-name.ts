import type { Food, Processing, Variant } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { isWordOf } from '../name-fit/compare-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { isPreparation, processingOf } from '../words/preparation-words.ts';
import { areAlike, haveLikeEnergy, IN_TWO_TABLES, likenessOf } from './alike-foods.ts';
import {
  countUnmatchedWords,
  haveHeadOf,
  isCalledBy,
  isExcludedBy,
  kindNamedBy,
  mayBeMeant,
  namesInAllLanguages,
  withoutMilk,
} from './names-of-kinds.ts';
import type { PlainKind, SizedFood } from './sized-food.ts';
import { intendedState } from './usual-state.ts';

/** What a line says by counting tins. */
const TIN_WORDS = 'canned tinned konserve dose'.split(' ');

/** What a line says by asking for dried food, in the language of any table. */
const DRIED_WORDS = 'dried getrocknet'.split(' ');

/**
 * The foods of a published table that a line may mean. A table names kinds and states that a line leaves out. Foods that
 * the line names except for these are marked as kinds, and the others by whether it names them at all.
 *
 * @param usual the food of that name in viand's own catalogue; undefined if it has none
 */
export function withKindsMarked(
  foods: readonly SizedFood[],
  line: FoodLine,
  usual: Food | undefined,
): SizedFood[] {
  const words = line.words.filter((word) => !isPreparation(word));
  if (words.length === 0) return [...foods];
  const included = foods.filter(
    (food) => !namesInAllLanguages(food).some((name) => isExcludedBy(name, words)),
  );
  const said = [
    ...(line.isTinned ? TIN_WORDS : []),
    ...(line.processings.includes('dried') ? DRIED_WORDS : []),
    ...words,
  ];
  const named = new Map(included.map((food) => [food, kindNamedBy(words, food, said)]));
  // "Kartoffelpüree mit Milch" is what a line calls Kartoffelpüree, but coffee with milk is no coffee.
  const isMade = (food: SizedFood) =>
    usual?.isSolid === true && kindNamedBy(words, withoutMilk(food), said) === 'head';
  const possible = included.filter((food) => {
    const by = named.get(food);
    return by === 'head' || ((by === 'part' || isMade(food)) && isLikeUsual(food, line, usual));
  });
  const likely = mostOf(possible, ({ isUnlikeUsual }) => isUnlikeUsual !== true);
  // "Bacon, cooked" is bacon rather than "Beef, bacon, cooked".
  const kinds = mostOf(likely, (food) => named.get(food) === 'head');
  const typed = mostOf(kinds, (food) => isOfType(food, line));
  const described = mostOf(typed, (food) => isDescribed(food, line));
  const chosen = new Set(mostOf(described, (food) => hasNoUnmatchedState(food, line)));
  const hasHead = (food: SizedFood) =>
    namesInAllLanguages(food).some((name) => haveHeadOf(name, words));
  const rivals = included.filter(
    (food) => chosen.has(food) || (hasHead(food) && mayBeMeant(said, food)),
  );
  const isPlain = line.processings.length === 0 && !line.isCooked && !line.isTinned;
  const called = included.find(
    (food) => isPlain && food.type !== 'branded_food' && isCalledBy(words, food),
  );
  return included.map((food) => {
    if (chosen.has(food)) {
      const isSoSized =
        usual !== undefined && haveLikeEnergy(usual, food) && !isOnlyFresh(usual, line);
      const sized = isSoSized ? { ...food, usual } : food;
      return { ...sized, kind: kindOf(food, line, { words, usual, rivals, called }) };
    }
    if (food.type === 'branded_food') return food;
    return { ...food, relation: hasHead(food) ? 'some words' : 'other' };
  });
}

/** Whether a line asks for dried food, whose pieces are much lighter than those that viand has. */
function isOnlyFresh({ variants }: Food, { processings }: FoodLine): boolean {
  return (
    processings.includes('dried') && variants.every(({ processing }) => processing !== 'dried')
  );
}

/** The foods for which something holds; all foods if it holds for none. */
function mostOf(
  foods: readonly SizedFood[],
  holds: (food: SizedFood) => boolean,
): readonly SizedFood[] {
  const those = foods.filter(holds);
  return those.length > 0 ? those : foods;
}

/** What decides how a kind fits a line. */
interface KindContext {
  /** The words of the line that name it. */
  readonly words: readonly string[];
  readonly usual: Food | undefined;
  /** All foods of that name, and of a compound with it: milk chocolate next to dark chocolate. */
  readonly rivals: readonly SizedFood[];
  /** The food that the table calls just like the line, such as "Popcorn, NFS". */
  readonly called: SizedFood | undefined;
}

/**
 * Whether a food may be the usual one, measured by another table, and no kind of it that may be so, too, differs from it:
 * the only honey of a table, or cheddar next to one with half the fat.
 */
function isOnlyLikeUsual(
  food: SizedFood,
  line: FoodLine,
  { usual, rivals }: Pick<KindContext, 'usual' | 'rivals'>,
): boolean {
  if (usual === undefined || !isLikeUsual(food, line, usual)) return false;
  const meant = inState(usual, line, food);
  const eaten = intendedState(line, food);
  return rivals.every(
    (other) =>
      areAlike(eaten, intendedState(line, other)) ||
      (other !== food && !areAlike(meant, intendedState(line, other), IN_TWO_TABLES)),
  );
}

function kindOf(
  food: SizedFood,
  line: FoodLine,
  { words, usual, rivals, called }: KindContext,
): PlainKind {
  const isSame =
    usual !== undefined &&
    (called === undefined || areAlike(intendedState(line, called), intendedState(line, food))) &&
    (line.flourType === undefined || isOfType(food, line)) &&
    (areAlike(inState(usual, line, food), intendedState(line, food)) ||
      isOnlyLikeUsual(food, line, { usual, rivals }));
  return {
    of: words.join(' '),
    isUsual: hasNoUnmatchedState(food, line) ? isLikeUsual(food, line, usual) : isSame,
    isSame,
    likeness:
      usual === undefined ? 0 : likenessOf(inState(usual, line, food), intendedState(line, food)),
    unmatched: countUnmatchedWords(food, line.words),
  };
}

/** Whether a food is like the food of the same name in viand's own catalogue, or viand has none. */
function isLikeUsual(food: Food, line: FoodLine, usual: Food | undefined): boolean {
  if (usual === undefined) return true;
  const eaten = inState(usual, line, food);
  return food.variants.some((state) => areAlike(eaten, state, IN_TWO_TABLES));
}

/** The usual food in the intended state of another one, or in its own if it has no such state. */
function inState(usual: Food, line: FoodLine, food: Food): Variant {
  const { processing } = intendedState(line, food);
  const inSameState = usual.variants.find((variant) => variant.processing === processing);
  return inSameState ?? intendedState(line, usual);
}

/** The fewest letters of a word without its ending, such as "mince" for "minced". */
const MIN_STEM = 4;

/** Whether a name has a word that describes the food in the line: "Beef, mince" for "minced beef". */
export function isDescribed(food: Food, { qualifiers }: Pick<FoodLine, 'qualifiers'>): boolean {
  const described = qualifiers.flatMap(foldWords);
  return namesInAllLanguages(food)
    .flatMap(foldWords)
    .some(
      (word) =>
        word.length >= MIN_STEM && described.some((qualifier) => qualifier.startsWith(word)),
    );
}

/** Whether a food is the flour of the type in the line. Any other type differs. */
function isOfType(food: Food, { flourType }: FoodLine): boolean {
  return (
    flourType !== undefined &&
    namesInAllLanguages(food).some((name) => foldWords(name).includes(flourType))
  );
}

/** States in which people do not cook. Dry wine is not dried. */
const UNCOOKED_WORDS: ReadonlySet<string> = new Set(
  'raw fresh roh frisch dry trocken dried getrocknet'.split(' '),
);

const UNCOOKED_STATES: ReadonlySet<Processing> = new Set(['raw', 'dried']);

/** "Almonds, dry roasted" are not what a line calls almonds. */
function hasNoUnmatchedState({ name }: Food, line: FoodLine): boolean {
  const words = foldWords(name);
  const isCooked = line.isCooked || line.processings.some((state) => !UNCOOKED_STATES.has(state));
  const isSaid = (word: string, at: number) => {
    const state = processingOf(word);
    // The line and the table may be in two languages. "Egg, whole, cooked, scrambled" says twice that it is cooked.
    return state === undefined
      ? isCooked || isWordOf(line.words, words[at + 1] ?? '')
      : line.processings.includes(state) || isWordOf(line.words, word);
  };
  return !words.some(
    (word, at) => isPreparation(word) && !UNCOOKED_WORDS.has(word) && !isSaid(word, at),
  );
}
