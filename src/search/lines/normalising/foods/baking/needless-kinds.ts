/** How fine or pure white sugar is: "golden caster sugar". */
const KIND_OF_WHITE =
  /(?<!\p{L})(?:(?:golden|unrefined|refined|fair ?trade|extra[- ]fine|super ?fine|fine|pure|organic)[ ,]+)+(?=(?:caster|granulated|white) sugar(?!\p{L}))/giu;
const SUPERFINE = /(?<!\p{L})(?:super ?fine|castor|baker['’]?s) (?=sugar(?!\p{L}))/giu;

/** Kinds of brown sugar, which hardly differ: "light muscovado sugar", "dark brown soft sugar", "brauner Rohrzucker". */
const KIND_OF_BROWN =
  /(?<!\p{L})(?:(?:light|dark|soft|golden|unrefined|raw|organic)[ ,]+)*(?:brown(?: (?:soft|muscovado|cane))? sugar|(?:muscovado|demerara|turbinado|raw cane|molasses) sugar|(?:light|dark) muscovado)(?!\p{L})/giu;
const KIND_OF_BROWN_GERMAN =
  /(?<!\p{L})(?:braune[rn]?|helle[rn]?|dunkle[rn]?) (?:roh)?rohr(?:oh)?zucker(?!\p{L})/giu;

/** "Feiner Zucker", "Gelierzucker 2:1" */
const KIND_OF_ZUCKER =
  /(?<!\p{L})(?:(?:extra)?fein(?:st)?e[rn]?|weiße[rn]?) (?=zucker(?!\p{L}))/giu;
const RATIO = /(?<=(?:gelier|einmach)zucker),?\s\(?[123]\s?:\s?1\)?/giu;

/** The fat in a pastry, as its package states it. */
const ALL_BUTTER = /(?<!\p{L})all[- ]butter (?=(?:puff|shortcrust|flaky|pastry))/giu;

/** Cheeses whose names never contain the word for cheese. */
const NAMED_CHEESE =
  /(?<=(?<!\p{L})(?:(?:monterey|pepper) jack|pecorino(?: romano)?|manchego|havarti|asiago|emmental(?:er)?|taleggio|grana padano|halloumi)) cheese(?!\p{L})/giu;

/** The colour of the shell: "brown eggs". "White eggs" may be egg whites. */
const COLOUR_OF_SHELL =
  /(?<!\p{L})(?:brown|braune[sn]?|weiße[sn]?)(?:[- ]shell(?:ed)?)? (?=(?:(?:free[- ]range|organic|freiland|bio)[- ])?(?:eggs?|eier[n]?|ei)(?!\p{L}))/giu;

/** Peppers in several colours. */
const MIXED_PEPPERS =
  /(?<!\p{L})(?:mixed(?:[- ]colou?r(?:ed)?)?|multi-?colou?red|bunte[rn]?) (?=(?:(?:bell )?peppers|paprika(?:schoten)?)(?!\p{L}))/giu;

/** A pepper in a colour, as names have it. */
const ORANGE_PEPPER = /(?<=(?<!\p{L})orange )bell (?=peppers?(?!\p{L}))/giu;
const GREEN_APPLE = /(?<!\p{L})grüne[rns]? (?=(?:Äpfel[n]?|Apfel)(?!\p{L}))/giu;

/** "Weizenmehl 550", "Mehl (405er)": the type of a flour without that word. */
const TYPE_OF_FLOUR =
  /(?<=mehl),?\s\(?(405|480|550|630|700|812|960|997|1050|1150|1370|1600|1700)(?:er)?\)?(?=\s*(?:$|[,)]))/giu;

/** Peppers in jars. A spoon of pimento is allspice, and fresh pimientos are Padrón peppers. */
const PIMENTOS =
  /(?<!\p{L})(?=(?:\p{L}+ )?pimi)(?:(?<=(?<!\p{L})jars? (?:\([^()]*\) )?(?:of )?)(?:(?:diced|chopped|sliced|roasted) )?|jarred )pimi?entos?(?=(?: peppers?)?\s*(?:$|,\s(?:drained|diced|chopped|sliced|roasted|rinsed)))/giu;

/** "Ice water" is water; a water ice is sorbet. */
const ICE_WATER = /(?<!\p{L})(?:iced?(?:[- ]cold)?) (?=water(?!\p{L}))/giu;

/** "Kaffee (Getränk)", as databases tell a drink from its powder. */
const AS_DRINK =
  /(?<=(?:kaffee|tee|wasser|milch|wein|bier|saft|coffee|tea|espresso|cappuccino)),?\s\(?(?:getränk|drink|beverage)\)?(?=\s*(?:$|[,;\d]))/giu;

/** How milk was heated, behind its fat, as databases name it: "Milk, semi-skimmed, pasteurised, average". */
const HEATED_MILK =
  /(?<=(?<!\p{L})(?:milk|cream|yogh?urt|milch|sahne|joghurt), [^,;()\d]+)(?:,\s(?:pasteuri[sz]ed|pasteurisiert|homogeni[sz]ed|homogenisiert|UHT|sterili[sz]ed|average))+(?=\s*(?:$|[,;\d]))/giu;

/** A text without kinds of sugar, pastry, cheese, eggs, milk and drinks that hardly differ, and that no food name mentions. */
export function withoutNeedlessKinds(text: string): string {
  return text
    .replace(KIND_OF_WHITE, '')
    .replace(SUPERFINE, 'caster ')
    .replace(KIND_OF_BROWN, 'brown sugar')
    .replace(KIND_OF_BROWN_GERMAN, 'brauner Zucker')
    .replace(KIND_OF_ZUCKER, '')
    .replace(RATIO, '')
    .replace(ALL_BUTTER, '')
    .replace(NAMED_CHEESE, '')
    .replace(COLOUR_OF_SHELL, '')
    .replace(MIXED_PEPPERS, '')
    .replace(ORANGE_PEPPER, '')
    .replace(TYPE_OF_FLOUR, ' Type $1')
    .replace(ICE_WATER, '')
    .replace(PIMENTOS, (found, at: number) =>
      /\d/.test(text.slice(0, at)) ? 'bell pepper' : found,
    )
    .replace(AS_DRINK, '')
    .replace(GREEN_APPLE, 'Granny-Smith-');
}

/** A text without words for how milk was heated. */
export function withoutHeating(text: string): string {
  return text.replace(HEATED_MILK, '');
}
