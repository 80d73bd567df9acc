/** Times, temperatures and repetitions: numbers in the steps of a recipe that are not amounts of food. */
const TIMES_AND_HEAT =
  /(?:ca\.? |about |etwa )?\d(?:[\d.,/]| \d\/\d)*(?:\s?(?:[-–]|to|bis)\s?\d[\d.,]*)?\s?(?:°\s?[cf]?|grad|degrees|c(?![\p{L}])|f(?![\p{L}])|min(?:\.|uten|utes?|s)?|std\.?|stunden?|hours?|hrs?|sek(?:\.|unden)?|sec(?:onds?|s)?|tage?|days?|cm|mm|inch(?:es)?)(?!\p{L})|(?:gas(?: mark)?|stufe)\s?\d/giu;

/** A text without times, temperatures and repetitions. */
export function withoutTimesAndHeat(text: string): string {
  return text.replace(TIMES_AND_HEAT, '');
}

/** Verbs that begin a step, and never the name of a food. */
const ALWAYS = 'pre-?heat|simmer|saut[eé]|knead|refrigerate|marinate|garnish|season|deglaze';

/** Verbs that begin a step before an article, a preposition or the like: "stir in the flour", but not "stir fry". */
const BEFORE_WORDS =
  'heat|stir|mix|add|bake|cook|boil|fry|chop|dice|whisk|beat|fold|pour|drain|bring|combine|place|put|cover|leave|let|remove|transfer|sprinkle|cut|peel|wash|rinse|melt|spread|grease|return|reduce|turn|cool|chill|freeze|toss|blend|strain|arrange|divide|grate|crush|squeeze|soak|sift|brush|brown|broil|grill|set';
const FURTHER =
  'the|in|into|to|for|until|till|at|over|under|onto|on|all|everything|well|gently|together|aside|it|them|through|from|off|out|up to|a large|a small|a medium|a pan|a pot|a bowl';

const ENGLISH = new RegExp(
  String.raw`^(?:then |next,? |now |meanwhile,? |finally,? )?(?:(?:${ALWAYS})\s\S|(?:${BEFORE_WORDS})\s(?:${FURTHER})(?!\p{L}|-)|serve (?:with|in|on|over|immediately|hot|warm|cold)(?!\p{L}))`,
  'iu',
);

/** Sentences with a verb that never begins the name of a food: "Add tomatoes and simmer." */
const ENGLISH_SENTENCE =
  /^(?:add|chop|whisk|combine|peel|melt|drain|pour|sprinkle|stir(?![- ]fr))\s\S+\s\S+.*\.$/iu;

/**
 * Verbs at the end of a step. "Gebraten" is no such verb, "überbacken" may be none, and "Öl zum braten" says what the oil
 * is for.
 */
const VERBS =
  '(?:\\p{Ll}{0,6}(?<!ge|über)(?:heizen|kochen|braten|backen|rösten|dünsten|schwitzen|köcheln|garen|rühren|mischen|mengen|kneten|schlagen|heben|ziehen|gießen|löschen|hacken|schneiden|würfeln|raspeln|hobeln|schälen|putzen|waschen|spülen|tupfen|pressen|pürieren|quirlen|schmecken|würzen|streuen|träufeln|pinseln|fetten|rollen|stechen|legen|stellen|geben|fügen|füllen|servieren|garnieren|anrichten|schmelzen|hitzen|weichen|marinieren|mixen|trennen|streichen|teilen|verteilen|formen|wenden|nehmen|vierteln|halbieren|entkernen|zerkleinern|reduzieren|bestäuben|auftauen|einlegen|zerdrücken)|(?:(?:(?!liegen)\\p{Ll}+en)\\s)?(?<!liegen )lassen)';
const GERMAN = new RegExp(
  String.raw`^[^;]*\p{L}[\s,]+(?<!(?:zum|beim|fürs|für|zu|oder)\s+)${VERBS}\s*[.!]?\s*$`,
  'u',
);

/** "Den Backofen auf 180 °C Umluft" */
const OVEN = /^(?:(?:den|the)\s)?(?:backofen|ofen|oven)\s(?:auf|vor|bei|to|at)(?!\p{L})/iu;

/**
 * Time and speed of a food processor: "5 Sek./Stufe 5", "3 Min./120 °C/Stufe 1", "10 sec/speed 6". The foods that it
 * processes are listed above.
 */
const ROBOT = /\d\s?(?:sek|min|sec)\p{L}*\.?\s?\/.*(?:stufe|speed)\s?\d/iu;

/** The most characters of a step on a line of its own. The patterns would scan a longer text many times. */
const LONGEST_STEP = 300;

/** "~375 F, 9-11 min", "180 °C Umluft, 35 Min.": only heat and time, with words for the kind of oven. */
const ONLY_HEAT =
  /^(?:(?:umluft|heißluft|ober-?\s?\/?(?:und\s)?unterhitze|ober|unterhitze|o\/u|fan|conventional|gas|backen|bake[sd]?|oven|ofen|im|in|bei|at|for|auf|then|dann|ca|about|oder|or|mittlere|schiene|vorgeheizt|preheated)(?!\p{L})|[\s~@.,;:/()–+-])*$/iu;

/**
 * Whether a line is a step in the kitchen without an amount of a food: "Preheat the oven to 180 °C", "Zwiebeln
 * würfeln."
 */
export function isInstruction(line: string): boolean {
  if (line.length > LONGEST_STEP) return false;
  if (ROBOT.test(line)) return true;
  const text = line
    .replace(/\([^()]*\)/gu, '')
    .replace(TIMES_AND_HEAT, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  if (/[\d½⅓⅔¼¾⅛]/u.test(text)) return false;
  if (text !== line.trim() && ONLY_HEAT.test(text)) return true;
  // "rinder braten" by somebody who writes without capitals
  if (/^\p{Ll}+\s\p{Ll}+$/u.test(text)) return ENGLISH.test(text);
  return [OVEN, ENGLISH, ENGLISH_SENTENCE, GERMAN].some((pattern) => pattern.test(text));
}
