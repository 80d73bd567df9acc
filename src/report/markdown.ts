import type { Sources } from '../evaluation/explaining/contributions.ts';
import type { Words } from '../language/words.ts';
import { kcalToKj } from '../model/units.ts';
import type { MealReport, PersonReport } from '../operations/report/report-meals.ts';
import { suggestionWords } from './advice-words.ts';
import { eaterText, remarkText } from './intake-words.ts';
import { componentsTable, earlierTable, personsTable, recordTables } from './record-tables.ts';
import {
  certaintyLines,
  contributionText,
  densityText,
  namesOf,
  periodText,
  populationText,
  sourceLines,
} from './remarks.ts';
import type { ReportFacts, ReportTable } from './report-table.ts';
import { dayTable, indexTable, macroTable, mealTable, nutrientTable } from './report-tables.ts';

/** Characters of a bar. */
const BAR_WIDTH = 10;

/** The report as Markdown, with bars of text for the charts. */
export function* renderMarkdown(report: MealReport, facts: ReportFacts): Generator<string> {
  const { persons } = report;
  const { words, audience } = facts;
  const { report: text } = words.messages;
  const isOne = persons.length === 1;
  yield textOf([
    `# ${escaped(facts.title)}`,
    ...(facts.name === '' ? [] : [`**${escaped(facts.name)}**`]),
    ...(isOne || audience === 'client'
      ? []
      : [
          `## ${text.others}`,
          markdownTable(personsTable(report, words)),
          ...[componentsTable(report, words)].flatMap((one) => (one ? [markdownTable(one)] : [])),
        ]),
  ]);
  for (const person of persons) {
    const name = `${isOne ? '' : '## '}${escaped(person.person || text.noPerson)}`;
    const level = isOne ? '##' : '###';
    yield textOf([
      ...(isOne && person.person === '' ? [] : [name]),
      ...(audience === 'professional' ? [] : clientText(report, person, words, level)),
      ...(audience === 'client' ? [] : professionalText(report, person, words, level)),
    ]);
  }
  const sources = textOf([
    ...(audience === 'client' ? [] : [`## ${text.sources}`, bullets(sourceLines(report, words))]),
    text.madeWith(facts.version, words.dateText(facts.date)),
  ]);
  yield `${sources.trimEnd()}\n`;
}

/** Blocks with an empty line after each. */
function textOf(blocks: readonly string[]): string {
  return blocks
    .filter((block) => block !== '')
    .map((block) => `${block}\n\n`)
    .join('');
}

function clientText(
  report: MealReport,
  person: PersonReport,
  words: Words,
  level: string,
): string[] {
  const { decimals, messages } = words;
  const { report: text, advice } = messages;
  const { index, kcalPerDay, compared, days } = person;
  const low = namesOf(compared, 'below', words);
  const high = namesOf(compared, 'above', words);
  const { suggestions, scoreAfterAll } = person.advice;
  const changes = suggestions.map((suggestion, position) => {
    const { reason, change, gain } = suggestionWords(suggestion, report.named, days, words);
    return `${position + 1}. ${escaped(`${reason === '' ? '' : `${reason} `}${change}: ${gain}.`)}`;
  });
  const earlier = earlierTable(report, person, words);
  return [
    escaped(periodText(person, words)),
    `${text.index}: **${decimals(index.totalScore, 1)} ${text.of100}** ${bar(index.totalScore / 100)}`,
    bullets([
      `${decimals(kcalPerDay, 0)} kcal, ${text.energyADay(decimals(kcalToKj(kcalPerDay), 0))}`,
      populationText(index.totalScore, report, words),
      densityText(person, words),
      ...(low === '' ? [] : [`${text.less} ${low}.`]),
      ...(high === '' ? [] : [`${text.more} ${high}.`]),
    ]),
    ...(earlier === null ? [] : [`${level} ${text.earlier}`, markdownTable(earlier)]),
    `${level} ${advice.title}`,
    ...(changes.length === 0 ? [advice.none] : [changes.join('\n')]),
    ...(changes.length > 1
      ? [advice.together(decimals(index.totalScore, 1), decimals(scoreAfterAll, 1))]
      : []),
  ];
}

function professionalText(
  report: MealReport,
  person: PersonReport,
  words: Words,
  level: string,
): string[] {
  const { index, compared, componentSources, nutrientSources, byDay, byMeal } = person;
  const { report: text } = words.messages;
  const scores = index.components.map(({ score, maxScore }) => score / maxScore);
  const scoreOf = (part: (typeof byDay)[number]) => part.index.totalScore / 100;
  return [
    `${level} ${text.indexTitle}`,
    markdownTable(indexTable(person, report, words), scores),
    ...(byDay.length === 0
      ? []
      : [`${level} ${text.dayByDay}`, markdownTable(dayTable(person, words), byDay.map(scoreOf))]),
    ...(byMeal.length === 0
      ? []
      : [`${level} ${text.meals}`, markdownTable(mealTable(person, words), byMeal.map(scoreOf))]),
    `${level} ${text.energy}`,
    markdownTable(
      macroTable(person, words),
      person.macros.map(({ percent }) => percent / 100),
    ),
    `${level} ${text.nutrients}`,
    text.nutrientIntro(words.term(report.reference.title), eaterText(report.eater, words)),
    markdownTable(nutrientTable(person, words)),
    bullets(compared.map((row) => remarkText(row, words)).filter((remark) => remark !== '')),
    `${level} ${text.foods}`,
    bullets(
      [...componentSources, ...nutrientSources].map((sources) => sourcesText(sources, words)),
    ),
    `${level} ${text.reliable}`,
    bullets(certaintyLines(report, person, words)),
    `${level} ${text.recordTitle}`,
    ...recordTables(person, report, words).flatMap((day) => [
      `**${escaped(day.caption)}**`,
      markdownTable(day),
    ]),
  ];
}

function sourcesText(sources: Sources, words: Words): string {
  const { decimals, listed, percentText, term, messages } = words;
  const { report } = messages;
  const { label, kind, foods, energyWithout } = sources;
  const most = foods.map((food) => `${food.name} (${contributionText(sources, food, words)})`);
  const without = energyWithout.map(
    ({ name, amount, share }) =>
      `${name} (${report.kcalADay(decimals(amount, 0), percentText(share))})`,
  );
  return [
    `${term(label)}, ${kind === 'excess' ? report.excess : report.shortfall}: ${most.length === 0 ? report.noFoodHasAny : report.mostlyFrom(listed(most))}.`,
    ...(without.length === 0 ? [] : [report.energyWithout(listed(without))]),
  ].join(' ');
}

/** @param shares the shares, 0 to 1, that are drawn as bars after the first figure of each row */
function markdownTable({ head, rows, numeric }: ReportTable, shares?: readonly number[]): string {
  const withBar = (cells: readonly string[], drawn: string) =>
    shares === undefined ? cells : [...cells.slice(0, 2), drawn, ...cells.slice(2)];
  const rule = head.map((_, column) => (numeric.includes(column) ? '--:' : '---'));
  return [
    withBar(head.map(escaped), ''),
    withBar(rule, '---'),
    ...rows.map((cells, row) => withBar(cells.map(escaped), bar(shares?.[row] ?? 0))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
}

function bullets(lines: readonly string[]): string {
  return lines.map((text) => `- ${escaped(text)}`).join('\n');
}

/** Text that cannot add markup, table cells or control characters to the report. */
function escaped(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\\`*_[\]<>|]/g, '\\$&');
}
