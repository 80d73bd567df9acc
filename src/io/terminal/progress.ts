import type { Output } from './terminal.ts';

/** The progress of a run. */
export interface Progress {
  readonly entries: number;
  readonly file: string;
  /** Lines of the file so far; 0 if it is not read by lines. */
  readonly lines: number;
  /** The share of the bytes of all files, 0 to 1; undefined if their size is unknown. */
  readonly share: number | undefined;
}

/** A line that shows the progress of a run, and is overwritten. */
export interface ProgressLine {
  readonly update: (progress: Progress) => void;
  /** Clears the line for another message. */
  readonly clear: () => void;
}

/** The time in ms before progress is shown: shorter runs need none. */
const SHOWN_AFTER_MS = 1000;

/** Milliseconds between two updates. */
const SHOWN_EVERY_MS = 200;

/** Moves to the left edge and clears the line. */
const CLEAR = '\r\u001b[K';

/**
 * @param stderr a terminal
 * @param clock gives the time in milliseconds
 * @param noun what is counted
 */
export function progressLine(stderr: Output, clock: () => number, noun = 'entries'): ProgressLine {
  const start = clock();
  let shownAt = start + SHOWN_AFTER_MS - SHOWN_EVERY_MS;
  let isShown = false;
  return {
    update({ entries, share }) {
      const now = clock();
      if (now - shownAt < SHOWN_EVERY_MS) return;
      shownAt = now;
      isShown = true;
      stderr.write(`${CLEAR}${progressText(entries, (now - start) / 1000, share, noun)}`);
    },
    clear() {
      if (isShown) stderr.write(CLEAR);
      isShown = false;
    },
  };
}

/** @param share the finished share, 0 to 1 */
export function progressText(
  entries: number,
  seconds: number,
  share: number | undefined,
  noun = 'entries',
): string {
  const left = share === undefined || share === 0 ? [] : [`${timeLeft(seconds, share)} left`];
  return [`viand: ${counted(entries)} ${noun}`, `${counted(entries / seconds)}/s`, ...left].join(
    ', ',
  );
}

function timeLeft(seconds: number, share: number): string {
  const left = Math.round((seconds * (1 - Math.min(1, share))) / share);
  return left < 60 ? `${left} s` : `${Math.floor(left / 60)} min ${left % 60} s`;
}

function counted(count: number): string {
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} million`;
  return count >= 1e4 ? `${Math.round(count / 1e3)} thousand` : String(Math.round(count));
}
