import {
  isGroupHeading,
  isPartOfDish,
  namesMoreThanAmount,
} from '../../ingredients/group-headings.ts';
import { INGREDIENTS_HEADING } from './recipe-headings.ts';
import { TITLE_LINE } from './title-line.ts';

/** "Pancakes: 250 g flour, 3 eggs", "Green smoothie - 1 banana; 50 g spinach" */
const TITLED = /^(\p{Lu}[^:;]{2,80}?)(?::|\s[-–—])\s+([\d¼-¾⅐-⅞][^:]*)$/u;

/** The fewest amounts in a line of ingredients with a title. With one, the title may be the food: "Butter: 250 g". */
const LEAST_AMOUNTS = 2;

/** "2 EL Öl. Alles mischen. Für 4 Personen.": the sentences after the ingredients of a recipe in one line. */
export const SENTENCES =
  /(?<=\p{L}{2,})(?<!(?<!\p{L})(?:pck|pckg|pkg|bd|stk|pr|msp|geh|gestr|gem|gr|el|tl|tbsp|tsp|oz|lbs?|pkt|ca|österr|evtl|ggf|inkl|bzw))\.\s+(?=\p{Lu})|\.$/iu;

/** The longest line that is read. */
const MAX_CHARACTERS = 1000;

/** A recipe whose first line has the title and ingredients. */
export interface TitledLine {
  /** Empty if there is no such title. */
  readonly title: string;
  /** The lines without the title. */
  readonly lines: readonly string[];
}

/** Takes the title from a first line that also names ingredients. */
export function withoutTitleOnLine(lines: readonly string[]): TitledLine {
  const first = lines.findIndex((line) => line !== '');
  const line = lines[first] ?? '';
  const [, title = '', rest = ''] = line.length > MAX_CHARACTERS ? [] : (TITLED.exec(line) ?? []);
  const amounts = rest
    .split(/[,;]\s/)
    .filter((part) => /^[\d¼-¾⅐-⅞]/.test(part) && namesMoreThanAmount(part));
  const isTitle =
    amounts.length >= LEAST_AMOUNTS &&
    !TITLE_LINE.test(line) &&
    !INGREDIENTS_HEADING.test(title) &&
    !isGroupHeading(title) &&
    !isPartOfDish(title);
  if (!isTitle) return { title: '', lines };
  const isAlone = lines.every((other, at) => at === first || other === '');
  return { title, lines: isAlone ? rest.split(SENTENCES) : lines.with(first, rest) };
}
