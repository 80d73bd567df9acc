import type { Words } from '../../language/words.ts';
import type { MealReport, PersonReport } from '../../operations/report/report-meals.ts';
import { type Chart, inlineSvg } from '../charts/chart.ts';
import { type Markup, markup } from '../markup.ts';
import type { ReportTable } from '../report-table.ts';

/** The building blocks of sections. */

/** The level of the headings of sections. */
export type Level = 2 | 3;

/** The input of the sections about a person. */
export interface SectionInput {
  readonly report: MealReport;
  readonly person: PersonReport;
  readonly words: Words;
  readonly level: Level;
}

/** Makes a section about a person; null if it would be empty. */
export type Section = (input: SectionInput) => Markup | null;

/** A heading. If there are several persons, all headings are one level lower. */
export function heading(level: 2 | 3 | 4, content: string): Markup {
  switch (level) {
    case 2:
      return markup`<h2>${content}</h2>`;
    case 3:
      return markup`<h3>${content}</h3>`;
    case 4:
      return markup`<h4>${content}</h4>`;
  }
}

/** A chart with its title, drawn in the page itself. */
export function figure(chart: Chart): Markup {
  return markup`<figure><figcaption>${chart.title}</figcaption>${inlineSvg(chart)}</figure>
`;
}

/**
 * A table. On a phone, its rows become blocks that name each cell. The roles still mark it as a table, because some
 * browsers otherwise forget this when the layout is not a table.
 *
 * @param title the heading above it, which an equal caption would repeat
 */
export function table(
  { caption, head, rows, numeric, isDense }: ReportTable,
  title?: string,
): Markup {
  const names = [...(title === caption ? ['titled'] : []), ...(isDense ? ['dense'] : [])].join(' ');
  const classOf = (column: number) => numeric.includes(column) && markup` class="number"`;
  return markup`<table role="table"${names !== '' && markup` class="${names}"`}>
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${head.map((name, column) =>
    column === 0 && name === ''
      ? markup`<td role="cell"></td>`
      : markup`<th role="columnheader" scope="col"${classOf(column)}>${name}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">
${rows.map(
  ([first = '', ...cells]) =>
    markup`<tr role="row"><th role="rowheader" scope="row">${first}</th>${cells.map(
      (cell, index) =>
        markup`<td role="cell" data-label="${head[index + 1]}"${classOf(index + 1)}>${cell}</td>`,
    )}</tr>
`,
)}</tbody>
</table>
`;
}

/** Sentences as a list. */
export function notes(lines: readonly string[]): Markup {
  return markup`<ul class="notes">${lines.map((content) => markup`<li>${content}</li>`)}</ul>
`;
}
