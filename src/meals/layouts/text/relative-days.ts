import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { cutShort, quoted } from '../../../text/escaping/quote.ts';
import type { behindHeadings } from '../../words/headings/behind-headings.ts';
import { isRelativeDay, isToday } from '../../words/headings/days.ts';

/**
 * The headings of a line below a weekday or a date: "Today" is that day. "Yesterday" may be the day before it, or the
 * day before somebody wrote, so that it is unclear.
 *
 * @param day the day above; undefined if there is none
 */
export function ofOneDay(
  behind: ReturnType<typeof behindHeadings>,
  day: string | undefined,
): { readonly behind: typeof behind; readonly isUnclear: boolean } {
  const [first] = behind.headings;
  const isRelative = first?.column === 'day' && isRelativeDay(first.title);
  if (!isRelative || day === undefined || isRelativeDay(day)) return { behind, isUnclear: false };
  return {
    behind: { ...behind, headings: behind.headings.slice(1) },
    isUnclear: !isToday(first.title),
  };
}

/** The fault of a line such as "Yesterday: 2 eggs" below a weekday or a date. */
export function unclearDay(line: string, day: string, location: Location): Diagnostic {
  return {
    code: 'meal/unclear-layout',
    field: 'day',
    message: `${quoted(line)} below ${quoted(day)} does not say which day it is`,
    value: cutShort(line),
    location,
    expected: 'a weekday or a date, such as "Monday"',
  };
}
