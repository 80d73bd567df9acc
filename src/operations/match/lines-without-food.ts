import { lazily } from '../../collections/lazily.ts';
import { TIMED, TIMED_IN_GERMAN } from '../../meals/words/asides/recipe-times.ts';
import { isClosing } from '../../meals/words/people/letter-lines.ts';
import { GREETING_WORDS } from '../../text/vocabulary/greeting-words.ts';

const NUMBER = String.raw`(?:about |approx\.? |ca\.? |etwa )?\d[\d.,]*(?:\s?[-–]\s?\d+)?`;
const TIME = String.raw`${NUMBER}\s?(?:h|hours?|hrs?|min(?:ute)?[sn]?|stunden?|std|tage?|days?)(?!\p{L}).*`;

/** How long a recipe takes. */
const TIMES = `(?:(?:${TIMED})(?: time)?|(?:${TIMED_IN_GERMAN})zeit|ready in)`;

/** Lines of recipes and diaries that name no food: times, servings, weights and steps. */
const label = lazily(() => {
  const said = [
    String.raw`${TIMES}\s*:?\s*${TIME}`,
    String.raw`(?:${TIMED}) time(?:\s*:.*)?`,
    String.raw`(?:serves|makes|yields?)\s+${NUMBER}.*`,
    String.raw`(?:servings?|portions?|portionen|yield|serves)\s*:?\s*${NUMBER}`,
    String.raw`difficulty\s*:?\s*\p{L}+|schwierigkeit(?:sgrad)?\s*:.*`,
    `für ${NUMBER} (?:personen|portionen|stück|leute)|${NUMBER} (?:portionen|personen|servings|people)`,
    String.raw`(?:körper)?(?:gewicht|weight|weigh[- ]?in)(?: (?:heute|today|this morning|morgens))?\s*:?\s*${NUMBER}\s?(?:kg|lbs?|st|stone|pounds)?`,
    String.raw`(?:walked|ran|jogged|cycled|swam|steps|schritte|gelaufen)(?:\s(?:the |our |my )?dogs?|\s(?:to )?(?:work|school|home))?\s*:?\s*${NUMBER}.*`,
    `${NUMBER} (?:steps|schritte)(?: .*)?`,
    String.raw`(?:special )?equipment\s*:.*|you(?:['’]ll| will) (?:also )?need\s*:?|(?:zubehör|küchengeräte|werkzeug)\s*:.*`,
    String.raw`(?:${GREETING_WORDS})(?:(?: (?:frau|herr|liebe[rs]?|mrs?|ms)\.?)(?: \p{L}+){1,2}|(?: \p{L}+)?[,!])?[,!.]*`,
    String.raw`(?:total|gesamt|summe)\s*:?\s*${NUMBER}\s?(?:kcal|cal(?:ories)?|kj|kalorien)(?!\p{L}).*`,
  ];
  return new RegExp(String.raw`^\s*(?:${said.join('|')})\s*$`, 'iu');
});

/** Words before a list of foods that somebody does not eat: "Avoid: grapefruit", "Meiden: Lakritz". */
const TO_AVOID =
  /^\s*(?:avoid(?:ing)?|do(?: not|n['’]t) eat|not allowed|foods to avoid|(?:food )?allerg(?:y|ies)|intolerances?|(?:ver)?meiden|zu meiden|nicht (?:essen|erlaubt)|verboten|(?:lebensmittel)?allergien?|unverträglich(?:keiten)?|verzicht(?:en)?(?: auf)?)\s*:/iu;

/** Whether a line says nothing about food that was eaten: "Serves 4", "Ruhezeit: 2 Std.", "Allergies: nuts". */
export function namesNoFood(text: string): boolean {
  return TO_AVOID.test(text) || label().test(text) || isClosing(text.trim());
}
