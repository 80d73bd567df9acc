import { lazily } from '../../../../collections/lazily.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';
import { isWithPeel } from './refuse.ts';

/** Origins of foods. */
const ORIGINS = `
  vom (?:bäcker|vortag|metzger|fleischer|markt|grill|blech|fass|imbiss|lieferdienst)
  aus dem (?:supermarkt|(?:tief)?kühlregal|kühlschrank|tiefkühlfach)
  aus der (?:kühltheke|tiefkühltruhe|mikrowelle|kantine|mensa|(?:pfeffer|gewürz)?mühle)
  von gestern; from (?:yesterday|last night|the day before); vom buffet
  from (?:the|a) (?:bakery|market|supermarket|shop|chip shop|chippy|buffet|deli|store)
  (?<=(?<!lemon |lime )juice,? \\(?)(?:not )?from concentrate; (?<=(?<!zitronen|limetten)saft,? \\(?)(?:nicht )?aus (?:\\p{L}*saft)?konzentrat
  from (?:the|a) (?:freezer|fridge|microwave|canteen|grill|barbecue|bbq)
`;

/** Inedible parts of foods, after "ohne". */
const INEDIBLE = `
  haut; knochen; gräten; kerne?; kern(?:haus|gehäuse); stein; stiel; strunk; rinde; kruste; schale
`;

/** Inedible parts of foods, after "without" and "no". */
const PARTS = 'skin; bones?; crusts?';

/** Parts that people may eat or remove, after "mit" and "with". */
const LEFT_ON =
  '(?<!(?:weighed|gewogen) )(?:mit|inkl\\.?|samt|with) (?:(?:the|its|their|ihrer|der) )?(?:schale|haut|peel|skins?)(?! gewogen)';

/** The part that was removed from a food, or left on it. */
function partsRemoved(): string {
  const [inedible, part] = [anyWordOf(INEDIBLE), anyWordOf(PARTS)];
  return `
    ohne ${inedible}(?:(?:,| und| oder| &) (?:ohne )?${inedible})*
    (?:without|no) ${part}(?: (?:and|or|&) (?:no )?${part})*
    (?:(?:excess|visible|any|all|the) )*fat (?:trimmed|removed|cut)(?: off| away)?
    trimmed of (?:(?:all|any|excess|visible|the|its|most) )*fat
    (?:(?:überschüssiges|sichtbares) )?fett (?:entfernt|abgeschnitten|weggeschnitten)
    ${LEFT_ON}; skin removed; (?:skin|crusts?) (?:on|off|in); bone (?:on|off)
  `;
}

/** How a food is served or sold. */
const SERVED = `
  on the side; (?:am|im) (?:stück|ganzen|block); in one piece; in a block
  mit allem drum und dran; mit alle[ms]; with everything; with the works
  at room temperature; zimmerwarm; einfach so; just like that; on its own; as is
`;

/** Kitchen work that changes neither the food nor its weight. */
const SLIGHTLY_DONE =
  'cooled|chilled|warmed|softened|thawed|drained|beaten|whisked|crushed|bruised|flattened|pounded|mashed';

/** What a food is left to do before it is used. */
const WAITING = `
  (?:and )?(?:${SLIGHTLY_DONE}) slightly
  (?:and )?slightly (?:${SLIGHTLY_DONE})
  (?:and )?(?:left|allowed|set aside) to (?:cool|soften|rest|thaw|drain|dry|stand)(?: (?:slightly|completely|down|off|a (?:little|bit)))?
  (?:und )?(?:(?:etwas|leicht|kurz|vollständig) )?(?:abkühlen|auskühlen|auftauen|abtropfen|weich werden) (?:ge)?lassen
`;

/** Purposes of foods, after "to", "for", "zum" and "für". */
const PURPOSES = `
  to (?:serve|taste|garnish|glaze|brush|dust|grease)
  for (?:serving|glazing|rolling|kneading|sprinkling|drizzling|dipping|garnish|garnishing|greasing)
  for (?:dusting|brushing|topping|(?:(?:shallow|deep)[- ])?frying|the (?:pan|tin))
  (?:plus|and) (?:extra|more) (?:for|to) .*
  (?:plus|and) (?:(?:extra|more|some|a few) )?(?:wedges|slices|leaves|sprigs|halves|zest|juice) (?:to|for) .*
  zum (?:dressing|salat|kochen|backen|anbraten|braten|garnieren|bestreuen|bestäuben|bestreichen)
  zum (?:ausrollen|ausbacken|kneten|dekorieren|verzieren|beträufeln|wälzen|ablöschen|dippen)
  zum (?:einpinseln|bepinseln|einreiben|überbacken|abschmecken|binden|panieren|servieren)
  zum (?:einfetten|fetten|frittieren|rösten)
  (?:\\+|plus|und) (?:etwas|mehr|extra|ein wenig) (?:mehr )?(?:für|zum) [^()\\d]*
  (?:fürs|für (?:die|das|den|der)) (?:form|formen|blech|pfanne|arbeitsfläche|teig)
  (?:fürs|für (?:die|das|den|der)) (?:deko|garnitur|glasur|dressing)
`;

/** Remarks that people may use as much as they like, or none. */
const LIKED = String.raw`
  (?:(?:nach|zu)\s|n\.\s?)(?:geschmack|belieben|bedarf); n\.\s?b(?:el|ed)?\.
  as (?:needed|required|desired); if (?:desired|needed|you like); optional
  je nach \p{L}+
`;

/** When it was eaten, if not at a meal. */
const ALL_DAY = `
  (?:throughout|through|during) (?:the )?day; all day
  über den (?:ganzen )?tag(?: verteilt)?; den ganzen tag
`;

/** A remark that somebody bought the dish: "cottage pie, ready meal 400g", "Fertiggericht Hühnerfrikassee". */
const READY_MADE =
  /(?<=\p{L}),\s(?:ready[- ]?meal|microwave meal|tv dinner|frozen dinner|fertiggericht|tiefkühlgericht|tk-gericht|mikrowellengericht)(?!\p{L})|\s?\((?:(?:a )?ready[- ]?meal|fertiggericht|tiefkühlgericht|tk-gericht)\)|(?<=^\s*(?:(?:1|an?|eine?)\s)?)(?:ready[- ]?meal|microwave meal|frozen dinner|fertiggericht|tiefkühlgericht|tk-gericht)[:,]?\s(?=\p{L})/giu;

/** How long meat was fried: it is cooked. */
const DONENESS = `
  (?:cooked )?(?:medium[- ](?:rare|well)|well[- ]done|rare)
  rosa (?:gebraten|gegart); durch(?:gebraten|gegart)
`;
const IS_DONE = lazily(() => new RegExp(anyWordOf(DONENESS), 'iu'));

/** "500 g steak from the grill": their weight is that of grilled food. */
const FROM_GRILL = /(?<!\p{L})(?:grill|barbecue|bbq)(?!\p{L})/iu;

/** Dishes, sausages and bread, which are what they are however long they were fried. */
const SAME_ANYWAY =
  /burger|frikadelle|bulette|fleischpflanzerl|meatball|fleischbällchen|wurst|würst|wiener|sausage|frankfurter|hot dogs?|brötchen|semmel|brot|bread|toast|\broll|pizza|sandwich|feta|camembert|kebab|kebap|döner|eggs?(?!\p{L})|\bei(?:er)?(?!\p{L})/iu;

/** "2 trout from the grill": pieces, whose size does not depend on how they were cooked. */
const IN_PIECES =
  /^\s*(?:\d{1,2}|½|an?|one|two|three|eine?n?|zwei|drei|halbe[rsn]?)\s(?!(?:g|gr|gramm|grams?|kg|lbs?|pounds?|pfund|oz|ounces?)(?!\p{L}))/iu;

/** How a remark says that a food was cooked; empty if that does not change the food. */
function cookedAs(remark: string, food: string): string {
  if (SAME_ANYWAY.test(food) || IN_PIECES.test(food)) return '';
  if (IS_DONE().test(remark)) return ', cooked';
  return /\bvom\b/iu.test(remark) ? ', gegrillt' : ', grilled';
}

/** Remarks that do not make it a different food. */
const noPartOfName = lazily(() => {
  const remark = anyWordOf(
    ORIGINS,
    partsRemoved(),
    SERVED,
    WAITING,
    PURPOSES,
    LIKED,
    ALL_DAY,
    DONENESS,
  );
  return new RegExp(String.raw`,?\s${remark}(?![\p{L}\d])|\s?\(${remark}\)`, 'giu');
});

/** "(Kühlregal, 275 g)": the place in the shop, before the weight. */
const SHELF =
  /(?<=\()(?:(?:aus dem |aus der |vom |from the )?(?:kühlregal|kühltheke|tiefkühlregal|tiefkühltruhe|tk|supermarkt|bäcker|fertigprodukt|chiller|freezer|chilled|fertig))(?:[,;]|\sà)\s(?=(?:ca\.? )?\d)/iu;

/** "Pizza, Rand liegen lassen", "toast, left the crusts": an edge, which weighs little. */
const EDGE_LEFT =
  /(?<=\p{L}),\s(?:(?:den|die|das) )?(?:rand|kruste|rinde|fettrand)\s(?:(?:liegen|stehen) ?(?:ge)?lassen|(?:weg|übrig) ?gelassen|nicht (?:mit)?gegessen)(?=\s*(?:$|[,.;]))|(?<=\p{L}),\s(?:left|didn['’]t eat|without eating) the (?:crusts?|edges?)(?=\s*(?:$|[,.;]))/giu;

/** "n. B. Salz und Pfeffer": as much as people like. */
const AS_LIKED =
  /^\s*(?:(?:nach\s|n\.\s?)(?:geschmack|belieben|bedarf)|n\.\s?b(?:el|ed)?\.)\s?(?=\p{L})/iu;

/** Poultry: with its skin, it is a different food. Its breast is usually without skin. */
const POULTRY =
  /(?<!\p{L})(?:(?:chicken|turkey|duck|goose)(?: thighs?| legs?| drumsticks?)?|(?:hähnchen|hühner|puten|truthahn)(?:ober|unter)?(?:schenkel|keule)n?|\p{L}*hähnchen|ente|gans)(?:,?\s(?:grilled|roast(?:ed)?|baked|fried|cooked|(?:ge)?grillt|gebraten|gekocht|geschmort|gebacken|gegart))?$/iu;
const WITHOUT_SKIN = /(?<!\p{L})(?:(ohne .*haut)|(?:without|no) .*skin|skin (?:off|removed))/iu;
const SKIN_ON =
  /(?<!\p{L})(?:skin on|with (?:(?:the|its) )?skin|mit (?:(?:der|ihrer) )?haut)(?!\p{L})/iu;
const GERMAN_BREAST = /(?<!\p{L})(?:hähnchen|hühner)br(?:ust(?:filets?)?|üsten?)$/iu;
const BREAST = /(?<!\p{L})(?:chicken|turkey|duck) breasts?$/iu;

/** "Orange juice with pulp", "Orangensaft (ohne Fruchtfleisch)": the same juice. */
const PULP =
  /(?<=(?:juice|saft|(?<!\p{L})oj)),?\s\(?(?:with |w\/ ?|no |without |low |high |extra |some |mit |ohne |wenig |viel )(?:pulp|bits|juicy bits|fruchtfleisch)\)?(?!\p{L})|(?<=(?:juice|(?<!\p{L})oj)),?\s\(?(?:smooth|pulp[- ]free)\)?(?!\p{L})/giu;

/** "Kichererbsen aus der Dose", "tuna from a tin": tinned food, whatever share of the tin it is. */
const FROM_TIN =
  /(?<=\p{L}),?\s\(?(?:aus (?:der|einer) (?:dose|konserve|büchse)|(?:from|out of) (?:a|the) (?:tin|can))\)?(?!\p{L})/giu;

/** "Kirschen aus dem Glas", "beans from a jar": preserved like food in tins, unlike sausages or jam from a jar. */
const FROM_JAR =
  /(?<=(?<preserved>(?:kirschen?|pfirsiche?|aprikosen?|birnen?|pflaumen?|mirabellen|stachelbeeren|mandarinen|cherr(?:y|ies)|peach(?:es)?|apricots?|pears?|plums?|bohnen|linsen|erbsen|beans?|lentils|peas|chickpeas|mais|sweetcorn|möhren|karotten|carrots|spargel|asparagus))?),?\s\(?(?:aus (?:dem|einem) glas|(?:from|out of) (?:a|the) jar)\)?(?!\p{L})/giu;

/** "Lentils, cooked from dry", "boiled from frozen": how the cooked food was sold. */
const SOLD_AS = /(?<=(?:cooked|boiled|prepared)) from (?:dry|dried|raw|frozen)(?!\p{L})/giu;

/**
 * A text without the origin and the purpose of its food, and without the parts that were removed: "1 tbsp oil for
 * frying".
 */
export function withoutOriginAndPurpose(text: string): string {
  const plain = text
    .replace(AS_LIKED, '')
    .replace(SHELF, '')
    .replace(PULP, '')
    .replace(FROM_TIN, ', tinned')
    .replace(FROM_JAR, (...found) => (found[1] === undefined ? '' : ', tinned'))
    .replace(SOLD_AS, '')
    .replace(READY_MADE, '')
    .replace(EDGE_LEFT, '');
  return plain.replace(noPartOfName(), (found, at: number) => {
    const food = plain.slice(0, at);
    if (IS_DONE().test(found) || FROM_GRILL.test(found)) return cookedAs(found, food);
    if (SKIN_ON.test(found) && BREAST.test(food)) return ' with skin';
    if (SKIN_ON.test(found) && GERMAN_BREAST.test(food)) return ' mit Haut';
    // Bananas that were weighed with their peel: how much of them is edible is read later.
    if (isWithPeel(food + found)) return found;
    const skin = WITHOUT_SKIN.exec(found);
    if (skin === null || !POULTRY.test(food)) return '';
    return skin[1] === undefined ? ', skinless' : ' ohne Haut';
  });
}
