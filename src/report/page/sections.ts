import type { Contribution, Sources } from '../../evaluation/contributions.ts';
import { kcalToKj } from '../../model/units.ts';
import type { MealReport, PersonReport } from '../../operations/report-meals.ts';
import { adviceWords } from '../advice-words.ts';
import { dayBarChart } from '../charts/day-bars.ts';
import { densityScale } from '../charts/density-scale.ts';
import { indexBars } from '../charts/index-bars.ts';
import { indexRadar } from '../charts/index-radar.ts';
import { macroRanges } from '../charts/macro-ranges.ts';
import { nutrientBars } from '../charts/nutrient-bars.ts';
import { REACHED } from '../charts/palette.ts';
import { eaterText, remarkText } from '../intake-words.ts';
import { type Markup, markup } from '../markup.ts';
import { decimals, listed, percentText } from '../numbers.ts';
import { certaintyLines, contributionText, densityText, namesOf, sourceLines } from '../remarks.ts';
import { adviceTable, dayTable, macroTable, nutrientTable } from '../report-tables.ts';
import { figure, heading, notes, table } from './parts.ts';

/** The level of the headings of sections. */
export type Level = 2 | 3;

/** Changes that are said first: more than that nobody takes up at once. */
const FIRST_MOVES = 3;

export function overview(person: PersonReport, level: Level): Markup {
  const { index, kcalPerDay, energyDensity, entries, days, advice, compared } = person;
  const { kcalPerGram } = energyDensity;
  const moves = advice
    .filter(({ move }) => move !== 'none' && move !== 'unknown')
    .sort((one, other) => other.points - one.points)
    .slice(0, FIRST_MOVES);
  const low = namesOf(compared, 'below');
  const high = namesOf(compared, 'above');
  return markup`<section>
${heading(level, 'In short')}
<dl class="figures">
${keyFigure(decimals(index.totalScore, 1), ' of 100', 'Healthy Eating Index 2015')}
${keyFigure(decimals(kcalPerDay, 0), ' kcal', `energy a day (${decimals(kcalToKj(kcalPerDay), 0)} kJ)`)}
${keyFigure(kcalPerGram === null ? '–' : decimals(100 * kcalPerGram, 0), ' kcal', 'per 100 g of solid foods')}
${keyFigure(decimals(days, 0), days === 1 ? ' day' : ' days', `${decimals(entries, 0)} foods and drinks noted`)}
</dl>
</section>
<section>
${heading(level, 'What would move the index most')}
${moves.length === 0 && markup`<p>${advice.every(({ move }) => move === 'none') ? 'All points of the index are reached.' : 'Cannot be told, for want of figures.'}</p>`}
${
  moves.length > 0 &&
  markup`<ol class="moves">${moves.map((row) => {
    const { change, as } = adviceWords(row);
    return markup`<li><strong>${change}</strong>${as !== '' && `, ${as}`}. ${row.label}: up to ${decimals(row.points, 1)} points more.</li>`;
  })}</ol>`
}
<ul class="notes">
${low !== '' && markup`<li><strong>Less than the reference intakes:</strong> ${low}.</li>`}
${high !== '' && markup`<li><strong>More than the reference intakes:</strong> ${high}.</li>`}
</ul>
</section>
`;
}

function keyFigure(value: string, unit: string, label: string): Markup {
  return markup`<div><dt>${label}</dt><dd>${value}<small>${unit}</small></dd></div>`;
}

export function indexSection(person: PersonReport, level: Level): Markup {
  return markup`<section>
${heading(level, 'Healthy Eating Index')}
<p>How the record as a whole agrees with the Dietary Guidelines for Americans: 13 components, 100 points. For nine of them more is better; of refined grains, added sugars, saturated fats and sodium less is better.</p>
<div class="pair">${figure(indexRadar(person.index))}${figure(indexBars(person.index))}</div>
${table(adviceTable(person))}</section>
`;
}

export function daySection(person: PersonReport, level: Level): Markup | null {
  if (person.byDay.length === 0) return null;
  return markup`<section>
${heading(level, 'Day by day')}
<p>All days are summed first and scored once; that is another figure than the mean of the days, and mostly a higher one.</p>
${figure(dayBarChart(person))}
${table(dayTable(person))}</section>
`;
}

export function energySection(person: PersonReport, level: Level): Markup {
  return markup`<section>
${heading(level, 'Energy')}
<div class="pair"><div>${figure(macroRanges(person.macros))}${table(macroTable(person))}</div>
<div>${figure(densityScale(person))}<p>${densityText(person)}</p></div></div></section>
`;
}

export function nutrientSection(
  { reference, eater }: MealReport,
  person: PersonReport,
  level: Level,
): Markup {
  const half = Math.ceil(person.compared.length / 2);
  const title = 'Share of the reference intakes';
  return markup`<section>
${heading(level, 'Nutrients and reference intakes')}
<p>${reference.title}, of ${eaterText(eater)}. “Depends”: between the two ends of a reference that differs by sex or by what else is eaten.</p>
<div class="pair">${figure(nutrientBars(person.compared.slice(0, half), title))}${figure(nutrientBars(person.compared.slice(half), `${title}, continued`))}</div>
${table(nutrientTable(person))}
${notes(person.compared.map(remarkText).filter((remark) => remark !== ''))}</section>
`;
}

export function foodSection(person: PersonReport, level: Level): Markup {
  const { componentSources, nutrientSources } = person;
  const below = level === 2 ? 3 : 4;
  const groups: readonly (readonly [string, readonly Sources[]])[] = [
    ['Points of the index', componentSources],
    ['Nutrients', nutrientSources],
  ];
  return markup`<section>
${heading(level, 'The foods behind it')}
<p>Of an excess, the foods that bring most of it. Of a shortfall, the foods that bring most of what there is, and those whose energy comes with little or none of it.</p>
${groups
  .filter(([, all]) => all.length > 0)
  .map(
    ([title, all]) =>
      markup`${heading(below, title)}<div class="foods">${all.map((sources) => foodsOf(sources, below))}</div>`,
  )}</section>
`;
}

function foodsOf(sources: Sources, level: 3 | 4): Markup {
  const { label, kind, foods, energyWithout } = sources;
  const title = `${label}: ${kind === 'excess' ? '▲ high' : '▼ low'}`;
  return markup`<div>${level === 3 ? markup`<h4>${title}</h4>` : markup`<h5>${title}</h5>`}
${foods.length > 0 ? markup`<ol>${foods.map((food) => foodBar(sources, food))}</ol>` : markup`<p>No food brings any.</p>`}
${energyWithout.length > 0 && markup`<p>Energy with little or none of it: ${listed(energyWithout.map(({ name, amount, share }) => `${name} (${decimals(amount, 0)} kcal a day, ${percentText(share)})`))}.</p>`}</div>
`;
}

function foodBar(sources: Sources, food: Contribution): Markup {
  return markup`<li><span>${food.name}</span><span>${contributionText(sources, food)}</span><svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="100" height="1" y="4" fill="#cfd6dd"/><rect width="${Math.round(1000 * food.share) / 10}" height="5" fill="${REACHED}"/></svg></li>`;
}

export function certaintySection(report: MealReport, person: PersonReport, level: Level): Markup {
  return markup`<section>
${heading(level, 'How sure this is')}
${notes(certaintyLines(report, person))}</section>
`;
}

export function sourceSection(report: MealReport): Markup {
  return markup`<section>
${heading(2, 'Standards and sources')}
${notes(sourceLines(report))}</section>
`;
}
