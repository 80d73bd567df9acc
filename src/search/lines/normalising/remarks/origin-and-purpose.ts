import { lazily } from '../../../../text/lazily.ts';

const INEDIBLE =
  '(?:haut|knochen|gräten|kerne?|kern(?:haus|gehäuse)|stein|stiel|strunk|rinde|kruste|schale)';
const PARTS = '(?:skin|bones?|crusts?)';

/** Where a food comes from, what it is for, and what was removed: none of this makes it a different food. */
const NO_PART_OF_NAME = String.raw`(?:vom (?:bäcker|vortag|metzger|fleischer|markt|grill|blech|fass|imbiss|lieferdienst)|aus (?:dem (?:ofen|backofen|glas|supermarkt|(?:tief)?kühlregal|kühlschrank|tiefkühlfach)|der (?:kühltheke|tiefkühltruhe|mikrowelle|kantine|mensa))|ohne ${INEDIBLE}(?:(?:,| und| oder| &) (?:ohne )?${INEDIBLE})*|von gestern|from (?:yesterday|last night|the day before)|vom buffet|skin removed|from (?:the|a) (?:bakery|market|supermarket|shop|chip shop|chippy|buffet|deli|oven|store|jar|freezer|fridge|microwave|canteen)|(?:without|no) ${PARTS}(?: (?:and|or|&) (?:no )?${PARTS})*|on the side|(?:am|im) (?:stück|ganzen|block)|in one piece|in a block|(?:skin|crusts?) (?:on|off|in)|bone (?:on|off)|to (?:serve|taste|garnish)|for (?:serving|(?:(?:shallow|deep)[- ])?frying|rolling|kneading|sprinkling|drizzling|dipping|garnish|garnishing|greasing|dusting|brushing|topping|the (?:pan|tin))|(?:plus|and) (?:extra|more) (?:for|to) .*|zum (?:dressing|salat|kochen|backen|anbraten|braten|garnieren|bestreuen|bestäuben|bestreichen|ausrollen|ausbacken|kneten|dekorieren|verzieren|beträufeln|wälzen|ablöschen|dippen|einpinseln|bepinseln|einreiben|überbacken|abschmecken|binden|panieren|servieren|einfetten|fetten|frittieren|rösten)|(?:fürs|für (?:die|das|den|der)) (?:form|formen|blech|pfanne|arbeitsfläche|teig|deko|garnitur|glasur|dressing)|(?:(?:nach|zu)\s|n\.\s?)(?:geschmack|belieben|bedarf)|n\.\s?b(?:el|ed)?\.|as (?:needed|required|desired)|if (?:desired|needed|you like)|optional|mit alle[ms]|mit allem drum und dran|with everything|with the works|(?:throughout|through|during) (?:the )?day|all day|über den (?:ganzen )?tag(?: verteilt)?|den ganzen tag|at room temperature|zimmerwarm|(?:cooked )?(?:medium[- ](?:rare|well)|well[- ]done|rare)|rosa (?:gebraten|gegart)|durchgebraten|je nach \p{L}+)`;

const noPartOfName = lazily(
  () =>
    new RegExp(String.raw`,?\s${NO_PART_OF_NAME}(?![\p{L}\d])|\s?\(${NO_PART_OF_NAME}\)`, 'giu'),
);

/** "n. B. Salz und Pfeffer": as much as people like. */
const AS_LIKED =
  /^\s*(?:(?:nach\s|n\.\s?)(?:geschmack|belieben|bedarf)|n\.\s?b(?:el|ed)?\.)\s?(?=\p{L})/iu;

/** Poultry: with its skin it is another food than without. Its breast is usually without. */
const POULTRY =
  /(?<!\p{L})(?:(?:chicken|turkey|duck|goose)(?: thighs?| legs?| drumsticks?)?|(?:hähnchen|hühner|puten|truthahn)(?:ober|unter)?(?:schenkel|keule)n?|\p{L}*hähnchen|ente|gans)$/iu;
const WITHOUT_SKIN = /(?<!\p{L})(?:(ohne .*haut)|(?:without|no) .*skin|skin (?:off|removed))/iu;
const BREAST = /(?<!\p{L})(?:chicken|turkey|duck) breasts?$/iu;

/** A text without where its food comes from, what it is for, and what was removed from it. */
export function withoutOriginAndPurpose(text: string): string {
  const plain = text.replace(AS_LIKED, '');
  return plain.replace(noPartOfName(), (found, at: number) => {
    const food = plain.slice(0, at);
    if (/skin on/i.test(found) && BREAST.test(food)) return ' with skin';
    const skin = WITHOUT_SKIN.exec(found);
    if (skin === null || !POULTRY.test(food)) return '';
    return skin[1] === undefined ? ', skinless' : ' ohne Haut';
  });
}
