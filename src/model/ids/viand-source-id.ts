/** The id of the source of viand's own foods in a catalogue. */
export const VIAND_SOURCE_ID = 'viand';
