import type { ReportFacts } from '../report-table.ts';

/**
 * Headers and footers of printed pages: the name and the title at the top, the page number at the bottom.
 *
 * @param page the name of the pages in CSS; empty for all pages
 * @param name the name of the person
 */
export function pageStyle(page: string, name: string, { title, words }: ReportFacts): string {
  const { report } = words.messages;
  const head = [name, title].filter((text) => text !== '').join(' · ');
  return `
@page ${page} {
  @top-left { content: ${cssText(head)}; }
  @bottom-right { content: ${cssText(`${report.page} `)} counter(page) ${cssText(` ${report.pageOf} `)} counter(pages); }
}
`;
}

/** A text as a CSS string: everything except plain letters and digits is escaped. */
function cssText(text: string): string {
  const escaped = text.replace(
    /[^A-Za-z0-9 ]/gu,
    (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}
