import type { MealReport, PersonReport } from '../../operations/report-meals.ts';
import { Markup, markup } from '../markup.ts';
import { periodText } from '../remarks.ts';
import type { ReportFacts } from '../report-table.ts';
import {
  certaintySection,
  daySection,
  energySection,
  foodSection,
  indexSection,
  type Level,
  nutrientSection,
  overview,
  sourceSection,
} from './sections.ts';
import { STYLE } from './style.ts';

/** Nothing is fetched and nothing runs, whatever a file with foods has in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The report as one page that needs nothing beside it. */
export function renderPage(report: MealReport, facts: ReportFacts): string {
  const { persons } = report;
  const [first] = persons;
  const isOne = persons.length === 1;
  const heads = [facts.title, facts.name].filter((text) => text !== '').join(', ');
  const page = markup`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="viand ${facts.version}">
<title>${heads}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header class="top">
<h1>${facts.title}</h1>
${facts.name !== '' && markup`<p class="name"><strong>${facts.name}</strong></p>`}
<p>${isOne && first !== undefined ? [first.person, periodText(first)].filter((text) => text !== '').join(': ') : `${persons.length} persons`}</p>
</header>
<main>
${
  isOne
    ? persons.map((person) => sections(report, person, 2))
    : persons.map(
        (person) => markup`<article class="person">
<h2>${person.person === '' ? 'Without a person' : person.person}</h2>
<p class="muted">${periodText(person)}</p>
${sections(report, person, 3)}</article>
`,
      )
}${sourceSection(report)}</main>
<footer><p>Made with viand ${facts.version} on ${facts.date}. viand evaluates food records. It gives no medical advice.</p></footer>
</body>
</html>
`;
  return page.text;
}

function sections(report: MealReport, person: PersonReport, level: Level): Markup {
  return markup`${overview(person, level)}${indexSection(person, level)}${daySection(person, level)}${energySection(person, level)}${nutrientSection(report, person, level)}${foodSection(person, level)}${certaintySection(report, person, level)}`;
}
