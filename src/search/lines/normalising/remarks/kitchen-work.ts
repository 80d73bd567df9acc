/** "Thawed and squeezed dry", "trocken getupft": nothing that was dried. */
const DRY =
  /(?:,|\s(?:and|then|und))*\s(?:(?:squeezed|patted|pat|wrung|pressed|spun|wiped|rubbed|blotted)(?: (?:very|completely|thoroughly|well))? dry(?: with (?:a )?(?:paper|kitchen|tea) towels?)?|(?:gut )?trocken[- ]?(?:getupft|geschleudert|gerieben|gepresst))(?!\p{L})/giu;

const DONE =
  '(?:only|shredded|removed|picked(?: over)?|pulled|chopped|diced|sliced|stripped|torn|cubed|separated|taken|discarded)';

/** "1 rotisserie chicken, meat shredded": what was done to the meat of the food before the comma. */
const MEAT_OF_IT = new RegExp(
  String.raw`(?<=\p{L}),\s(?:the |all )?meat ${DONE}(?:(?:,| and|, and) (?:roughly |finely |coarsely )?${DONE})*(?: (?:from|off) (?:the )?(?:bones?|carcass|shells?))?(?=\s*(?:$|[,(;]))|(?<=\p{L}),\s(?:nur )?(?:das )?fleisch (?:ausgelöst|abgelöst|gezupft|zerzupft|gepflückt|klein ?geschnitten|gewürfelt)(?:(?:,| und) \p{L}+)?(?=\s*(?:$|[,(;]))|(?<=\p{L}),\s(?:nur das fleisch|only the meat)(?=\s*(?:$|[,(;]))`,
  'giu',
);

/** "Muskat, frisch gerieben": freshly grated, which says nothing about a fresh food. */
const FRESHLY_DONE =
  /(?<!\p{L})frisch\s(?=(?:gerieben|gemahlen|gehackt|gehobelt|geraspelt|geschnitten|gepflückt|gezupft|geschält)(?:e[nrsm]?)?(?!\p{L}))/giu;

/** "1 carrot and 1 onion, all finely chopped": what was done to every food of the line. */
const ALL_DONE =
  /(?<=,\s)(?:all|alles?)\s(?:of them\s|of it\s)?(?=(?:(?:very|finely|roughly|thinly|coarsely|fein|grob|klein|sehr)\s)*(?:chopped|diced|sliced|minced|grated|peeled|cubed|crushed|shredded|trimmed|beaten|gehackt|gewürfelt|geschnitten|gerieben|geschält|zerkleinert|püriert)(?!\p{L}))/giu;

/** How tomatoes and peppers of tins and jars were skinned, which makes them no other food. */
const FIRE_ROASTED =
  /,?\s?(?<!\p{L})(?:fire|flame|char)[- ]roasted(?:\s(?=\p{L})|(?=\s*[,(]|\s*$))/giu;

/** A half of an American chicken's breast is what others call a breast. */
const BREAST_HALVES =
  /(?<=(?<!\p{L})(?:chicken|turkey|duck)(?: (?:boneless|skinless))* breast)[ -](half|halves)(?!\p{L})/giu;

/** A text without what was done to a food in the kitchen, where its words would name another state or another food. */
export function withoutKitchenWork(text: string): string {
  return text
    .replace(DRY, '')
    .replace(MEAT_OF_IT, '')
    .replace(ALL_DONE, '')
    .replace(FIRE_ROASTED, (said) => (said.startsWith(' ') || said.startsWith(',') ? ' ' : ''))
    .replace(FRESHLY_DONE, '')
    .replace(BREAST_HALVES, (_, half: string) => (half.toLowerCase() === 'half' ? '' : 's'));
}
