import { DECIMAL_NUMBER } from '../../../../text/numbers/fractions.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from '../../../headers/nutrient-words.ts';
import { TIMED, TIMED_IN_GERMAN } from '../../../words/asides/recipe-times.ts';

/** Headings of the ingredients, as alternatives of a pattern. */
export const INGREDIENTS_WORDS =
  "zutaten(?:liste)?|ingredients?|formula|rezeptur|ingrédients?|ingredienti|ingredientes|(?:(?:here['’]?s )?what )?you(?:['’]?ll| will)? need|(?:(?:was|das) )?(?:du brauchst|brauchst du|ihr braucht|braucht ihr)|man (?:nehme|braucht|benötigt)|einkaufsliste";

/** Headings of the steps. */
export const STEPS_WORDS =
  '(?:(?:cooking|baking|recipe|preparation|assembly) )?(?:directions?|instructions?|method|steps?)|preparation|zubereitung|anleitung|arbeitsschritte|schritte';

/** A line that begins the ingredients: "Zutaten", "Ingredients (serves 4)". */
export const INGREDIENTS_HEADING = new RegExp(
  String.raw`^(?:(?:die|the|recipe|main)\s+)?(?:${INGREDIENTS_WORDS})(?:\b|(?=für))(.*)$`,
  'iu',
);

/** A line that ends the ingredients: a heading of steps or remarks. */
export const STEPS_HEADING = new RegExp(
  String.raw`^(?:(?:(?:und )?so (?:geht|wird)['’]?s.*|(?:und )?los geht['’]?s.*|${STEPS_WORDS}|(?:step|schritt)\s?(?:1|one|eins)|how to (?:make|cook|prepare|bake)(?!\p{L}).*|do (?:this|the following)[.\s]*|zubereitung in [^\d:]*|so (?:bereite|mache|koche|backe)[nt]? (?:ich|wir|du|ihr|sie|man)(?!\p{L})[^\d]*|(?:zubereitung|preparation|instructions) (?:der|des|von|of|for)\s[^\d]*|préparation|étapes|preparazione|procedimento|preparación|elaboración|vorbereitung|und los|notes?|tips?|hinweise?|notizen?|tipps?|nährwerte?\D*|nutrition\D*|serving suggestions?|(?:special )?equipment(?: needed)?|tools|zubehör|küchengeräte|kochgeschirr|utensilien|variationen?|variations?))\s*:?$`,
  'iu',
);

/** A heading of steps, rather than of remarks: "Method", "So wird's gemacht". */
const STEPS = new RegExp(
  String.raw`^(?:(?:und )?so (?:geht|wird)|(?:und )?los geht|und los|${STEPS_WORDS}|how to (?:make|cook|prepare|bake)|do (?:this|the following)|so (?:bereite|mache|koche|backe)[nt]?)(?!\p{L})`,
  'iu',
);

/** Whether the lines below a heading are steps. */
export function isHeadingOfSteps(heading: string): boolean {
  return STEPS.test(heading);
}

/** "Zubereitung: Nudeln kochen.", or the time that it takes. */
export const HEADING_WITH_STEP = new RegExp(String.raw`^(?:${STEPS_WORDS})\s*:\s*\S`, 'i');

/** "Directions In a large skillet over medium heat, ...": a page whose lines somebody has joined. */
const STEP_BEHIND_WORD =
  /^(?:Directions?|DIRECTIONS|Instructions|INSTRUCTIONS|Method|METHOD|Zubereitung|ZUBEREITUNG|Anleitung)\s(?=\p{Lu})[^:]{50,}/u;

/** A line such as "Prep time: 30 minutes": facts about the recipe, not ingredients. */
export const FACT = new RegExp(
  String.raw`^(?:(?:${TIMED})(?:[ _-]?time)?|(?:${TIMED_IN_GERMAN})?zeit|difficulty|schwierigkeit(?:sgrad)?|source|quelle|author|autor(?:in)?|von|by|url|link|kategorien?|category|cuisine|küche|course|gang|tags?|keywords?|date|datum|rating|bewertung|calories|kalorien|brennwert|macros?[^:\d]*|nährwerte?[^:\d]*|nutrition[^:\d]*|description|beschreibung|teigausbeute|ta|hydration|teigtemperatur|dough temperature|oven|(?:back)?ofen|tin|(?:back)?form|temperatur|temperature|image|bild|layout|slug|lang|language|tipp?|hinweis|(?:my )?notes?|(?:meine )?notiz(?:en)?|anmerkung(?:en)?|(?:serving|portion) size|portionsgröße|from|to|cc|subject|betreff|sent|gesendet|an)\s*:\s*\S|^https?://`,
  'i',
);

/** "REZEPT NR. 114", "Recipe #12": the number of a recipe in a book, above its title. */
export const RECIPE_NUMBER =
  /^(?:rezept|recipe)(?:\s*-?\s*(?:nr|no|nummer|number)\b\.?\s*:?|\s*#)\s*\d+[a-z]?\.?$/i;

/** "Prep 15 min | Cook 1 hour", "Fertig in 30 Minuten": the time that it takes. */
export const DURATION = new RegExp(
  String.raw`^(?:(?:${TIMED})(?: time)?|ready in|takes|fertig(?: in)?|dauer|dauert|(?:stock|stück|teig)?gare|teigruhe|(?:${TIMED_IN_GERMAN})zeit|vorbereitung)\b[^\p{L}\d]*(?:ca\.?\s|etwa\s)?${DECIMAL_NUMBER}\s*(?:[-–]\s*${DECIMAL_NUMBER}\s*)?(?:min|mins|minutes|minuten|hrs?|hours?|std|stunden?|h|tage?|days?)(?!\p{L})`,
  'iu',
);

/** "Backverlust ca. 12 %", "TA 170", "Hydration 75 %": figures of a dough or a roast. */
export const BAKING_FIGURE =
  /^(?:back|brat|gar|koch)verlust\s*:?\s*(?:ca\.?\s*)?\d|^(?:ta|teigausbeute|hydration)\s*:?\s*(?:ca\.?\s*|about\s*)?\d+\s*%?$/iu;

/** "Dazu passen Klöße und Rotkohl.", "Serve with rice": what people may eat with the dish. */
export const SUGGESTION =
  /^(?:dazu (?:pass(?:t|en)|schmeck(?:t|en)|gibt es|reichen)|serve with|goes (?:well )?with)(?!\p{L})(?!.*\d)/iu;

/** Buttons of the recipe cards of web pages, in text copied from such a page. */
export const PAGE_BUTTON =
  /^(?:(?:us customary|metric|imperial)(?:\s*[-–—|/]?\s*(?:us customary|metric|imperial))*|(?:scale\s*)?(?:(?:½|1\/2|[1-4])x\s*)+|cook mode.*|prevent your screen.*|(?:jump to|print|pin|save|rate(?: this)?|share) recipe|print|deselect all|add to shopping list|(?:auf die|zur) einkaufsliste.*|rezept (?:drucken|speichern|teilen|bewerten)|drucken|zum rezept|einkaufsliste \p{L}+|(?:advertisements?|anzeige|werbung)|(?:back|nach|zurück) (?:to top|oben)|posted (?:on|in|by)(?!\p{L}).*|(?:share|like) this:?|share on .*|(?:guten appetit|an guat'n|mahlzeit|bon app[ée]tit|enjoy|viel (?:spaß|freude|erfolg)|lasst es euch schmecken)(?!\p{L})[^\d]{0,40}[!.]*)$/iu;

/** Comments below the recipe of a page: nothing below them belongs to it. */
export const COMMENTS =
  /^(?:leave a reply|post a comment|(?:no|\d+) comments?|(?:add|write) a comment|\d* ?(?:thoughts|responses|replies) (?:on|to)\s.*|kommentare?(?: \(\d+\))?|(?:schreibe?|hinterlasse) (?:einen|eine) (?:kommentar|antwort)|das könnte (?:dich|sie|ihnen|euch|dir) auch .*|related(?: posts| recipes)?|you (?:may|might) also like|ähnliche (?:rezepte|beiträge)|weitere rezepte):?$/iu;

/** The time or the difficulty of something, after its name: "Zubereitung: 1 Std. 30 Min.", "Preparation: easy". */
const NO_STEP =
  /:\s*(?:(?:ca\.|etwa|about)?\s*(?:\d|[½¼¾]).{0,12}(?:min\p{L}*|std|stunden?|hrs?|hours?|h)(?!\p{L})|(?:sehr |very )?(?:einfach|leicht|mittel|schwer|schnell|easy|simple|medium|hard|quick)\.?$)/iu;

/** The first line of a list of nutrients: "Calories: 450", "Pro Portion ca. 460 kcal". */
export const ENERGY_LINE = new RegExp(
  String.raw`^(?:${ENERGY_WORDS})\b\s*:?\s*\d|^\d+\s*(?:kcal|kj)\b|^(?:pro|je|per)\s(?:portion|stück|person|serving|piece|slice)\s*(?:ca\.?|about|etwa|ungefähr)?\s*:?$|^(?:pro|je|per|eine|one|1)\s(?:portion|stück|person|serving|piece|slice)\b[^a-z]*(?:ca\.?\s*|about\s*|etwa\s*)?\d+\s*(?:kcal|kj|cal)\b`,
  'i',
);

/** A further line of such a list: "Sugar: 8 g", "12 g Fett". */
export const NUTRIENT_LINE = new RegExp(
  String.raw`^(?:(?:total|saturated|of which|davon|gesättigte[s]?)\s+)*(?:${NUTRIENT_WORDS})\s*:?\s*[\d<].*$|^[\d.,<]+\s*m?g\s+(?:total |davon )?(?:${NUTRIENT_WORDS})(?:\s*[•·|,;]\s*[\d.,<]+\s*m?g\s+(?:total |davon )?(?:${NUTRIENT_WORDS}))*$`,
  'i',
);

/** Names of the weight of all flour, as alternatives of a pattern. */
export const FLOUR_TOTAL_WORDS =
  '(?:gesamt)?mehl(?:menge|gewicht)?(?: gesamt| insgesamt)|gesamtmehl(?:menge|gewicht)?|total flour(?: weight)?|flour total';

/** "Summe", "Gesamt: 1,2 kg", "Total per serving": the sum of the ingredients. */
const TOTAL = new RegExp(
  String.raw`^(?:(?:(?:gesamt|zwischen|end)?summe|(?:ins)?gesamt(?:menge|gewicht|teig)?|teig(?:menge|gewicht|einlage)|${FLOUR_TOTAL_WORDS}|(?:grand |sub-?)?total(?: weight| dough(?: weight)?)?|dough weight|sum)(?:\s+(?:pro|je|per)\s.*)?|Σ)\s*:?\s*(?:[\d.,]+\s*(?:kg|g|ml|l|kcal|kj|€)?)?$`,
  'iu',
);

/** Whether a line is a total of a list of ingredients. */
export function isTotalLine(line: string): boolean {
  return TOTAL.test(line);
}

/** Whether a line is a heading of steps followed by the first step. */
export function isStepBehindHeading(line: string): boolean {
  if (STEP_BEHIND_WORD.test(line)) return true;
  return HEADING_WITH_STEP.test(line) && ![FACT, DURATION, NO_STEP].some((fact) => fact.test(line));
}

/** A line without Markdown's marks of a heading. */
export function withoutHashes(line: string): string {
  return line.replace(/^#{1,6}\s+/, '').replace(/ ?#{1,6}$/, '');
}

/** Whether a line is the heading of the ingredients, with nothing else except the number of servings. */
export function isIngredientsHeading(line: string): boolean {
  const begun = INGREDIENTS_HEADING.exec(line);
  return begun !== null && isHeadingRest(begun[1] ?? '');
}

/** What may follow "Zutaten" in a heading: nothing, the name of the dish, or facts such as the number of servings. */
function isHeadingRest(rest: string): boolean {
  const isFact =
    /^\s*[-–—|·•(]?\s*(?:serves|makes|yields?|feeds|servings?|portionen|personen|prep|cook)\s*:?\s*\d/iu;
  if (isFact.test(rest)) return true;
  return /^\s*(?::|\(.*\)|(?:für|for|pour|per|para)\s.*|für\s?portionen|für (?:das|die|den) .*|(?:zum|zur) \p{L}+|quantity|amounts?|needed|mengen?|(?:\p{L}*teig|boden|belag|füllung|fülle|so(?:ß|ss)e|sauce|guss|glasur|creme|topping|dressing|marinade|crust|filling|frosting|dough))?\s*[:–—-]*$/iu.test(
    rest,
  );
}
