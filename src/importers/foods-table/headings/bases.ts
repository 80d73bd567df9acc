/** The most common reference amounts. */
export const BASES = ['100 g', '100 ml', 'serving'] as const;

/** The reference amount of a table. */
export type Basis = (typeof BASES)[number];
