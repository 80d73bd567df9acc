/** "Thawed and squeezed dry", "trocken getupft": this does not make it a dried food. */
const DRY =
  /(?:,|\s(?:and|then|und))*\s(?:(?:squeezed|patted|pat|wrung|pressed|spun|wiped|rubbed|blotted)(?: (?:very|completely|thoroughly|well))? dry(?: with (?:a )?(?:paper|kitchen|tea) towels?)?|(?:gut )?trocken[- ]?(?:getupft|geschleudert|gerieben|gepresst))(?!\p{L})/giu;

const DONE =
  '(?:only|shredded|removed|picked(?: over)?|pulled|chopped|diced|sliced|stripped|torn|cubed|separated|taken|discarded)';

/** "1 rotisserie chicken, meat shredded": work on the meat of the food before the comma. */
const MEAT_OF_IT = new RegExp(
  String.raw`(?<=\p{L}),\s(?:the |all )?meat ${DONE}(?:(?:,| and|, and) (?:roughly |finely |coarsely )?${DONE})*(?: (?:from|off) (?:the )?(?:bones?|carcass|shells?))?(?=\s*(?:$|[,(;]))|(?<=\p{L}),\s(?:nur )?(?:das )?fleisch (?:ausgelöst|abgelöst|gezupft|zerzupft|gepflückt|klein ?geschnitten|gewürfelt)(?:(?:,| und) \p{L}+)?(?=\s*(?:$|[,(;]))|(?<=\p{L}),\s(?:nur das fleisch|only the meat)(?=\s*(?:$|[,(;]))`,
  'giu',
);

/** "Muskat, frisch gerieben": freshly grated, which does not make it a fresh food. */
const FRESHLY_DONE =
  /(?<!\p{L})frisch\s(?=(?:gerieben|gerissen|gemahlen|gehackt|gehobelt|geraspelt|geschnitten|gepflückt|gezupft|geschält)(?:e[nrsm]?)?(?!\p{L}))/giu;

/** "1 carrot and 1 onion, all finely chopped": work on every food of the line. */
const ALL_DONE =
  /(?<=,\s)(?:all|alles?)\s(?:of them\s|of it\s)?(?=(?:(?:very|finely|roughly|thinly|coarsely|fein|grob|klein|sehr)\s)*(?:chopped|diced|sliced|minced|grated|peeled|cubed|crushed|shredded|trimmed|beaten|gehackt|gewürfelt|geschnitten|gerieben|geschält|zerkleinert|püriert)(?!\p{L}))/giu;

/** "1 lb peeled and deveined shrimp": work before the food, whose "and" joins no second food. */
const CLEANED =
  /(?<!\p{L})(?:peeled|shelled|cleaned|washed|trimmed|cored),? (?:and|&) (?:deveined|cored|trimmed|peeled|cleaned) (?=\p{L}{3})/giu;

/** "Tomatoes, seeded and diced": without seeds, unlike "seeded bread". */
const SEEDED =
  /(?<=,\s(?:(?:peeled|cored|halved|stemmed|trimmed)(?:,? and|,)\s)?)seeded(?=\s*(?:$|[,(]|and\s|then\s))/giu;

/** How tomatoes and peppers in tins and jars were skinned. They are the same food. */
const FIRE_ROASTED =
  /,?\s?(?<!\p{L})(?:fire|flame|char)[- ]roasted(?:\s(?=\p{L})|(?=\s*[,(]|\s*$))/giu;

/** A half of an American chicken's breast is what others call a breast. */
const BREAST_HALVES =
  /(?<=(?<!\p{L})(?:chicken|turkey|duck)(?: (?:boneless|skinless))* breast)[ -](half|halves)(?!\p{L})/giu;

/** "3 sprigs thyme, leaves picked" */
const LEAVES_PICKED =
  /,\s(?:only the )?leaves(?: and (?:tender )?stems)?(?: (?:finely|roughly))?(?: (?:only|picked|stripped|chopped|torn|removed|separated))(?: and (?:\p{L}+ )?(?:chopped|torn))?(?=\s*(?:$|[,(]))|,\s(?:nur die )?blätt(?:er|chen)(?: (?:ab)?(?:gezupft|gehackt|gepflückt))?(?=\s*(?:$|[,(]))/giu;

/** "Zwiebel fein hacken", "Gurken würfeln": an instruction behind a food of a German recipe. */
const INSTRUCTED =
  /(?<=\p{L}{3}|\)),?\s(?:(?:ebenfalls|sehr|fein|grob|klein|gut|dünn|längs|in mundgerechte stücke)\s)*(?:würfeln|hacken|schneiden|reiben|raspeln|schälen|pressen|hobeln|halbieren|vierteln|zerkleinern|zerdrücken|pürieren|waschen|putzen|entkernen|verquirlen|schmelzen|auspressen|zerlassen|(?:abtropfen|auftauen|einweichen) lassen)\s*$/u;

/** "Tahini — stir the jar first": an instruction after a dash. */
const SAID_BEHIND_DASH =
  /(?<=\p{L}{2})\s[–—]\s(?:stir|shake|use|see|i |we |my |not |no need|optional|leave|keep|save|make sure|adjust|reserve|if |or to |bitte|nicht|am besten|ich |evtl|gut )[^\d]*$/iu;

/** "Large shrimp (21/25 count)": the number of shrimp in a pound. */
const COUNT_PER_POUND =
  /,?\s\(?(?:u[-/]?\d{1,2}|\d{1,2}\s?[-–/]\s?\d{1,2})[- ](?:count|ct|per (?:lb|pound|kg))\.?\)?/giu;

/** "1.5 lb chicken thighs (about 4)": the number of pieces in that weight. */
const COUNT_OF_WEIGHT =
  /(?<=^\s*[\d½⅓⅔¼¾⅛][\d.,/\s½⅓⅔¼¾⅛]*\s?(?:kg|g|lbs?|pounds?|oz|ounces?)(?!\p{L})[^()]*)\s\((?:about |approx\.? |roughly |ca\.? |etwa )(?:\d{1,2}|two|three|four|five|six)(?:\s?(?:[-–]|to|bis)\s?\d{1,2})?(?: (?:large|medium|small|whole|total|pieces|große|mittlere|kleine|stück))?\)/iu;

/** A text without work in the kitchen whose words would name another state or another food. */
export function withoutKitchenWork(text: string): string {
  return text
    .replace(DRY, '')
    .replace(MEAT_OF_IT, '')
    .replace(ALL_DONE, '')
    .replace(INSTRUCTED, '')
    .replace(CLEANED, '')
    .replace(SEEDED, 'deseeded')
    .replace(LEAVES_PICKED, '')
    .replace(SAID_BEHIND_DASH, '')
    .replace(COUNT_PER_POUND, '')
    .replace(COUNT_OF_WEIGHT, '')
    .replace(FIRE_ROASTED, (said) => (said.startsWith(' ') || said.startsWith(',') ? ' ' : ''))
    .replace(FRESHLY_DONE, '')
    .replace(BREAST_HALVES, (_, half: string) => (half.toLowerCase() === 'half' ? '' : 's'));
}
