import { lazily } from '../../../../../collections/lazily.ts';

/** Makers whose jars and pouches contain only baby food. */
const MAKER = String.raw`(?<!\p{L})(?:hipp|alete|bebivita|holle|gerber|beech-?nut|ella['’]?s kitchen|cow (?:&|and) gate|heinz baby|organix|piccolo)(?:['’]s)?(?!\p{L})`;

const CONTAINER = String.raw`(?<!\p{L})(?:gläschen|quetschies?|quetschbeutel|pouch(?:es)?|jars?)(?!\p{L})`;

/** What a German "Gläschen" without a maker holds: other foods in small jars are preserves and spreads. */
const PUREED =
  /(?<!\p{L})(?:karotten?|möhren?|kürbis|pastinaken?|(?:süß)?kartoffeln?|gemüse(?:allerlei)?|spinat|brokkoli|blumenkohl|zucchini|äpfel|apfel|birnen?|bananen?|pfirsich|obst|früchte|spaghetti(?: bolognese)?|nudeln|reis|huhn|hühnchen|pute|rind(?:fleisch)?|kalb(?:fleisch)?|lamm|lachs)(?=$|[\s,&+-]|brei)/iu;

/** Words that join the foods in one jar: "Karotten mit Kartoffeln". */
const JOINER = /\s*(?:,|&|\+|(?<!\p{L})(?:mit|und|and|with|of|in)(?!\p{L}))\s*/giu;

/** Meat that the catalogue has in jars with vegetables. */
const MEATS = [
  [/(?<!\p{L})(?:rind|kalb)(?:fleisch)?(?!\p{L})/iu, 'Rind'],
  [/(?<!\p{L})(?:huhn|hühnchen|hähnchen|pute)(?:nfleisch)?(?!\p{L})/iu, 'Huhn'],
] as const;
const ANY_MEAT = new RegExp(MEATS.map(([{ source }]) => source).join('|'), 'giu');
/** Words of three letters or more, so that units stay: "190 g". */
const NO_AMOUNT = /\p{L}{3,}/gu;

const maker = lazily(() => new RegExp(MAKER, 'iu'));
const container = lazily(() => new RegExp(CONTAINER, 'iu'));

/**
 * Writes the contents of a jar or pouch for babies as one baby food: "1 Gläschen Hipp Karotten mit Kartoffeln" becomes
 * "1 Gläschen Babybrei Karotten Kartoffeln", rather than tinned carrots with potatoes.
 */
export function withBabyJarsNamed(text: string): string {
  const held = container().exec(text);
  if (held === null || /(?<!\p{L})bab(?:y|ies)/iu.test(text)) return text;
  const made = maker().exec(text);
  if (made === null && !(/^gläschen$/iu.test(held[0]) && PUREED.test(text))) return text;
  const before = text.slice(0, Math.min(made?.index ?? held.index, held.index));
  if (/[,;]|\s(?:and|und|with|mit)\s/iu.test(before)) return text;
  const rest = text
    .slice(before.length)
    .replace(maker(), ' ')
    .replace(container(), ' ')
    .replace(JOINER, ' ');
  const isGerman = /^(?:gläs|quet)/iu.test(held[0]);
  const meat = isGerman ? MEATS.find(([word]) => word.test(rest))?.[1] : undefined;
  if (meat !== undefined && PUREED.test(rest.replace(ANY_MEAT, '')))
    return `${before}${held[0]} ${rest.replace(NO_AMOUNT, '').trim()} Gemüse mit ${meat} für Babys`
      .replace(/ {2,}/g, ' ')
      .trim();
  const kind = isGerman ? 'Babybrei' : 'baby food';
  return `${before}${held[0]} ${kind} ${rest.trim()}`.replace(/ {2,}/g, ' ').trim();
}
