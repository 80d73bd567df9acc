/** How a format holds values; each function gives undefined for what it cannot read. */
export interface ValueReaders {
  readonly text: (value: unknown) => string | undefined;
  readonly number: (value: unknown) => number | undefined;
  readonly flag: (value: unknown) => boolean | undefined;
  /** How an amount is to be written. */
  readonly numberExpected: string;
  readonly flagExpected: string;
  /** What is most likely meant by a value that cannot be read; undefined where that is a guess. */
  readonly suggestNumber: (value: unknown) => string | undefined;
  readonly suggestFlag: (value: unknown) => string | undefined;
}
