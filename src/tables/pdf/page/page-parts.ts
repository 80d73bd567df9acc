import type { Box } from '../drawing/geometry.ts';

/** Lengths are in points, 1/72 of an inch, from the left and the top of the page as people see it. */
export interface Fragment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where the letters stand. */
  readonly baseline: number;
  readonly height: number;
}

/** A ruled line, from its start to its end. */
export interface Ruling {
  /** The distance of a horizontal ruling from the top, and of a vertical one from the left. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What a page shows. */
export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly fragments: readonly Fragment[];
  readonly horizontal: readonly Ruling[];
  readonly vertical: readonly Ruling[];
  /** The boxes in which annotations strike out text. */
  readonly strikes: readonly Box[];
  /** Texts that nobody sees. */
  readonly unseen: readonly string[];
  /** Whether its text is what a program recognised in an image. */
  readonly isRecognised: boolean;
}
