/**
 * The assumptions of a run about its input. A run starts with the assumptions that make a pass fast. A pass that finds
 * one of them wrong reports it, and the next pass does without it.
 *
 * - The groups are sorted: `streaming`. If a group recurs after others, the run continues with `collecting`.
 * - A file is plain CSV, which is read as bytes. If it is not, the run reads it row by row.
 *
 * Both change in one direction only, so a run restarts at most once for the groups and once for each file.
 */
export interface RunState {
  /** Streaming: groups are sorted, and each is written when it ends. Collecting: all are held to the end. */
  readonly groups: 'streaming' | 'collecting';
  /** Numbers of the files that the general readers read, row by row. */
  readonly byRows: ReadonlySet<number>;
}

/** The assumption of the state that a pass found wrong. */
export type WrongAssumption =
  | { readonly kind: 'groups are not sorted' }
  | { readonly kind: 'file is not plain CSV'; readonly file: number };

/** The state of the next pass: without the assumption that proved wrong. */
export function nextState(state: RunState, wrong: WrongAssumption): RunState {
  switch (wrong.kind) {
    case 'groups are not sorted':
      return { ...state, groups: 'collecting' };
    case 'file is not plain CSV':
      return { ...state, byRows: new Set([...state.byRows, wrong.file]) };
  }
}
