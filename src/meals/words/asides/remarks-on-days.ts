import { isDay } from '../headings/days.ts';
import { readHeading } from '../headings/read-heading.ts';
import { foodsInAside } from './foods-in-asides.ts';

/** A heading of Markdown whose title goes on after a dash or a dot: "## Monday — rest day · 71.5 kg". */
const HEADING_WITH_REMARK =
  /^([ \t]*#{1,6}[ \t]+)(\S[^\n]*?)([ \t]+[–—·|-][ \t]+)([^\n]*\S)[ \t]*$/gmu;

/**
 * A text without remarks behind the days in its headings, such as a weight. A food with its amount, a meal or another
 * day behind a day is no remark.
 *
 * @param isTable whether the text has tables, whose rows of days hold neither meals nor foods
 * @returns also the remarks
 * @example withoutRemarksOnDays('## Monday — rest day\n2 eggs') // { text: '## Monday\n2 eggs', remarks: ['rest day'] }
 */
export function withoutRemarksOnDays(
  whole: string,
  isTable: boolean,
): {
  readonly text: string;
  readonly remarks: readonly string[];
} {
  const remarks: string[] = [];
  const text = whole.replace(HEADING_WITH_REMARK, (line, marks: string, day: string, _, said) => {
    if (isDay(line.replace(/^[#\s]+/, '')) || !isDay(day)) return line;
    // Behind a colon, the reader of headings finds meals and foods.
    if (readHeading(said) !== undefined) return isTable ? line : `${marks}${day}: ${said}`;
    const { foods, remark } = isTable ? { foods: '', remark: said } : foodsInAside(said, true);
    if (remark !== '') remarks.push(foods === '' ? said : remark);
    return foods === '' ? `${marks}${day}` : `${marks}${day}: ${foods}`;
  });
  return { text, remarks };
}
