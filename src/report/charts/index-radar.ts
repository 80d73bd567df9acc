import { scaleLinear } from 'd3-scale';
import { areaRadial, curveLinearClosed, lineRadial } from 'd3-shape';
import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import type { Words } from '../../language/words.ts';
import { type Markup, markup } from '../markup.ts';
import { at, type Chart, text, WIDTH } from './chart.ts';
import { GROUND, INK, LACKING, LINE, MUTED, REACHED } from './palette.ts';

const HEIGHT = 340;
const CENTRE = { x: WIDTH / 2, y: 164 };
/** The radius at which axes begin. The total is inside it. */
const INNER = 30;
const OUTER = 104;
const LABEL_GAP = 10;
/** The gap of labels at the bottom, which have neighbours on both sides. */
const FOOT_GAP = 14;
const LABEL_LENGTH = 10;
const LINE_HEIGHT = 12;
const RINGS = [0.25, 0.5, 0.75, 1];

const radius = scaleLinear([0, 1], [INNER, OUTER]).clamp(true);

/** The components of an index, each as a share of its maximum, with the total in the middle. */
export function indexRadar(
  { components, totalScore }: IndexScore,
  { decimals, term, messages: { charts } }: Words,
): Chart {
  const count = components.length;
  const angle = (index: number) => (2 * Math.PI * index) / count;
  const shares = components.map(({ score, maxScore }) => score / maxScore);
  const ring = lineRadial<number>()
    .angle((_, index) => angle(index))
    .radius((share) => radius(share))
    .curve(curveLinearClosed)
    .digits(2);
  const area = areaRadial<number>()
    .angle((_, index) => angle(index))
    .innerRadius(INNER)
    .outerRadius((share) => radius(share))
    .curve(curveLinearClosed)
    .digits(2);
  const point = (distance: number, index: number) => ({
    x: at(distance * Math.sin(angle(index))),
    y: at(-distance * Math.cos(angle(index))),
  });

  const axes = components.map((_, index) => {
    const [from, to] = [point(INNER, index), point(OUTER, index)];
    return markup`<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="${LINE}"/>`;
  });
  const rings = RINGS.map(
    (share) =>
      markup`<path d="${ring(shares.map(() => share)) ?? ''}" fill="none" stroke="${share === 1 ? MUTED : LINE}"/>`,
  );
  const dots = shares.map((share, index) => {
    const { x, y } = point(radius(share), index);
    return markup`<circle cx="${x}" cy="${y}" r="3.5" fill="${share > 0.995 ? REACHED : GROUND}" stroke="${REACHED}" stroke-width="1.5"/>`;
  });
  return {
    title: charts.radar,
    description: charts.radarOf(
      decimals(totalScore, 1),
      components
        .map(
          ({ label, score, maxScore }) =>
            `${term(label)} ${charts.scoreOf(decimals(score, 1), String(maxScore))}`,
        )
        .join(', '),
    ),
    height: HEIGHT,
    content: markup`<g transform="translate(${CENTRE.x} ${CENTRE.y})">
${rings}${axes}
<path d="${area(shares) ?? ''}" fill="${LACKING}" fill-opacity="0.75" fill-rule="evenodd"/>
<path d="${ring(shares) ?? ''}" fill="none" stroke="${REACHED}" stroke-width="2" stroke-linejoin="round"/>
${dots}
${components.map(({ label, score, maxScore }, index) =>
  axisLabel(`${decimals(score, 1)} / ${maxScore}`, wrapped(term(label)), angle(index)),
)}
${text(0, 4, decimals(totalScore, 1), { anchor: 'middle', size: 20, isBold: true })}
${text(0, 17, charts.of100, { anchor: 'middle', size: 10, fill: MUTED })}
</g>`,
  };
}

/** The name of a component and its score, outside the end of its axis. */
function axisLabel(score: string, name: readonly string[], angle: number): Markup {
  const across = Math.sin(angle);
  const down = -Math.cos(angle);
  const lines = [...name, score];
  const anchor = Math.abs(across) < 0.1 ? 'middle' : across > 0 ? 'start' : 'end';
  const x = (OUTER + LABEL_GAP) * across;
  // A label above the centre ends at its point; one below begins there.
  const block = (lines.length - 1) * LINE_HEIGHT;
  const gap = LABEL_GAP + (down > 0.9 ? FOOT_GAP : 0);
  const y = (OUTER + gap) * down + (block * (down - 1)) / 2 + 4 * (1 + down);
  return markup`${lines.map((content, index) =>
    text(x, y + index * LINE_HEIGHT, content, {
      anchor,
      size: 10.5,
      isBold: index === lines.length - 1,
      fill: INK,
    }),
  )}`;
}

function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LABEL_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
