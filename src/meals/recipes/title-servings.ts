import { servingsParts } from './servings-line.ts';

/** Servings behind a title: "Thai Curry (4 Portionen)", "Brownies, 16 Stück", "Gulasch für 10 Personen". */
const BEHIND = [/^(.+?)\s*\((.+)\)$/, /^(.+?)(?:,|\s[–-])\s+(.+)$/, /^(.+?)\s((?:für|for)\s.+)$/i];

/** Characters of a title. Its patterns look at a longer line too many times. */
export const MAX_TITLE = 200;

/** A title, and the texts behind it that state servings or a weight. */
export interface TitleServings {
  readonly name: string;
  /** Empty if none do. */
  readonly yields: readonly string[];
}

/** Splits a title from the servings behind it. */
export function titleServings(title: string): TitleServings {
  if (title.length <= MAX_TITLE) {
    for (const pattern of BEHIND) {
      const [, name = '', behind = ''] = pattern.exec(title) ?? [];
      const whole = servingsParts(behind);
      const yields = whole.length > 0 ? whole : behind.split(/[,;]\s+/).flatMap(servingsParts);
      if (yields.length > 0) return { name, yields };
    }
  }
  return { name: title, yields: [] };
}
