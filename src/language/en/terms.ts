/**
 * Names of nutrients, components, states and the like in viand's tables, with the terms of the language. English needs
 * none, because its terms are the names in the tables.
 */
export const TERMS_EN: Readonly<Record<string, string>> = {};
