import { lazily } from '../../text/lazily.ts';
import { anyWordOf } from '../../text/word-patterns.ts';

const NUMBER = String.raw`(?:about |approx\.? |ca\.? |etwa )?\d[\d.,]*(?:\s?[-–]\s?\d+)?`;
const TIME = String.raw`${NUMBER}\s?(?:h|hours?|hrs?|min(?:ute)?[sn]?|stunden?|std|tage?|days?)(?!\p{L}).*`;

/** How long a recipe takes. */
const TIMES = `
  (?:prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing)|rest(?:ing)?|chill(?:ing)?|active|marinating)(?: time)?
  (?:zubereitungs|arbeits|koch|back|ruhe|vorbereitungs|gesamt|warte|geh|kühl|gar)zeit; ready in
`;
const TIMES_ALONE = '(?:prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing)|rest(?:ing)?) time';

/** Lines of recipes and diaries that name no food: times, servings, weights and steps. */
const label = lazily(() => {
  const said = [
    String.raw`${anyWordOf(TIMES)}\s*:?\s*${TIME}`,
    String.raw`${TIMES_ALONE}(?:\s*:.*)?`,
    String.raw`(?:serves|makes|yields?)\s+${NUMBER}.*`,
    String.raw`(?:servings?|portions?|portionen|yield|serves)\s*:?\s*${NUMBER}`,
    String.raw`difficulty\s*:?\s*\p{L}+|schwierigkeit(?:sgrad)?\s*:.*`,
    `für ${NUMBER} (?:personen|portionen|stück|leute)|${NUMBER} (?:portionen|personen|servings|people)`,
    String.raw`(?:körper)?(?:gewicht|weight|weigh[- ]?in)(?: (?:heute|today|this morning|morgens))?\s*:?\s*${NUMBER}\s?(?:kg|lbs?|st|stone|pounds)?`,
    String.raw`(?:walked|ran|jogged|cycled|swam|steps|schritte|gelaufen)(?:\s(?:the |our |my )?dogs?|\s(?:to )?(?:work|school|home))?\s*:?\s*${NUMBER}.*`,
    `${NUMBER} (?:steps|schritte)(?: .*)?`,
    String.raw`(?:special )?equipment\s*:.*|you(?:['’]ll| will) (?:also )?need\s*:?|(?:zubehör|küchengeräte|werkzeug)\s*:.*`,
    String.raw`(?:total|gesamt|summe)\s*:?\s*${NUMBER}\s?(?:kcal|cal(?:ories)?|kj|kalorien)(?!\p{L}).*`,
  ];
  return new RegExp(String.raw`^\s*(?:${said.join('|')})\s*$`, 'iu');
});

/** Whether a line is about a recipe or a day, and names no food: "Serves 4", "Ruhezeit: 2 Std." */
export function namesNoFood(text: string): boolean {
  return label().test(text);
}
