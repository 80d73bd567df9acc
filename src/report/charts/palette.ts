import { type Markup, markup } from '../markup.ts';

/**
 * Colours that stay apart for all kinds of colour blindness and in grey (a test simulates both), each
 * with a pattern of its own, so that nothing is told by colour alone. Blue and orange are the poles that
 * all kinds of colour vision tell apart, after Okabe & Ito, "Color Universal Design" (2008).
 */
export const REACHED = '#0b4f8a';
export const LACKING = '#b5d3ea';
export const TOO_MUCH = '#e58a1f';

export const INK = '#18222c';
export const MUTED = '#4c5966';
export const LINE = '#cfd6dd';
export const GROUND = '#ffffff';

/** How a stretch of a bar looks. */
export interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly dashes?: string;
}

/** What each pattern stands for. */
export const LOOKS = {
  reached: { fill: REACHED, stroke: REACHED },
  /** Points to gain, or what is missing. */
  lacking: { fill: 'url(#viand-dots)', stroke: REACHED },
  tooMuch: { fill: 'url(#viand-hatch)', stroke: '#8a4b05' },
  /** Of a reference range. */
  range: { fill: 'url(#viand-lines)', stroke: MUTED },
  /** There is as much at least, and nobody knows how much more. */
  unclear: { fill: GROUND, stroke: MUTED, dashes: '3 2' },
} as const satisfies Record<string, Look>;

export const PATTERNS: Markup = markup`<defs>
<pattern id="viand-dots" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="${GROUND}"/><circle cx="2.5" cy="2.5" r="1" fill="#6f9fc6"/></pattern>
<pattern id="viand-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="${TOO_MUCH}"/><rect width="1.6" height="5" fill="#8a4b05"/></pattern>
<pattern id="viand-lines" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="${LACKING}"/><rect width="4" height="1" fill="#8fb8d8"/></pattern>
</defs>`;
