import {
  countsGlasses,
  isServingsLine,
  isWeighedWholes,
  piecesCounted,
  servingsParts,
} from './servings-line.ts';

/**
 * Servings after a title: "Thai Curry (4 Portionen)", "Brownies, 16 Stück", "Stew | serves 4", "Gulasch für 10
 * Personen", "Gulasch 10 Personen".
 */
const BEHIND = [
  /^(.+?)\s*\((.+)\)$/,
  /^(.+?)(?:,|\s[–—-])\s+(.+)$/,
  /^(.+?)\s*[|·•]\s*(.+)$/,
  /^(.+?[.!])\s+((?:serves|feeds|makes|ergibt|reicht für)\s.+?)\.?$/i,
  /^(.+?)\s((?:für|f\.|for|pour|per|para)\s.+)$/i,
  /^(\D+?)\s+(\d+(?:\s*[-–]\s*\d+)?\s+(?:portionen|personen|port\.|pers\.|servings|people))$/i,
];

/** Characters of a title. The patterns would scan a longer line too many times. */
export const MAX_TITLE = 200;

/** A title, and the texts after it that state servings or a weight. */
export interface TitleServings {
  readonly name: string;
  /** Empty if there are none. */
  readonly yields: readonly string[];
}

/** "Gulasch (Grundrezept" of "Gulasch (Grundrezept für 6)": the beginning of the brackets around the servings. */
const OPEN_BRACKET = /\s*\([^()]*$/u;

/** Splits a title from the servings after it. */
export function titleServings(title: string): TitleServings {
  const { name, yields } = splitTitle(title);
  return { name: yields.length > 0 ? name.replace(OPEN_BRACKET, '') : name, yields };
}

function splitTitle(title: string): TitleServings {
  if (title.length <= MAX_TITLE) {
    for (const pattern of BEHIND) {
      const [, name = '', behind = ''] = pattern.exec(title) ?? [];
      // "4 servings (1 serving = 350 g)" names no dish.
      if (name !== '' && isServingsLine(name)) return { name: title, yields: [] };
      const countsMade =
        countsGlasses(name, behind) || isWeighedWholes(behind) || countsItself(name, behind);
      if (countsMade) return { name, yields: [behind] };
      const whole = servingsParts(behind);
      const yields = whole.length > 0 ? whole : behind.split(/[,;]\s+/).flatMap(servingsParts);
      if (yields.length > 0) return { name, yields };
    }
  }
  return { name: title, yields: [] };
}

/** Whether the text behind a title counts what the title names: "Pizza Margherita (2 pizzas)". */
function countsItself(name: string, behind: string): boolean {
  const piece = piecesCounted(behind)?.replace(/s$|n$/, '');
  return piece !== undefined && name.toLowerCase().includes(piece);
}
