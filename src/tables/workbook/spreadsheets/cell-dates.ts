/** The days from which spreadsheets count. A time without a date is stored with such a day. */
const FIRST_DAYS = new Set(['1899-12-30', '1899-12-31', '1900-01-00', '1904-01-01']);

/** A date in ISO form, with its time unless that is midnight; a time of day alone as `07:30`. */
export function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : dayAndTime(date.toISOString());
}

/** The text of a date that a cell has in ISO form; undefined for anything else. */
export function isoDateText(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d|$)/.test(text) ? dayAndTime(text) : undefined;
}

function dayAndTime(iso: string): string {
  const [day = '', time = '00:00'] = iso.split('T');
  const minutes = time.slice(0, 'hh:mm'.length);
  if (FIRST_DAYS.has(day)) return minutes;
  return minutes === '00:00' ? day : `${day} ${minutes}`;
}

const DURATION = /^PT(\d+)H(\d+)M[\d.,]+S$/;

/** A time of day that is written as a duration, `PT07H30M00S`, as `07:30`; undefined for anything else. */
export function isoDurationText(text: string): string | undefined {
  const [, hours, minutes] = DURATION.exec(text) ?? [];
  return hours === undefined || minutes === undefined
    ? undefined
    : `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
