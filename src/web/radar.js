import { makeSvg } from './elements.js';
import { shown } from './numbers.js';

/** @typedef {import('./service.js').Component} Component */

const WIDTH = 460;
const HEIGHT = 434;
const CENTRE = { x: WIDTH / 2, y: 208 };
/** The total stands in a hole of this radius, where the axes begin. */
const INNER = 40;
const OUTER = 136;
const LABEL_GAP = 12;
/** Labels at the foot have the most lines, and neighbours beside them. */
const FOOT_GAP = 14;
const RINGS = [0, 0.25, 0.5, 0.75, 1];
const LABEL_LENGTH = 11;
const LINE_EM = 1.15;

/**
 * Components of an index as a radar chart, each as the share of its maximum, with the total in the middle.
 *
 * @param {readonly Component[]} components
 * @param {number} total
 */
export function radar(components, total) {
  const count = components.length;
  const values = components.map(({ score, max_score }) => score / max_score);
  return makeSvg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': `Radar chart of ${count} components, total ${shown(total, 1)} of 100. The table after it has the same figures.`,
    },
    ...grid(count),
    // An even-odd path keeps the hole in the middle clear.
    makeSvg('path', {
      class: 'radar-area',
      'fill-rule': 'evenodd',
      d: `${closed(values, count)} ${closed(Array(count).fill(0), count)}`,
    }),
    ...values.map((value, index) => dot(value, index, count)),
    ...components.map((component, index) => label(component, index, count)),
    text('radar-total', CENTRE.y, '0.2em', shown(total, 1)),
    text('radar-of', CENTRE.y, '1.6em', 'of 100'),
  );
}

/**
 * The bare axes, for when there is nothing to show yet.
 *
 * @param {number} count
 */
export function emptyRadar(count) {
  const reach = OUTER + 2;
  const box = [CENTRE.x - reach, CENTRE.y - reach, 2 * reach, 2 * reach].join(' ');
  return makeSvg('svg', { viewBox: box }, ...grid(count));
}

/** @param {number} count */
function grid(count) {
  const rings = RINGS.map((share) =>
    makeSvg('path', { class: 'radar-ring', d: closed(Array(count).fill(share), count) }),
  );
  const axes = Array.from({ length: count }, (_, index) => {
    const from = point(0, index, count);
    const to = point(1, index, count);
    return makeSvg('line', { class: 'radar-axis', x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  });
  return [...rings, ...axes];
}

/**
 * @param {number} value
 * @param {number} index
 * @param {number} count
 */
function dot(value, index, count) {
  const { x, y } = point(value, index, count);
  return makeSvg('circle', { class: 'radar-dot', cx: x, cy: y, r: 3 });
}

/**
 * The name of a component and its score, outside the end of its axis.
 *
 * @param {Component} component
 * @param {number} index
 * @param {number} count
 */
function label({ label: name, score, max_score }, index, count) {
  const angle = angleOf(index, count);
  const across = Math.cos(angle);
  const down = Math.sin(angle);
  const x = rounded(CENTRE.x + (OUTER + LABEL_GAP) * across);
  const gap = LABEL_GAP + (down > 0.9 ? FOOT_GAP : 0);
  const y = rounded(CENTRE.y + (OUTER + gap) * down);
  const lines = [...wrapped(name), `${shown(score, 1)} / ${max_score}`];
  // Labels above the centre end at their point, those below begin there, those beside are centred on it.
  const first = ((lines.length - 1) * LINE_EM * (down - 1)) / 2 + 0.35 * (1 + down);
  const spans = lines.map((line, position) =>
    makeSvg(
      'tspan',
      {
        x,
        dy: `${rounded(position === 0 ? first : LINE_EM)}em`,
        ...(position === lines.length - 1 ? { class: 'radar-score' } : {}),
      },
      line,
    ),
  );
  const anchor = Math.abs(across) < 0.1 ? 'middle' : across > 0 ? 'start' : 'end';
  return makeSvg('text', { class: 'radar-label', y, 'text-anchor': anchor }, ...spans);
}

/**
 * @param {string} name
 * @param {number} y
 * @param {string} dy
 * @param {string} content
 */
function text(name, y, dy, content) {
  return makeSvg('text', { class: name, x: CENTRE.x, y, dy, 'text-anchor': 'middle' }, content);
}

/**
 * A closed line through these shares of the axes.
 *
 * @param {readonly number[]} shares
 * @param {number} count
 */
function closed(shares, count) {
  const points = shares.map((share, index) => point(share, index, count));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/**
 * @param {number} share
 * @param {number} index
 * @param {number} count
 */
function point(share, index, count) {
  const radius = INNER + (OUTER - INNER) * Math.min(1, Math.max(0, share));
  const angle = angleOf(index, count);
  return {
    x: rounded(CENTRE.x + radius * Math.cos(angle)),
    y: rounded(CENTRE.y + radius * Math.sin(angle)),
  };
}

/**
 * The first axis points up, the others follow clockwise.
 *
 * @param {number} index
 * @param {number} count
 */
function angleOf(index, count) {
  return (2 * Math.PI * index) / count - Math.PI / 2;
}

/** @param {number} coordinate */
function rounded(coordinate) {
  return Number(coordinate.toFixed(2));
}

/** @param {string} name */
function wrapped(name) {
  /** @type {string[]} */
  const lines = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LABEL_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
