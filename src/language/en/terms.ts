/**
 * Names of nutrients, components, states and the like as viand's tables have them, with what they are
 * called in the language. English needs none: its names are those of the tables.
 */
export const TERMS_EN: Readonly<Record<string, string>> = {};
