/** The number of rows in which to look for a header: records begin with titles, names and instructions. */
export const HEADER_WITHIN_ROWS = 30;

/** A header has at least this many days or meals, since a single one may occur in any text. */
export const LEAST_HEADINGS = 2;
