/** How a format holds values; each function gives undefined for what it cannot read. */
export interface ValueReaders {
  readonly text: (value: unknown) => string | undefined;
  readonly number: (value: unknown) => number | undefined;
  readonly flag: (value: unknown) => boolean | undefined;
  /** How an amount is to be written. */
  readonly numberExpected: string;
  readonly flagExpected: string;
  /** The likeliest correct value for one that cannot be read; undefined if it would be a guess. */
  readonly suggestNumber: (value: unknown) => string | undefined;
  readonly suggestFlag: (value: unknown) => string | undefined;
}
