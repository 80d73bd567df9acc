import type { DrawingSettings } from './drawing-settings.ts';
import { type Matrix, times } from './geometry.ts';

/** Follows an operation, whose values are those of pdf.js. */
type Setter = (settings: DrawingSettings, value: readonly unknown[]) => void;

/** The operations that change settings and draw nothing, by their names in pdf.js. */
export const SETTING_OPERATIONS: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  [
    'transform',
    (settings, value) => {
      settings.matrix = times(settings.matrix, value as unknown as Matrix);
    },
  ],
  ['setGState', (settings, [pairs]) => setParameters(settings, pairs)],
  ['setFillRGBColor', colour('colour')],
  ['setFillColorN', pattern('colour')],
  ['setFillTransparent', pattern('colour')],
  ['setStrokeRGBColor', colour('strokeColour')],
  ['setStrokeColorN', pattern('strokeColour')],
  ['setStrokeTransparent', pattern('strokeColour')],
  ['setLineWidth', number('lineWidth')],
  ['setTextRenderingMode', number('mode')],
  ['setFont', number('fontSize', (_, size) => size)],
  ['setCharSpacing', number('charSpacing')],
  ['setWordSpacing', number('wordSpacing')],
  ['setHScale', number('stretch', (percent) => percent / 100)],
  ['setLeading', number('leading')],
  ['setLeadingMoveText', number('leading', (_, y) => -y)],
  ['setTextRise', number('rise')],
]);

type NumberSetting =
  | 'charSpacing'
  | 'fontSize'
  | 'leading'
  | 'lineWidth'
  | 'mode'
  | 'rise'
  | 'stretch'
  | 'wordSpacing';

function number(
  setting: NumberSetting,
  derive: (first: number, second: number) => number = (first) => first,
): Setter {
  return (settings, value) => {
    const [first = 0, second = 0] = value as readonly number[];
    settings[setting] = derive(first, second);
  };
}

function colour(setting: 'colour' | 'strokeColour'): Setter {
  return (settings, [value]) => {
    settings[setting] = colourOf(value);
  };
}

function pattern(setting: 'colour' | 'strokeColour'): Setter {
  return (settings) => {
    settings[setting] = undefined;
  };
}

/** "#rrggbb" as a number; undefined for another colour. */
function colourOf(value: unknown): number | undefined {
  const [, digits] = /^#([\da-f]{6})$/i.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}

/** Follows `gs` (ISO 32000-1, 8.4.5), whose parameters are pairs of a key and a value. */
function setParameters(settings: DrawingSettings, pairs: unknown): void {
  for (const [key, value] of (pairs ?? []) as readonly (readonly [string, unknown])[]) {
    if (key === 'ca') settings.opacity = Number(value);
    else if (key === 'CA') settings.strokeOpacity = Number(value);
    else if (key === 'LW') settings.lineWidth = Number(value);
    else if (key === 'BM') settings.isBlended = value !== 'source-over';
    else if (key === 'SMask') settings.isMasked = value !== false && value !== null;
    else if (key === 'Font') settings.fontSize = Number((value as readonly unknown[])[1]);
  }
}
