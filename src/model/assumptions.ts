import type { IdChange } from './ids/food-ids.ts';

/** The kinds of assumptions about an entry: a missing figure, or the food of an id that is not current. */
export const ASSUMPTIONS = [
  'assumed-serving',
  'assumed-amount',
  'assumed-density',
  'assumed-yield',
  'legacy-id',
  'split-id',
  'deleted-id',
  'stand-in-id',
  'assumed-size',
  'uncertain-match',
] as const;
/** A kind of value that viand assumes if an entry leaves it open. */
export type Assumption = (typeof ASSUMPTIONS)[number];

/** An assumption about the food of an id, rather than about its portion. */
export type IdAssumption = Extract<Assumption, `${string}-id`>;

/** The assumption behind a food that an id leads to, by the kind of change of the id. */
export const ID_ASSUMPTIONS: Readonly<Record<IdChange, IdAssumption>> = {
  renamed: 'legacy-id',
  merged: 'legacy-id',
  split: 'split-id',
  deleted: 'deleted-id',
  'stand-in': 'stand-in-id',
};

/** Assumptions that make the food or the size of an entry uncertain. */
export const UNSURE_ASSUMPTIONS: readonly Assumption[] = [
  'uncertain-match',
  'assumed-size',
  'assumed-serving',
  'assumed-amount',
];

/** Assumptions that make an entry count as a food that is most likely not the one eaten. */
export const STAND_IN_ASSUMPTIONS: readonly Assumption[] = ['deleted-id', 'stand-in-id'];

/** Assumptions that make an entry count as a different food from the one that its id names. */
export const SUCCESSOR_ASSUMPTIONS: readonly Assumption[] = ['legacy-id', 'split-id'];

/** The note for a run or a body without entries: its zeros come from an empty sum, and not from what was eaten. */
export const NO_ENTRIES = 'no entries found: nothing to score';

/** The wording of one assumption in the three places where people read it. */
interface AssumptionWords {
  /** The text in the log of a run, after the id of the food. */
  readonly brief: string;
  /** The text in the log after a number of foods or ids, if it differs from `brief`. */
  readonly briefOfSeveral?: string;
  /** The text in the sentences of a report, after the name of the food. */
  readonly sentence: string;
  /** The message of a diagnostic of one entry; takes the amount that counts, or the name of the food. */
  readonly message: (about: string) => string;
}

/** The wording of every assumption, in one place so that logs, reports and `viand validate` agree. */
export const ASSUMPTION_WORDS: Readonly<Record<Assumption, AssumptionWords>> = {
  'assumed-serving': {
    brief: 'no amount: one standard serving assumed',
    sentence: 'no amount given, one standard serving assumed',
    message: (amount) => `No amount: counted as one standard serving, ${amount}`,
  },
  'assumed-amount': {
    brief: 'no amount and no standard serving: 100 of the standard unit assumed',
    sentence: 'no amount given and no standard serving known, 100 of its standard unit assumed',
    message: (amount) => `No amount and no standard serving: counted as ${amount}`,
  },
  'assumed-density': {
    brief: 'density unknown: 1 g/ml assumed',
    sentence: 'density unknown, 1 g/ml assumed',
    message: (food) => `Density of ${food} is unknown: its volume is counted at 1 g/ml`,
  },
  'assumed-yield': {
    brief: 'yield factor unknown: raw weight counted as eaten',
    sentence: 'yield factor unknown, raw weight counted as eaten',
    message: (food) => `Yield of ${food} is unknown: its raw weight is counted as eaten`,
  },
  'legacy-id': {
    brief: 'from an earlier release, counted as its successor',
    briefOfSeveral: 'from an earlier release, counted as their successors',
    sentence: 'id from an earlier release, counted as its successor',
    message: (food) => `Id from an earlier release: counted as ${food}`,
  },
  'split-id': {
    brief: 'split by a later release, counted as its most common successor',
    briefOfSeveral: 'split by a later release, counted as their most common successors',
    sentence: 'an earlier food was split, counted as its most common successor',
    message: (food) => `The food was split: counted as ${food}, its most common successor`,
  },
  'deleted-id': {
    brief: 'dropped by a later release, counted as a similar food',
    briefOfSeveral: 'dropped by a later release, counted as similar foods',
    sentence: 'the original food was dropped, counted as this similar one',
    message: (food) => `The food was dropped: counted as the similar ${food}`,
  },
  'stand-in-id': {
    brief: 'not in the catalogue, counted as a similar food',
    briefOfSeveral: 'not in the catalogue, counted as similar foods',
    sentence: 'the original food is not in the catalogue, counted as this similar one',
    message: (food) => `The catalogue has no food with this code: counted as the similar ${food}`,
  },
  'assumed-size': {
    brief: 'weight or state not given: the usual one assumed',
    sentence: 'the record gives no weight or state: the usual one was assumed',
    message: (food) => `Weight or state of ${food} not given: the usual one is assumed`,
  },
  'uncertain-match': {
    brief: 'found by an uncertain name',
    sentence: 'its name in the record is uncertain',
    message: (food) => `${food} was found by an uncertain name`,
  },
};
