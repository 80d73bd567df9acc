/** The first words of letters and messages, as alternatives of a pattern. */
export const GREETING_WORDS =
  'hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüezi|grüß (?:gott|dich)';
