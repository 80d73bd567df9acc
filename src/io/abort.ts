/** The signal of an `AbortController`, in any environment that has one. */
export interface StopSignal {
  readonly aborted: boolean;
  /** What the work fails with; an `AbortError` unless the program gives another. */
  readonly reason?: unknown;
  throwIfAborted(): void;
  addEventListener(
    type: 'abort',
    listener: () => void,
    options?: { readonly once?: boolean },
  ): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Does work until a signal stops it. The caller gets the reason at once, even if the work waits for a source; the work
 * itself has to look at the signal.
 *
 * @throws the reason of the signal
 */
export async function untilAborted<Result>(
  signal: StopSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (signal === undefined) return work();
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
