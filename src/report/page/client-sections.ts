import { kcalToKj } from '../../model/units.ts';
import { suggestionWords } from '../advice-words.ts';
import { dayBarChart } from '../charts/day-bars.ts';
import { indexBars } from '../charts/index-bars.ts';
import { populationScale } from '../charts/population-scale.ts';
import { type Markup, markup } from '../markup.ts';
import { earlierTable, placeOf } from '../record-tables.ts';
import { namesOf, populationText } from '../remarks.ts';
import { figure, heading, type Section, type SectionInput, table } from './parts.ts';

/** The part for the client: the score in context, changes that would raise it, and strengths, on two printed pages. */
export function clientSections(input: SectionInput): Markup {
  return markup`${CLIENT_SECTIONS.map((section) => section(input))}`;
}

const CLIENT_SECTIONS: readonly Section[] = [
  keyFigures,
  contextSection,
  adviceSection,
  goodSection,
  dayChart,
];

function keyFigures({ person, words, level }: SectionInput): Markup {
  const { index, kcalPerDay, energyDensity, entries, days } = person;
  const { kcalPerGram } = energyDensity;
  const { decimals, messages } = words;
  const { report } = messages;
  return markup`<section>
${heading(level, report.summary)}
<dl class="figures">
${keyFigure(decimals(index.totalScore, 1), ` ${report.of100}`, report.index)}
${keyFigure(decimals(kcalPerDay, 0), ' kcal', report.energyADay(decimals(kcalToKj(kcalPerDay), 0)))}
${keyFigure(kcalPerGram === null ? '–' : decimals(100 * kcalPerGram, 0), ' kcal', report.per100Grams)}
${keyFigure(decimals(days, 0), ` ${report.dayUnit(days === 1)}`, report.recorded(decimals(entries, 0)))}
</dl>
</section>
`;
}

function keyFigure(value: string, unit: string, label: string): Markup {
  return markup`<div><dt>${label}</dt><dd>${value}<small>${unit}</small></dd></div>`;
}

function contextSection({ report, person, words, level }: SectionInput): Markup {
  const { totalScore } = person.index;
  const { report: text } = words.messages;
  const earlier = earlierTable(report, person, words);
  return markup`<section class="keep">
${heading(level, text.context)}
<div class="pair">${figure(populationScale(totalScore, report.rankOf(totalScore), words))}<div>
<p>${populationText(totalScore, report, words)}</p>
${report.persons.length > 1 && markup`<p>${text.rank(words.decimals(placeOf(report, person), 0), words.decimals(report.persons.length, 0))}</p>`}
<p class="muted">NHANES 2009-2012</p></div></div>
${earlier !== null && table(earlier)}</section>
`;
}

function adviceSection({ report: { named }, person, words, level }: SectionInput): Markup {
  const { advice, index, days } = person;
  const { decimals, messages } = words;
  const { suggestions, scoreAfterAll } = advice;
  const isComplete = index.components.every(({ score, maxScore }) => maxScore - score < 0.05);
  const empty = isComplete ? messages.advice.allPoints : messages.advice.none;
  return markup`<section>
${heading(level, messages.advice.title)}
${suggestions.length === 0 && markup`<p>${empty}</p>`}
${
  suggestions.length > 0 &&
  markup`<ol class="moves">${suggestions.map((suggestion) => {
    const { reason, change, gain } = suggestionWords(suggestion, named, days, words);
    return markup`<li>${reason !== '' && `${reason} `}<strong>${change}: ${gain}.</strong></li>`;
  })}</ol>
<p class="after">${suggestions.length > 1 && messages.advice.together(decimals(index.totalScore, 1), decimals(scoreAfterAll, 1))} <span class="muted">${messages.advice.computed}</span></p>`
}
</section>
`;
}

/** The share of its points from which a component counts as a strength. */
const GOOD_SHARE = 0.9;

function goodSection({ person: { index, compared }, words, level }: SectionInput): Markup | null {
  const { inSentence, listed, term, messages } = words;
  const { report } = messages;
  const good = index.components.filter(({ score, maxScore }) => score >= GOOD_SHARE * maxScore);
  const low = namesOf(compared, 'below', words);
  const high = namesOf(compared, 'above', words);
  if (good.length === 0 && low === '' && high === '') return null;
  return markup`<section class="keep">
${heading(level, report.wentWell)}
<ul class="notes">
${good.length > 0 && markup`<li>${report.wentWellOf(listed(good.map(({ label }) => inSentence(term(label)))))}</li>`}
${low !== '' && markup`<li><strong>${report.less}</strong> ${low}.</li>`}
${high !== '' && markup`<li><strong>${report.more}</strong> ${high}.</li>`}
</ul>
</section>
`;
}

/** The tables of more days than this do not fit on two pages. They are in the part for the professional. */
const MAX_DAYS = 14;

function dayChart({ person, words, level }: SectionInput): Markup | null {
  const { byDay } = person;
  if (byDay.length < 2 || byDay.length > MAX_DAYS) return null;
  return markup`<section class="keep">
${heading(level, words.messages.report.dayByDay)}
<div class="pair">${figure(dayBarChart(person, words))}${figure(indexBars(person.index, words))}</div></section>
`;
}
