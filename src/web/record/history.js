/** How many changes can be undone. */
const MOST = 200;

/**
 * A value with its past and future.
 *
 * @template Value
 * @param {Value} initial
 */
export function makeHistory(initial) {
  /** @type {Value[]} */
  const past = [];
  /** @type {Value[]} */
  const future = [];
  let present = initial;
  return {
    current: () => present,
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    /** @param {Value} next */
    change(next) {
      past.push(present);
      if (past.length > MOST) past.shift();
      future.length = 0;
      present = next;
    },
    undo() {
      const before = past.pop();
      if (before === undefined) return;
      future.push(present);
      present = before;
    },
    redo() {
      const after = future.pop();
      if (after === undefined) return;
      past.push(present);
      present = after;
    },
  };
}
