/** Rows of sums in a form that threads can exchange. */
export interface PackedRows {
  readonly rows: Float64Array;
  readonly carried: ReadonlyMap<number, Float64Array>;
}
