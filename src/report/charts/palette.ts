/**
 * Colours that stay distinct for all kinds of colour blindness and in grey (a test simulates both), each with its own
 * texture, because no meaning may depend on colour alone. Blue and orange are the poles that all kinds of colour vision
 * distinguish, after Okabe & Ito, "Color Universal Design" (2008).
 */
export const REACHED = '#0b4f8a';
/** The part of a score that is missing. */
export const LACKING = '#b5d3ea';
/** An amount above its upper limit. */
export const TOO_MUCH = '#e58a1f';

/** Text. */
export const INK = '#18222c';
/** Secondary text. */
export const MUTED = '#4c5966';
/** Lines of scales. */
export const LINE = '#cfd6dd';
/** The background. */
export const GROUND = '#ffffff';

/** The replacement of each colour on a dark screen. The others suit both. */
export const DARK: Readonly<Record<string, string>> = {
  [REACHED]: '#7ab8f0',
  [LACKING]: '#2c4a63',
  [INK]: '#e8edf2',
  [MUTED]: '#a9b6c2',
  [LINE]: '#3a4651',
  [GROUND]: '#12181e',
};

/** How a stretch of a bar looks. */
export interface Look {
  readonly fill: string;
  readonly stroke: string;
  /** The dashes of the outline, as SVG writes them. */
  readonly dashes?: string;
  readonly texture?: Texture;
}

/**
 * Textures are dashed lines along a bar rather than SVG patterns, because browsers print patterns as bitmaps of
 * megabytes.
 */
export interface Texture {
  readonly colour: string;
  readonly width: number;
  readonly dashes: string;
  readonly isRound: boolean;
  /** The positions of the lines across the bar, as shares of its height. */
  readonly lines: readonly number[];
}

/** The meaning of each style. */
export const LOOKS = {
  reached: { fill: REACHED, stroke: REACHED },
  /** Points to gain, or what is missing: dots. */
  lacking: {
    fill: GROUND,
    stroke: REACHED,
    texture: { colour: '#5b91bd', width: 1.7, dashes: '0 5', isRound: true, lines: [0.3, 0.72] },
  },
  /** Upright stripes. */
  tooMuch: {
    fill: TOO_MUCH,
    stroke: '#8a4b05',
    texture: { colour: '#8a4b05', width: 9, dashes: '1.6 3.6', isRound: false, lines: [0.5] },
  },
  /** A reference range, or between the ends of one: lines along. */
  range: {
    fill: LACKING,
    stroke: MUTED,
    texture: { colour: '#6f9fc6', width: 0.9, dashes: 'none', isRound: false, lines: [0.3, 0.7] },
  },
  /** The known amount is a minimum. */
  unclear: { fill: GROUND, stroke: MUTED, dashes: '3 2' },
} as const satisfies Record<string, Look>;
