import { type Markup, markup } from '../markup.ts';
import { INK, type Look } from './palette.ts';

/** A chart, drawn to a width that fits a phone without scaling. */
export interface Chart {
  readonly title: string;
  /** A description in words for readers who cannot see the chart. */
  readonly description: string;
  readonly height: number;
  readonly content: Markup;
}

/** Width of all charts, in units that are about a pixel. */
export const WIDTH = 360;

const FONTS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** A chart within a page. */
export function inlineSvg({ title, description, height, content }: Chart): Markup {
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="${FONTS}" font-size="12" fill="${INK}"><title>${title}</title><desc>${description}</desc>${content}</svg>`;
}

/** A chart as a file of its own, on white, with its title. */
export function standaloneSvg({ title, description, height, content }: Chart): string {
  const head = 34;
  const whole = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${2 * WIDTH}" height="${2 * (height + head)}" viewBox="0 0 ${WIDTH} ${height + head}" role="img" font-family="${FONTS}" font-size="12" fill="${INK}">
<title>${title}</title>
<desc>${description}</desc>
<rect width="${WIDTH}" height="${height + head}" fill="#ffffff"/>
<text x="8" y="22" font-size="14" font-weight="700">${title}</text>
<g transform="translate(0 ${head})">${content}</g>
</svg>
`;
  return whole.text;
}

/** A coordinate with the digits that can be seen. */
export function at(coordinate: number): number {
  return Math.round(coordinate * 100) / 100;
}

/** The style of a text in a chart; sizes are in the units of the drawing. */
export interface TextStyle {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly isBold?: boolean;
  readonly fill?: string;
}

/** A line of text. */
export function text(
  x: number,
  y: number,
  content: string,
  { anchor = 'start', size = 12, isBold = false, fill = INK }: TextStyle = {},
): Markup {
  return markup`<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${fill}">${content}</text>`;
}

/** A straight line between two points, in the units of the drawing. */
export function line(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  stroke: string,
  dashes = 'none',
): Markup {
  return markup`<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${stroke}" stroke-dasharray="${dashes}"/>`;
}

/** A bar from x on, with its texture. A bar of width 0 is not drawn. */
export function bar(
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
  { fill, stroke, dashes = 'none', texture }: Look,
): Markup {
  if (width <= 0) return markup``;
  const drawn = texture?.lines.map(
    (share) =>
      markup`<path d="M${at(x + 2)} ${at(y + share * height)}H${at(x + width - 1)}" stroke="${texture.colour}" stroke-width="${Math.min(texture.width, height)}" stroke-dasharray="${texture.dashes}" stroke-linecap="${texture.isRound ? 'round' : 'butt'}"/>`,
  );
  return markup`<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${height}" fill="${fill}" stroke="${stroke}" stroke-dasharray="${dashes}"/>${width > 4 && drawn}`;
}

/** The approximate width of a character as a share of its size. */
const CHARACTER_WIDTH = 0.54;

/** The approximate width of a text, in the units of the drawing. */
export function widthOf(content: string, size: number): number {
  return content.length * CHARACTER_WIDTH * size;
}

/** A text, cut off with an ellipsis if it does not fit a width. */
export function shortened(content: string, width: number, size = 12): string {
  const most = Math.floor(width / widthOf('m', size));
  return content.length > most ? `${content.slice(0, Math.max(1, most - 1)).trimEnd()}…` : content;
}
