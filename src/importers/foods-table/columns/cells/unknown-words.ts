/** Words in a cell without a value, whether of text or of an amount, as the source of a pattern. */
export const UNKNOWN_WORDS = String.raw`n\/a|n\.\s?a\.|null|nan|none|nil|undefined|k\.?\s?a\.?|keine angaben?`;
