import type { DiagnosticCode } from '../model/diagnostic.ts';
import { RULES_OF_FILES_DE, type RuleText } from './de/rules-of-files.ts';
import { RULES_OF_FOODS_DE } from './de/rules-of-foods.ts';
import type { Language } from './language.ts';

const TEXTS: Readonly<Record<Language, Partial<Readonly<Record<DiagnosticCode, RuleText>>>>> = {
  en: {},
  de: { ...RULES_OF_FILES_DE, ...RULES_OF_FOODS_DE },
};

/** The texts of a rule in a language; undefined if there are only the English ones of the rule itself. */
export function ruleTextIn(
  language: Language,
  code: DiagnosticCode,
): { readonly help: string; readonly explanation: string } | undefined {
  const text = TEXTS[language][code];
  return text === undefined ? undefined : { help: text[0], explanation: text[1] };
}
