import type { Sources } from '../../evaluation/explaining/contributions.ts';
import type { Words } from '../../language/words.ts';
import type { MealReport } from '../../operations/report/report-meals.ts';
import { densityScale } from '../charts/density-scale.ts';
import { indexBars } from '../charts/index-bars.ts';
import { indexRadar } from '../charts/index-radar.ts';
import { macroRanges } from '../charts/macro-ranges.ts';
import { nutrientBars } from '../charts/nutrient-bars.ts';
import { LINE, REACHED } from '../charts/palette.ts';
import { eaterText, remarkText } from '../intake-words.ts';
import { type Markup, markup } from '../markup.ts';
import { componentsTable, personsTable, recordTables } from '../record-tables.ts';
import { certaintyLines, contributionText, densityText, sourceLines } from '../remarks.ts';
import { dayTable, indexTable, macroTable, mealTable, nutrientTable } from '../report-tables.ts';
import { figure, heading, notes, type Section, type SectionInput, table } from './parts.ts';

/** The pages for the professional, in addition to those for the client. */
export function professionalSections(input: SectionInput): Markup {
  return markup`${PROFESSIONAL_SECTIONS.map((section) => section(input))}`;
}

const PROFESSIONAL_SECTIONS: readonly Section[] = [
  indexSection,
  daySection,
  mealSection,
  energySection,
  nutrientSection,
  foodSection,
  certaintySection,
  recordSection,
];

/** The index: its charts, and a row for each component. */
function indexSection({ report, person, words, level }: SectionInput): Markup {
  const { report: text } = words.messages;
  return markup`<section>
${heading(level, text.indexTitle)}
<p>${text.indexIntro}</p>
<div class="pair">${figure(indexRadar(person.index, words))}${figure(indexBars(person.index, words))}</div>
${table(indexTable(person, report, words))}</section>
`;
}

/** The comparison of days; null for a record without days. */
function daySection({ person, words, level }: SectionInput): Markup | null {
  const { report } = words.messages;
  if (person.byDay.length === 0) return null;
  return markup`<section>
${heading(level, report.dayByDay)}
<p>${report.dayIntro}</p>
${table(dayTable(person, words), report.dayByDay)}</section>
`;
}

/** The comparison of meals; null for a record without meals. */
function mealSection({ person, words, level }: SectionInput): Markup | null {
  const { report } = words.messages;
  if (person.byMeal.length === 0) return null;
  return markup`<section>
${heading(level, report.meals)}
<p>${report.mealIntro}</p>
${table(mealTable(person, words), report.meals)}</section>
`;
}

/** The sources of energy, and the energy density. */
function energySection({ person, words, level }: SectionInput): Markup {
  return markup`<section class="keep">
${heading(level, words.messages.report.energy)}
<div class="pair"><div>${figure(macroRanges(person.macros, words))}${table(macroTable(person, words))}</div>
<div>${figure(densityScale(person, words))}<p>${densityText(person, words)}</p></div></div></section>
`;
}

/** The nutrients compared with the reference intakes of the person. */
function nutrientSection({ report, person, words, level }: SectionInput): Markup {
  const { reference, eater } = report;
  const { charts, report: text } = words.messages;
  const half = Math.ceil(person.compared.length / 2);
  const title = charts.shareOfReference;
  return markup`<section>
${heading(level, text.nutrients)}
<p>${text.nutrientIntro(words.term(reference.title), eaterText(eater, words))}</p>
<div class="pair">${figure(nutrientBars(person.compared.slice(0, half), title, words))}${figure(nutrientBars(person.compared.slice(half), charts.continued(title), words))}</div>
${table(nutrientTable(person, words))}
${notes(person.compared.map((row) => remarkText(row, words)).filter((remark) => remark !== ''))}</section>
`;
}

/** The foods behind excesses and shortfalls. */
function foodSection({ person, words, level }: SectionInput): Markup {
  const { report } = words.messages;
  const { componentSources, nutrientSources } = person;
  const below = level === 2 ? 3 : 4;
  const groups: readonly (readonly [string, readonly Sources[]])[] = [
    [report.ofIndex, componentSources],
    [report.ofNutrients, nutrientSources],
  ];
  return markup`<section>
${heading(level, report.foods)}
<p>${report.foodsIntro}</p>
${groups
  .filter(([, all]) => all.length > 0)
  .map(
    ([title, all]) =>
      markup`${heading(below, title)}<div class="foods">${all.map((sources) => foodsOf(sources, words, below))}</div>`,
  )}</section>
`;
}

function foodsOf(sources: Sources, words: Words, level: 3 | 4): Markup {
  const { decimals, listed, percentText, term, messages } = words;
  const { report } = messages;
  const { label, kind, foods, energyWithout } = sources;
  const title = `${term(label)}: ${kind === 'excess' ? `▲ ${report.excess}` : `▼ ${report.shortfall}`}`;
  const without = energyWithout.map(
    ({ name, amount, share }) =>
      `${name} (${report.kcalADay(decimals(amount, 0), percentText(share))})`,
  );
  return markup`<div>${level === 3 ? markup`<h4>${title}</h4>` : markup`<h5>${title}</h5>`}
${foods.length > 0 ? markup`<ol>${foods.map((food) => foodBar(sources, food, words))}</ol>` : markup`<p>${report.noFood}</p>`}
${without.length > 0 && markup`<p>${report.energyWithout(listed(without))}</p>`}</div>
`;
}

function foodBar(sources: Sources, food: Sources['foods'][number], words: Words): Markup {
  return markup`<li><span>${food.name}</span><span>${contributionText(sources, food, words)}</span><svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="100" height="1" y="4" fill="${LINE}"/><rect width="${Math.round(1000 * food.share) / 10}" height="5" fill="${REACHED}"/></svg></li>`;
}

/** What is unknown, estimated or assumed in the figures of a person. */
function certaintySection({ report, person, words, level }: SectionInput): Markup {
  return markup`<section>
${heading(level, words.messages.report.reliable)}
${notes(certaintyLines(report, person, words))}</section>
`;
}

/** The record itself, day by day. */
function recordSection({ report, person, words, level }: SectionInput): Markup {
  return markup`<section class="record">
${heading(level, words.messages.report.recordTitle)}
<p>${words.messages.report.recordIntro}</p>
${recordTables(person, report, words).map((day) => table(day))}</section>
`;
}

/** The comparison of all persons in the files; null if there is only one. */
export function personsSection(report: MealReport, words: Words): Markup | null {
  if (report.persons.length < 2) return null;
  const { more, ...persons } = personsTable(report, words);
  const components = componentsTable(report, words);
  return markup`<section class="persons">
${heading(2, words.messages.report.others)}
${table(persons)}
${components !== null && table(components)}
${more > 0 && markup`<p>${words.messages.report.othersMore(words.decimals(more, 0))}</p>`}</section>
`;
}

/** The standards and the data behind the whole report. */
export function sourceSection(report: MealReport, words: Words): Markup {
  return markup`<section>
${heading(2, words.messages.report.sources)}
${notes(sourceLines(report, words))}</section>
`;
}
