import type { Fragment } from '../page/page-parts.ts';

/** A cell with ruled lines on all sides. */
export interface RuledCell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fragments: Fragment[];
}
