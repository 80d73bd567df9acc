/** What viand takes for granted about an entry where a figure is missing. */
export type Assumption = 'assumed-serving' | 'assumed-amount' | 'assumed-density' | 'assumed-yield';

/** One assumption in the three forms in which people read of it. */
interface AssumptionWords {
  /** In the log of a run, after the id of the food. */
  readonly brief: string;
  /** In the sentences of a report, after the name of the food. */
  readonly sentence: string;
  /** As a diagnostic of one entry; takes the amount that counts, or the name of the food. */
  readonly message: (about: string) => string;
}

/** The wording of every assumption, in one place so that logs, reports and `viand validate` agree. */
export const ASSUMPTION_WORDS: Readonly<Record<Assumption, AssumptionWords>> = {
  'assumed-serving': {
    brief: 'no amount: took a standard serving',
    sentence: 'no amount was given: a standard serving was taken',
    message: (amount) => `No amount counts as one standard serving, ${amount}`,
  },
  'assumed-amount': {
    brief: 'no amount and no standard serving: took 100 of the standard unit',
    sentence: 'no amount was given, and there is no standard serving: 100 of its unit were taken',
    message: (amount) => `No amount counts as ${amount}, as the food has no standard serving`,
  },
  'assumed-density': {
    brief: 'density unknown: took 1 g/ml',
    sentence: 'its density is not known: 1 g/ml was taken',
    message: (food) => `The density of ${food} is not known: its volume counts as 1 g/ml`,
  },
  'assumed-yield': {
    brief: 'yield factor unknown: took the raw weight as eaten',
    sentence: 'its yield factor is not known: the raw weight was taken as eaten',
    message: (food) => `The yield of ${food} is not known: its raw weight counts as eaten`,
  },
};
