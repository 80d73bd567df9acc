import type { Sources } from '../evaluation/contributions.ts';
import { kcalToKj } from '../model/units.ts';
import type { MealReport, PersonReport } from '../operations/report-meals.ts';
import { eaterText, remarkText } from './intake-words.ts';
import { decimals, listed, percentText } from './numbers.ts';
import {
  certaintyLines,
  contributionText,
  densityText,
  namesOf,
  periodText,
  sourceLines,
} from './remarks.ts';
import type { ReportFacts, ReportTable } from './report-table.ts';
import { adviceTable, dayTable, macroTable, nutrientTable } from './report-tables.ts';

const BAR_WIDTH = 10;

/** The report as Markdown, with bars of text for the charts. */
export function* renderMarkdown(report: MealReport, facts: ReportFacts): Generator<string> {
  const { persons } = report;
  const isOne = persons.length === 1;
  yield textOf([
    `# ${escaped(facts.title)}`,
    ...(facts.name === '' ? [] : [`**${escaped(facts.name)}**`]),
  ]);
  for (const person of persons) {
    const name = `${isOne ? '' : '## '}${escaped(person.person || 'Without a person')}`;
    yield textOf([
      ...(isOne && person.person === '' ? [] : [name]),
      ...personText(report, person, isOne ? '##' : '###'),
    ]);
  }
  const sources = textOf([
    '## Standards and sources',
    bullets(sourceLines(report)),
    `Made with viand ${facts.version} on ${facts.date}. viand evaluates food records. It gives no medical advice.`,
  ]);
  yield `${sources.trimEnd()}\n`;
}

/** Blocks with an empty line behind each. */
function textOf(blocks: readonly string[]): string {
  return blocks
    .filter((block) => block !== '')
    .map((block) => `${block}\n\n`)
    .join('');
}

function personText(report: MealReport, person: PersonReport, level: string): string[] {
  const { index, kcalPerDay, compared, componentSources, nutrientSources } = person;
  const scores = index.components.map(({ score, maxScore }) => score / maxScore);
  const low = namesOf(compared, 'below');
  const high = namesOf(compared, 'above');
  return [
    escaped(periodText(person)),
    `Healthy Eating Index 2015: **${decimals(index.totalScore, 1)} of 100** ${bar(index.totalScore / 100)}`,
    bullets([
      `${decimals(kcalPerDay, 0)} kcal (${decimals(kcalToKj(kcalPerDay), 0)} kJ) a day`,
      densityText(person),
      ...(low === '' ? [] : [`Less than the reference intakes: ${low}.`]),
      ...(high === '' ? [] : [`More than the reference intakes: ${high}.`]),
    ]),
    `${level} Healthy Eating Index`,
    markdownTable(adviceTable(person), scores),
    ...(person.byDay.length === 0
      ? []
      : [
          `${level} Day by day`,
          markdownTable(
            dayTable(person),
            person.byDay.map((day) => day.index.totalScore / 100),
          ),
        ]),
    `${level} Energy`,
    markdownTable(
      macroTable(person),
      person.macros.map(({ percent }) => percent / 100),
    ),
    `${level} Nutrients and reference intakes`,
    `${report.reference.title}, of ${eaterText(report.eater)}.`,
    markdownTable(nutrientTable(person)),
    bullets(compared.map(remarkText).filter((remark) => remark !== '')),
    `${level} The foods behind it`,
    bullets([...componentSources, ...nutrientSources].map(sourcesText)),
    `${level} How sure this is`,
    bullets(certaintyLines(report, person)),
  ];
}

function sourcesText(sources: Sources): string {
  const { label, kind, foods, energyWithout } = sources;
  const most = foods.map((food) => `${food.name} (${contributionText(sources, food)})`);
  const without = energyWithout.map(
    ({ name, amount, share }) =>
      `${name} (${decimals(amount, 0)} kcal a day, ${percentText(share)})`,
  );
  return [
    `${label}, ${kind === 'excess' ? 'high' : 'low'}: ${most.length === 0 ? 'no food brings any' : `mostly of ${listed(most)}`}.`,
    ...(without.length === 0 ? [] : [`Energy with little or none of it: ${listed(without)}.`]),
  ].join(' ');
}

/** @param shares drawn as a bar behind the first figure of each row, 0 to 1 */
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

/** Text as it stands, whatever a file has in it: no markup, no further cells, no control characters. */
function escaped(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\\`*_[\]<>|]/g, '\\$&');
}
