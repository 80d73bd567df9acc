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

/** The report as one page that needs nothing else, person by person. */
export function* renderPage(report: MealReport, facts: ReportFacts): Generator<string> {
  const { persons } = report;
  const isOne = persons.length === 1;
  yield pageHead(report, facts).text;
  for (const person of persons) {
    const body = isOne
      ? sections(report, person, 2)
      : markup`<article class="person">
<h2>${person.person === '' ? 'Without a person' : person.person}</h2>
<p class="muted">${periodText(person)}</p>
${sections(report, person, 3)}</article>
`;
    yield body.text;
  }
  const foot = markup`${sourceSection(report)}</main>
<footer><p>Made with viand ${facts.version} on ${facts.date}. viand evaluates food records. It gives no medical advice.</p></footer>
</body>
</html>
`;
  yield foot.text;
}

function pageHead({ persons }: MealReport, facts: ReportFacts): Markup {
  const [only] = persons.length === 1 ? persons : [];
  const heads = [facts.title, facts.name].filter((text) => text !== '').join(', ');
  return markup`<!doctype html>
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
<p>${only === undefined ? `${persons.length} persons` : [only.person, periodText(only)].filter((text) => text !== '').join(': ')}</p>
</header>
<main>
`;
}

function sections(report: MealReport, person: PersonReport, level: Level): Markup {
  return markup`${overview(person, level)}${indexSection(person, level)}${daySection(person, level)}${energySection(person, level)}${nutrientSection(report, person, level)}${foodSection(person, level)}${certaintySection(report, person, level)}`;
}
