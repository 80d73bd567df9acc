import { expect, test } from 'vitest';
import {
  GROUND,
  INK,
  LACKING,
  LOOKS,
  MUTED,
  REACHED,
  TOO_MUCH,
} from '../../../src/report/charts/palette.ts';

type Rgb = readonly [number, number, number];

/**
 * Whole lack of one kind of cone, on linear RGB. Source: Machado, Oliveira & Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
const BLINDNESS: Readonly<Record<string, readonly Rgb[]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Rgb {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function seen(hex: string, matrix: readonly Rgb[]): Rgb {
  const [red, green, blue] = linear(hex);
  return matrix.map(([r, g, b]) =>
    Math.min(1, Math.max(0, r * red + g * green + b * blue)),
  ) as unknown as Rgb;
}

/** Relative luminance (WCAG 2). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** CIE 1976 L*a*b* under D65. */
function lab([red, green, blue]: Rgb): Rgb {
  const xyz = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((t) => (t > 216 / 24_389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29));
  const [x = 0, y = 0, z = 0] = xyz;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(one: Rgb, other: Rgb): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const PAIRS = [
  ['reached', REACHED, 'lacking', LACKING],
  ['reached', REACHED, 'too much', TOO_MUCH],
  ['lacking', LACKING, 'too much', TOO_MUCH],
] as const;

/** About ten times a just noticeable difference. */
const WELL_APART = 25;

test.each(
  Object.entries(BLINDNESS).flatMap(([kind, matrix]) =>
    PAIRS.map(([one, a, other, b]) => [one, other, kind, a, b, matrix] as const),
  ),
)('%s and %s differ clearly with colour blindness of kind %s', (_, __, ___, a, b, matrix) => {
  expect(difference(seen(a, matrix), seen(b, matrix))).toBeGreaterThan(WELL_APART);
});

test.each(PAIRS)('%s (%s) and %s (%s) differ in greyscale', (_, a, __, b) => {
  expect(contrast(linear(a), linear(b))).toBeGreaterThan(1.5);
});

test('no two styles share texture and outline, so they differ without colour', () => {
  const shapes = Object.values(LOOKS).map((look) =>
    JSON.stringify({
      isDark: luminance(linear(look.fill)) < 0.2,
      dashes: 'dashes' in look ? look.dashes : 'none',
      lines: 'texture' in look ? [look.texture.dashes, look.texture.lines] : [],
    }),
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each([
  ['text', INK, 7],
  ['small text', MUTED, 4.5],
  ['outlines', LOOKS.lacking.stroke, 3],
  ['outlines of ranges', LOOKS.range.stroke, 3],
  ['outlines of too much', LOOKS.tooMuch.stroke, 3],
])('%s has enough contrast on the background', (_, colour, least) => {
  expect(contrast(linear(colour), linear(GROUND))).toBeGreaterThanOrEqual(least);
});
