/** Languages that viand writes for people. Programs read the same in all of them. */
export const LANGUAGES = ['en', 'de'] as const;
/** A language in which viand writes reports. */
export type Language = (typeof LANGUAGES)[number];

/** The variables of the environment that name a language, the one that overrides the others first. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * The language of the environment: the first variable that is set decides, and any language but German means English.
 */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const named = VARIABLES.map((name) => environment[name]).find((value) => value);
  return named !== undefined && /^de(?![a-z])/i.test(named) ? 'de' : 'en';
}
