import { lazily } from '../../../../text/lazily.ts';

/** Makers whose jars and pouches contain only baby food. */
const MAKER = String.raw`(?<!\p{L})(?:hipp|alete|bebivita|holle|gerber|beech-?nut|ella['’]?s kitchen|cow (?:&|and) gate|heinz baby|organix|piccolo)(?:['’]s)?(?!\p{L})`;

const CONTAINER = String.raw`(?<!\p{L})(?:gläschen|quetschies?|quetschbeutel|pouch(?:es)?|jars?)(?!\p{L})`;

/** Words that join the foods in one jar: "Karotten mit Kartoffeln". */
const JOINER = /\s*(?:,|&|\+|(?<!\p{L})(?:mit|und|and|with|of|in)(?!\p{L}))\s*/giu;

const maker = lazily(() => new RegExp(MAKER, 'iu'));
const container = lazily(() => new RegExp(CONTAINER, 'iu'));

/**
 * Writes the contents of a jar or pouch for babies as one baby food: "1 Gläschen Hipp Karotten mit Kartoffeln" becomes
 * "1 Gläschen Babybrei Karotten Kartoffeln", rather than tinned carrots with potatoes.
 */
export function withBabyJarsNamed(text: string): string {
  const made = maker().exec(text);
  const held = container().exec(text);
  if (made === null || held === null || /(?<!\p{L})bab(?:y|ies)/iu.test(text)) return text;
  const before = text.slice(0, Math.min(made.index, held.index));
  if (/[,;]|\s(?:and|und|with|mit)\s/iu.test(before)) return text;
  const rest = text
    .slice(before.length)
    .replace(maker(), ' ')
    .replace(container(), ' ')
    .replace(JOINER, ' ');
  const kind = /^(?:gläs|quet)/iu.test(held[0]) ? 'Babybrei' : 'baby food';
  return `${before}${held[0]} ${kind} ${rest.trim()}`.replace(/ {2,}/g, ' ').trim();
}
