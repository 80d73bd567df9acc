import { type NameFeatures, nameFeatures } from './likeness.ts';

/** Weights in the comparison of names. */
export interface NameSettings {
  /** Weight of the same head ("juice"), in addition to shared words. */
  readonly sameHead: number;
  /** Weight of the same kind ("cheese"). */
  readonly sameKind: number;
  /** How much it matters that the food has no other words. */
  readonly ownNorm: number;
  /** How much it matters that the reference has no other words. */
  readonly referenceNorm: number;
}

/** The weight of a word that no reference has. */
const UNKNOWN_WORD = Math.sqrt(2);

/** References by the words, heads and kinds of their names, each by its position in the list. */
export interface NameIndex {
  /**
   * Calls `visit` for each reference whose name has something in common with these, with their similarity.
   *
   * @param category the category that the source gives
   */
  readonly forEachAlike: (
    names: readonly string[],
    category: string | undefined,
    visit: (reference: number, likeness: number) => void,
  ) => void;
}

interface Posting {
  readonly weight: number;
  readonly references: Int32Array;
}

/** Makes the index of the names of all references. */
export function indexNames(
  references: readonly (readonly string[])[],
  settings: NameSettings,
): NameIndex {
  const { sameHead, sameKind, ownNorm, referenceNorm } = settings;
  const features = references.map((names) => nameFeatures(names));
  const words = postingsOf(features, ({ words }) => words.keys());
  const heads = postingsOf(features, ({ heads }) => heads);
  const kinds = postingsOf(features, ({ kinds }) => kinds);
  const inverseNorms = Float64Array.from(features, ({ words: own }) => {
    let norm = 0;
    for (const word of own.keys()) norm += (words.get(word)?.weight ?? 0) ** 2;
    return norm ** -referenceNorm;
  });
  // For each reference that was found: the weight of its shared words, and the bonus of its head and kind.
  const shared = new Float64Array(references.length);
  const added = new Float64Array(references.length);
  const marks = new Uint8Array(references.length);
  const found = new Int32Array(references.length);
  let count = 0;

  const touch = (reference: number) => {
    if (marks[reference] !== 0) return;
    marks[reference] = FOUND;
    found[count++] = reference;
  };
  const addOnce = (keys: ReadonlySet<string>, postings: typeof heads, mark: number, by: number) => {
    for (const key of keys) {
      for (const reference of postings.get(key)?.references ?? NONE) {
        // A head alone does not make foods similar, since many dishes end in the same word.
        if (mark === SAME_KIND) touch(reference);
        const before = marks[reference] as number;
        if (before === 0 || (before & mark) !== 0) continue;
        marks[reference] = before | mark;
        added[reference] = (added[reference] as number) + by;
      }
    }
  };

  return {
    forEachAlike(names, category, visit) {
      const query = nameFeatures(names, category);
      let norm = 0;
      for (const [word, share] of query.words) {
        const posting = words.get(word);
        norm += (share * (posting?.weight ?? UNKNOWN_WORD)) ** 2;
        if (posting === undefined) continue;
        const weight = share * posting.weight ** 2;
        for (const reference of posting.references) {
          touch(reference);
          shared[reference] = (shared[reference] as number) + weight;
        }
      }
      addOnce(query.kinds, kinds, SAME_KIND, sameKind);
      addOnce(query.heads, heads, SAME_HEAD, sameHead);
      const inverse = norm ** -ownNorm;
      for (let index = 0; index < count; index++) {
        const reference = found[index] as number;
        const words = (shared[reference] as number) * inverse * (inverseNorms[reference] as number);
        visit(reference, words + (added[reference] as number));
        shared[reference] = 0;
        added[reference] = 0;
        marks[reference] = 0;
      }
      count = 0;
    },
  };
}

/** Flags of a reference: that it was found, and which additions it has received. */
const [FOUND, SAME_HEAD, SAME_KIND] = [1, 2, 4];

const NONE = new Int32Array(0);

function postingsOf(
  features: readonly NameFeatures[],
  keysOf: (features: NameFeatures) => Iterable<string>,
): ReadonlyMap<string, Posting> {
  const lists = new Map<string, number[]>();
  features.forEach((one, reference) => {
    for (const key of keysOf(one)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [reference]);
      else list.push(reference);
    }
  });
  return new Map(
    Array.from(lists, ([key, list]) => {
      // Rare words are more informative.
      const weight = Math.log(1 + features.length / list.length);
      return [key, { weight, references: Int32Array.from(list) }];
    }),
  );
}
