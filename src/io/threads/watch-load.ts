import { cpuSeconds, residentBytes } from '../process-load.ts';

/** How often memory and time are checked, in ms. */
const WATCH_MS = 50;

/** The most that this process may use from now on. */
export interface MostLoad {
  /** CPU seconds of all threads. */
  readonly seconds: number;
  /** Bytes of memory, beyond those in use. */
  readonly bytes: number;
}

/**
 * Watches what this process uses while a thread works.
 *
 * @param reached is called, again and again, with what exceeds its limit
 * @returns a function that ends the watch
 */
export function watchLoad(most: MostLoad, reached: (what: keyof MostLoad) => void): () => void {
  const [secondsBefore, bytesBefore] = [cpuSeconds(), residentBytes()];
  const watch = setInterval(() => {
    if (cpuSeconds() - secondsBefore > most.seconds) reached('seconds');
    else if (residentBytes() - bytesBefore > most.bytes) reached('bytes');
  }, WATCH_MS);
  return () => clearInterval(watch);
}
