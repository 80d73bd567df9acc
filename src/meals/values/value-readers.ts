/** Readers for the values of a format. Each function returns undefined for what it cannot read. */
export interface ValueReaders {
  readonly text: (value: unknown) => string | undefined;
  readonly number: (value: unknown) => number | undefined;
  readonly flag: (value: unknown) => boolean | undefined;
  /** The expected form of an amount. */
  readonly numberExpected: string;
  readonly flagExpected: string;
  /** The likeliest correct value for one that cannot be read; undefined if it would be a guess. */
  readonly suggestNumber: (value: unknown) => string | undefined;
  readonly suggestFlag: (value: unknown) => string | undefined;
}
