import { realpathSync } from 'node:fs';
import { BoundedCache, memoizeBounded } from '../collections/bounded-cache.ts';
import { lazily } from '../collections/lazily.ts';
import { type Food, standardVariant, type Variant } from '../model/food.ts';
import { areAlike, IN_TWO_TABLES } from '../search/lines/candidates/alike-foods.ts';
import { isSpelledLike, soundOf } from '../search/sound.ts';
import { foldedName, singular } from '../text/words/fold-words.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { similarFoods } from './similar-foods.ts';

/** The most searches for similar foods that are remembered. Foods of one head, such as breads, share one. */
const REMEMBERED_SEARCHES = 500;

/** The first foods of a search, among which one may have exactly that name: quark rather than low-fat quark. */
const FIRST_FOUND = 5;

/** The most foods whose similar foods are remembered. Lines about one food find the same thirty. */
const REMEMBERED_FOODS = 5000;

/**
 * A catalogue that knows usual sizes of foods that come without any, as most published tables give none: those of the
 * food with the same name in viand's own catalogue. A copy of that catalogue, of any release, has sizes of its own.
 *
 * @param own the file of viand's own catalogue, which is opened when the first size is needed
 */
export function withUsualSizes(catalogue: Catalogue, own: string): Catalogue {
  if (isSameFile(catalogue.file, own) || catalogue.isOfViand()) return catalogue;
  let opened: Catalogue | undefined;
  const viandCatalogue = () => {
    opened ??= openCatalogue(own);
    return opened;
  };
  const similar = lazily(() => {
    const viand = viandCatalogue();
    const found = memoizeBounded(
      REMEMBERED_SEARCHES,
      (text: string) => viand.search({ text, type: 'all', offset: 0, limit: FIRST_FOUND }).foods,
    );
    const called = (text: string) =>
      found(text).filter(({ name, otherNames }) =>
        [name, ...otherNames].some((one) => foldedName(one) === text),
      );
    return similarFoods({
      firstFound: (text) => called(text)[0] ?? found(text)[0],
      hasTwoMeanings: (text) => haveDifferentFoods(called(text)),
      hasName: viand.hasName,
    });
  });
  const sized = new BoundedCache<string, { readonly like: Food | undefined }>(REMEMBERED_FOODS);
  return {
    ...catalogue,
    sizedLike(food) {
      const known = sized.get(food.id);
      if (known !== undefined) return known.like;
      const like = similar().sizedLike(food);
      sized.set(food.id, { like });
      return like;
    },
    calledByViand: (words) => similar().called(words),
    mayCorrect(word, near) {
      const { hasFoodWith } = viandCatalogue();
      const one = singular(word);
      const others = near.split(' ');
      if (!hasFoodWith([one])) return true;
      if (hasFoodWith([one, ...others])) return soundOf(near) === soundOf(one);
      // A table may itself be misspelt: "Raddiccio".
      return !others.some((other) => hasFoodWith([other])) && isSpelledLike(near, one);
    },
    close() {
      opened?.close();
      catalogue.close();
    },
  };
}

function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Whether foods of one name and group differ, such as quark of different fat; the spice paprika is no pepper. */
function haveDifferentFoods([first, ...others]: readonly Food[]): boolean {
  if (first === undefined) return false;
  const eaten = standardVariant(first);
  return others.some(
    (other) =>
      other.foodGroup === first.foodGroup &&
      (!areAlike(eaten, standardVariant(other), IN_TWO_TABLES) ||
        isMuchLarger(eaten, standardVariant(other)) ||
        isMuchLarger(standardVariant(other), eaten)),
  );
}

/** From this ratio of the weights of whole pieces on, foods of one name are not the same: a chilli is no sweet pepper. */
const MUCH_LARGER = 5;

function isMuchLarger(one: Variant, other: Variant): boolean {
  const [a, b] = [wholeOf(one), wholeOf(other)];
  return a !== undefined && b !== undefined && a > MUCH_LARGER * b;
}

function wholeOf({ servingSizes }: Variant): number | undefined {
  return servingSizes.find(({ type }) => type === 'medium_whole')?.amount ?? undefined;
}
