import { quoted } from '../../text/quote.ts';
import { withoutBullet } from '../../text/without-bullet.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from '../nutrient-words.ts';
import { isInstruction } from '../records/instructions.ts';
import { droppedNotes } from './dropped-lines.ts';
import { isGroupHeading, isPartOfDish } from './group-headings.ts';
import { isOtherTitle, severalRecipesNote } from './other-recipe.ts';
import type { IngredientLine, Recipe } from './recipe.ts';
import { recipeTable } from './recipe-table.ts';
import { type StatedServings, statedServings } from './servings.ts';
import { isServingsLine, piecesCounted } from './servings-line.ts';

/** A line that begins the ingredients: "Zutaten", "Ingredients (serves 4)". */
const INGREDIENTS_HEADING =
  /^(?:die\s+)?(?:zutaten(?:liste)?|ingredients?|you(?:'|’)?ll need|du brauchst|einkaufsliste)\b(.*)$/i;

/** A line that ends the ingredients: a heading of steps or remarks. */
const STEPS_HEADING =
  /^(?:(?:(?:und )?so (?:geht|wird)['’]?s.*|(?:und )?los geht['’]?s.*|directions?|instructions?|method|preparation|steps?|how to make.*|zubereitung|anleitung|arbeitsschritte|schritte|vorbereitung|und los|notes?|tips?|hinweise?|notizen?|tipps?|nährwerte?.*|nutrition.*|serving suggestions?|equipment|zubehör|variationen?|variations?))\s*:?$/i;

/** "Zubereitung: Nudeln kochen.", or how long that takes. */
const HEADING_WITH_STEP =
  /^(?:directions?|instructions?|method|preparation|steps?|zubereitung|anleitung|arbeitsschritte|schritte)\s*:\s*\S/i;

/** A line such as "Prep time: 30 minutes": facts about the recipe, not ingredients. */
const FACT =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing)|rest(?:ing)?|chill(?:ing)?|active)(?:[ _-]?time)?|arbeitszeit|(?:gesamt|back|koch|gar|ruhe|kühl|vorbereitungs|zubereitungs)?zeit|zubereitungszeit|difficulty|schwierigkeit(?:sgrad)?|source|quelle|author|autor(?:in)?|von|by|url|link|kategorien?|category|cuisine|küche|course|gang|tags?|keywords?|date|datum|rating|bewertung|calories|kalorien|brennwert|description|beschreibung|image|bild|layout|slug|lang|language|tipp?|hinweis|note|anmerkung)\s*:\s*\S|^https?:\/\//i;

/** "Prep 15 min | Cook 1 hour", "Fertig in 30 Minuten": how long it takes. */
const DURATION =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|rest|chill)(?: time)?|ready in|takes|fertig in|dauer|dauert)\b[^\p{L}\d]*\d+(?:[.,]\d+)?\s*(?:min|mins|minutes|minuten|hrs?|hours?|std|stunden?|h)(?!\p{L})/iu;

/** How long something takes or how hard it is, behind its name: "Zubereitung: 1 Std. 30 Min.", "Preparation: easy". */
const NO_STEP =
  /:\s*(?:(?:ca\.|etwa|about)?\s*(?:\d|[½¼¾]).{0,12}(?:min\p{L}*|std|stunden?|hrs?|hours?|h)(?!\p{L})|(?:sehr |very )?(?:einfach|leicht|mittel|schwer|schnell|easy|simple|medium|hard|quick)\.?$)/iu;

/** The beginning and further lines of a list of nutrients: "Calories: 450", "Sugar: 8 g". */
const ENERGY_LINE = new RegExp(
  String.raw`^(?:${ENERGY_WORDS})\b\s*:?\s*\d|^\d+\s*(?:kcal|kj)\b`,
  'i',
);
const NUTRIENT_LINE = new RegExp(
  String.raw`^(?:(?:total|saturated|of which|davon|gesättigte[s]?)\s+)*(?:${NUTRIENT_WORDS})\s*:?\s*[\d<].*$`,
  'i',
);

/** A line that names the recipe: "# Potato soup", "Title: Potato soup". */
const TITLE_LINE = /^(?:#\s+|(?:title|titel|rezept|recipe|name)\s*:\s*)(\S.*)$/i;

/** Characters of a title. Its pattern looks at a longer line too many times. */
const MAX_TITLE = 200;

/** Servings after a title: "Thai Curry (4 Portionen)". */
const SERVINGS_BEHIND = [
  /^(.+?)\s*\((.+)\)$/,
  /^(.+?)(?:,|\s[–-])\s+(.+)$/,
  /^(.+?)\s((?:für|for)\s.+)$/i,
];

/** Words that make a line without an amount an ingredient, above others with amounts: no title or heading. */
const LITTLE =
  /(?<!\p{L})(?:etwas|some|n\.\s?b\.|nach|to taste|pinch|prise|handvoll|handful|zum|for|salz|salt|pfeffer|pepper|öl|\p{L}*öl|oil|butter|wasser|water|zucker|sugar|mehl|flour|milch|milk|petersilie|parsley|schnittlauch|chives|basilikum|basil|dill|koriander|coriander|cilantro|thymian|thyme|rosmarin|rosemary|oregano|minze|mint|kräuter|herbs|gewürze?|spices?|muskat|nutmeg|zimt|cinnamon|paprikapulver|paprika|knoblauch|garlic|zitrone|lemon)(?!\p{L})/iu;

/** The most lines below a title that are looked at. */
const BELOW_TITLE = 3;

const DIGIT = /[\d¼-¾⅐-⅞]/;

/** Reads a recipe in plain text: one ingredient per line, with headings, servings and steps as people write them. */
export function readRecipeText(file: string, text: string): Recipe {
  const written = text.split(/\r\n|\n|\r/);
  const table = recipeTable(written);
  const lines = written.map((line, index) => table.get(index) ?? withoutMarks(line));
  const titleAt = titleLine(lines);
  const titled = withServings(titleAt === undefined ? '' : (lines[titleAt] as string));
  const isTitleUnsure = titleAt !== undefined && isAboveAmounts(lines.slice(titleAt), 2);
  let name = titled.name;
  let stated = titled.stated;
  let heading = '';
  let skipped = 0;
  let isBelowEnergy = false;
  /** A line that is marked as a title has named the recipe. */
  let hasTitle = false;
  /** A title below the steps, which may be that of another recipe. */
  let next: string | undefined;
  const notes: string[] = [];
  const ingredients: IngredientLine[] = [];
  const dropped: string[] = [];
  const endSkipping = () => {
    if (skipped > 0)
      notes.push(`Skipped lines under ${quoted(heading)} that are not ingredients: ${skipped}`);
    heading = '';
    skipped = 0;
  };
  for (const [index, line] of lines.entries()) {
    if (line === '' || index === titleAt || /^[-=*_~]+$/.test(line)) continue;
    const bare = withoutHashes(line);
    isBelowEnergy = ENERGY_LINE.test(bare) || (isBelowEnergy && NUTRIENT_LINE.test(bare));
    const begun = INGREDIENTS_HEADING.exec(bare);
    const title = TITLE_LINE.exec(line)?.[1];
    const isYield =
      isServingsLine(bare) || (ingredients.length === 0 && isYieldInPieces(lines, index, name));
    const isBegun = isYield || (begun !== null && isHeadingRest(begun[1] ?? ''));
    if (isBegun && heading !== '' && ingredients.length > 0) {
      const isSecond = next !== undefined || (stated !== undefined && isYield);
      if (isSecond) {
        skipped -= next === undefined ? 0 : 1;
        endSkipping();
        notes.push(severalRecipesNote(next ?? bare));
        break;
      }
    }
    if (title !== undefined && ingredients.length > 0 && hasTitle && isOtherTitle(title)) {
      if (isOfIngredients(lines, index)) {
        endSkipping();
        notes.push(severalRecipesNote(title));
        break;
      }
    }
    if (title !== undefined && ingredients.length === 0) hasTitle ||= isOtherTitle(title);
    if (heading !== '' && title !== undefined) next = title;
    if (isYield) stated ??= statedServings(bare);
    else if (begun !== null && isHeadingRest(begun[1] ?? '')) {
      endSkipping();
      if (DIGIT.test(bare)) stated ??= statedServings(bare);
    } else if (STEPS_HEADING.test(bare) || isStepBehindHeading(bare)) {
      endSkipping();
      heading = bare.replace(/:.*$/, '');
      skipped = isStepBehindHeading(bare) ? 1 : 0;
    } else if (heading !== '' && isFurtherPart(lines, index)) {
      endSkipping();
      dropped.push(bare);
    } else if (heading !== '') skipped += 1;
    else if (title !== undefined) name ||= title.trim().replace(/^"(.*)"$/, '$1');
    else if (
      isBelowEnergy ||
      isGroupHeading(line) ||
      FACT.test(bare) ||
      DURATION.test(bare) ||
      HEADING_WITH_STEP.test(bare) ||
      isInstruction(bare) ||
      isHeadingOfParagraph(lines, index)
    ) {
      dropped.push(bare);
    } else ingredients.push({ text: line, location: { file, line: index + 1 } });
  }
  endSkipping();
  const { servings, grams, notes: ofServings } = stated ?? statedServings('');
  const ofTitle = isTitleUnsure ? [`Used ${quoted(titled.name)} as the name of the dish`] : [];
  return {
    name,
    servings,
    grams,
    ingredients,
    notes: [...ofTitle, ...ofServings, ...droppedNotes(dropped), ...notes],
  };
}

/** Whether a line with an amount, or the heading of a list of them, is next below a title. */
function isOfIngredients(lines: readonly string[], index: number): boolean {
  const below = lines.slice(index + 1).filter((one) => one !== '' && !FACT.test(one));
  return below
    .slice(0, BELOW_TITLE)
    .some((one) => DIGIT.test(one) || INGREDIENTS_HEADING.test(withoutHashes(one)));
}

/** Whether a line is a heading of steps with the first of them. */
function isStepBehindHeading(line: string): boolean {
  return HEADING_WITH_STEP.test(line) && ![FACT, DURATION, NO_STEP].some((fact) => fact.test(line));
}

/** What things that are made by the piece are made of. */
const FLOUR = /(?:flour|mehl|oats|flocken|dough|teig|semolina|grieß|batter)(?!\p{L})/iu;

/** Whether a line above all ingredients counts what the recipe makes: "12 muffins". */
function isYieldInPieces(lines: readonly string[], index: number, title: string): boolean {
  const pieces = piecesCounted(lines[index] as string);
  if (pieces === undefined) return false;
  const next = lines[index + 1] ?? '';
  const isApart = next === '' || INGREDIENTS_HEADING.test(withoutHashes(next));
  // "Filled rolls" need rolls, and rolls need flour.
  return isApart || (title.toLowerCase().endsWith(pieces) && lines.some((one) => FLOUR.test(one)));
}

/** Whether a line begins a paragraph of ingredients with what they are for: "Glaze", "Curry". */
function isHeadingOfParagraph(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const before = lines[index - 1] ?? '';
  const next = lines[index + 1] ?? '';
  const isBegun = before === '' || INGREDIENTS_HEADING.test(withoutHashes(before));
  if (isBegun && DIGIT.test(next) && isPartOfDish(line)) return true;
  return (
    index > 0 &&
    before === '' &&
    !DIGIT.test(line) &&
    !line.includes(',') &&
    isAboveAmounts([line, next])
  );
}

/** "100 g icing sugar", but no step: "200 g Mehl unterheben." and "1. Mix". */
const SHORT_LINE_WITH_AMOUNT = /^(?:\d+(?!\.\s)|[½¼¾])(?!\d*\.\s)(?:\S*\s+){1,7}\S*[^.!:\s]$/;

/** Whether a line below the steps begins another part of the dish, with its own ingredients. */
function isFurtherPart(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const isHeading =
    /^#{2,6}\s/.test(line) || isGroupHeading(line) || isPartOfDish(withoutHashes(line));
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  return isHeading && SHORT_LINE_WITH_AMOUNT.test(below);
}

/** A title, and the servings after it. */
function withServings(title: string): { readonly name: string; readonly stated?: StatedServings } {
  for (const pattern of SERVINGS_BEHIND) {
    const [, name = '', servings = ''] = pattern.exec(title) ?? [];
    if (isServingsLine(servings)) return { name, stated: statedServings(servings) };
  }
  return { name: title };
}

/** A line without bullets, repeated spaces, checkboxes and marks of emphasis. */
function withoutMarks(written: string): string {
  return withoutBullet(written.replace(/\s+/g, ' ').trim())
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/\*\*|__/g, '')
    .replace(/^\*(?=\S)(.*)\*/, '$1')
    .replace(/^_(?=\S)(.*)_$/, '$1')
    .trim();
}

function withoutHashes(line: string): string {
  return line.replace(/^#{1,6}\s+/, '').replace(/ ?#{1,6}$/, '');
}

/** What may follow "Zutaten" in a heading: nothing, or the number of servings. */
function isHeadingRest(rest: string): boolean {
  return /^\s*(?::|\(.*\)|(?:für|for)\s.*)?\s*:?$/i.test(rest);
}

/**
 * The line that is an unmarked title: the first line, if it has no amount and is followed by the servings, the
 * ingredients' heading, a fact or an empty line. Lists with empty lines between all ingredients have none.
 */
function titleLine(lines: readonly string[]): number | undefined {
  const first = lines.findIndex((line) => line !== '' && !/^[-=*_~]+$/.test(line));
  const line = lines[first];
  if (
    line === undefined ||
    line.length > MAX_TITLE ||
    isServingsLine(line) ||
    TITLE_LINE.test(line)
  )
    return undefined;
  if (withServings(line).stated !== undefined) return first;
  if (DIGIT.test(line)) return undefined;
  if (/[:,]$/.test(line) || isGroupHeading(line) || INGREDIENTS_HEADING.test(line))
    return undefined;
  const second = lines.findIndex((one, index) => index > first && one !== '');
  const next = lines[second];
  if (next === undefined) return undefined;
  const bare = withoutHashes(next);
  if (isServingsLine(bare) || FACT.test(bare) || INGREDIENTS_HEADING.test(bare)) return first;
  if (isYieldInPieces(lines, second, line)) return first;
  const isApart = second > first + 1;
  if (isApart && lines[second + 1] !== '' && lines[second + 1] !== undefined) return first;
  return isAboveAmounts(lines.slice(first), 2) ? first : undefined;
}

/** Whether the lines below one begin with amounts, as those below a title or heading do. */
function isAboveAmounts([title = '', ...below]: readonly string[], least = 1): boolean {
  const end = below.indexOf('');
  const next = below.slice(0, end < 0 ? BELOW_TITLE : Math.min(end, BELOW_TITLE));
  const haveAmounts =
    next.length >= least && next.every((line) => /^[\d¼-¾⅐-⅞]/.test(line) && !isServingsLine(line));
  return haveAmounts && !LITTLE.test(title);
}
