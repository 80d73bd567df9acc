import type { MealReport, PersonReport } from '../../operations/report/report-meals.ts';
import { Markup, markup } from '../markup.ts';
import { periodText } from '../remarks.ts';
import type { ReportFacts } from '../report-table.ts';
import { clientSections } from './client-sections.ts';
import type { Level } from './parts.ts';
import { pageStyle } from './print-style.ts';
import { personsSection, professionalSections, sourceSection } from './sections.ts';
import { STYLE } from './style.ts';

/** The page loads nothing and runs no script, even if names of foods contain markup. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The report as one page that needs nothing else, person by person. */
export function* renderPage(report: MealReport, facts: ReportFacts): Generator<string> {
  const { words, audience, version, date } = facts;
  const { persons } = report;
  const isOne = persons.length === 1;
  // If all pages are for clients, there is no common page at the beginning and the end.
  const isForClients = audience === 'client' && !isOne;
  yield pageHead(report, facts, isForClients ? personPage(1) : '').text;
  if (audience !== 'client') yield (personsSection(report, words) ?? markup``).text;
  let number = 0;
  for (const person of persons) {
    number += 1;
    const name = person.person === '' ? words.messages.report.noPerson : person.person;
    const body = isOne
      ? sections(report, person, facts, 2)
      : markup`<style>${new Markup(pageStyle(personPage(number), name, facts))}</style>
<article class="person" style="page: ${personPage(number)}">
<h2>${name}</h2>
<p class="muted">${periodText(person, words)}</p>
${sections(report, person, facts, 3)}</article>
`;
    yield body.text;
  }
  const foot = markup`${audience !== 'client' && sourceSection(report, words)}</main>
<footer${isForClients && markup` style="page: ${personPage(number)}"`}><p>${words.messages.report.madeWith(version, words.dateText(date))}</p></footer>
</body>
</html>
`;
  yield foot.text;
}

/** The name of the printed pages of a person. */
function personPage(number: number): string {
  return `person-${number}`;
}

function pageHead({ persons }: MealReport, facts: ReportFacts, page: string): Markup {
  const { words, title, name, version } = facts;
  const [only] = persons.length === 1 ? persons : [];
  const heads = [title, name].filter((text) => text !== '').join(', ');
  const about =
    only === undefined
      ? words.messages.report.people(words.decimals(persons.length, 0))
      : [only.person, periodText(only, words)].filter((text) => text !== '').join(': ');
  const named = name || (only?.person ?? '');
  return markup`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="viand ${version}">
<title>${heads}</title>
<style>${new Markup(STYLE)}${new Markup(pageStyle('', named, facts))}</style>
</head>
<body>
<header class="top"${page !== '' && markup` style="page: ${page}"`}>
<h1>${title}</h1>
${name !== '' && markup`<p class="name"><strong>${name}</strong></p>`}
<p>${about}</p>
</header>
<main>
`;
}

function sections(
  report: MealReport,
  person: PersonReport,
  facts: ReportFacts,
  level: Level,
): Markup {
  const { audience, words } = facts;
  const input = { report, person, words, level };
  return markup`${audience !== 'professional' && markup`<div class="client">${clientSections(input)}</div>`}${
    audience !== 'client' && markup`<div class="professional">${professionalSections(input)}</div>`
  }`;
}
