import { realpathSync } from 'node:fs';
import { memoizeBounded } from '../collections/bounded-cache.ts';
import { lazily } from '../collections/lazily.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { similarFoods } from './similar-foods.ts';

/** The most searches for similar foods that are remembered. Foods of one head, such as breads, share one. */
const REMEMBERED_SEARCHES = 500;

/**
 * A catalogue that knows usual sizes of foods that come without any, as most published tables give none: those of the
 * food with the same name in viand's own catalogue.
 *
 * @param own the file of viand's own catalogue, which is opened when the first size is needed
 */
export function withUsualSizes(catalogue: Catalogue, own: string): Catalogue {
  if (isSameFile(catalogue.file, own)) return catalogue;
  let opened: Catalogue | undefined;
  const similar = lazily(() => {
    const viand = openCatalogue(own);
    opened = viand;
    const firstFound = memoizeBounded(
      REMEMBERED_SEARCHES,
      (text: string) => viand.search({ text, type: 'all', offset: 0, limit: 1 }).foods[0],
    );
    return similarFoods({ firstFound, hasName: viand.hasName });
  });
  return {
    ...catalogue,
    sizedLike: (food) => similar().sizedLike(food),
    calledByViand: (words) => similar().called(words),
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
