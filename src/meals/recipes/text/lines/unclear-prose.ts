import { foldWords, singular } from '../../../../text/words/fold-words.ts';
import { LITRES, PASTA_WORDS } from '../../ingredients/not-eaten.ts';
import type { SentenceAmount } from './amounts-in-sentence.ts';

/**
 * What sentences say anywhere if the amounts in them are not simply what goes into the dish. It is not certain then how much of a
 * food counts.
 */
const UNCLEAR: readonly RegExp[] = [
  // An amount that was named before: "add the 500 g flour", "die 3 Eigelbe", "both yolks".
  /(?<!\p{L})(?:the|these|those|all|die|der|das|den|dem|diese[nr]?|alle)\s[\d¼-¾⅐-⅞]/iu,
  /(?<!\p{L})(?:both|beide[n]?|half (?:of|the|this)|(?:die|der|den|das) halbe[nr]?|hälfte|(?:the|den|der|dem) rest|rest (?:of|de[rsm])|remaining|restliche[nrsm]?)(?!\p{L})/iu,
  // "Die Linsen (250 g)"
  /\(\D{0,12}[\d¼-¾⅐-⅞]/u,
  // "a 200 g steak per person"
  /(?<!\p{L})(?:per|pro|je|each|jeweils)(?!\p{L})/iu,
  // "150 to 200 g", "2 oder 3 Eier", "up to 100 ml"
  /[\d¼-¾⅐-⅞](?:\s?\p{L}{1,6}\.?)?\s(?:to|bis|or|oder)\s[\d¼-¾⅐-⅞]/iu,
  /(?<!\p{L})(?:up to|bis zu|at most|höchstens|at least|mindestens)(?!\p{L})/iu,
  // "anderthalb Liter", "zweieinhalb EL"
  /(?<!\p{L})(?:anderthalb|\p{L}+einhalb)(?!\p{L})/iu,
  // A liquid or a coating that is partly thrown away.
  /(?<!\p{L})(?:drain|discard|rinse|pour (?:away|off)|brine|marinad|marinat|soak|deep[- ]?fr|abgieß|abgegossen|abtropf|weggieß|wegschütt|einweich|marinier|frittier|ausback|kochwasser|nudelwasser|pasta water)/iu,
  /(?:fry|fried|brat|back)\p{L}*\sin\s\d[\d.,/]*\s?(?:l|litres?|liters?|liter|ml|cups?)(?!\p{L})/iu,
  // A food that is divided, or kept for later.
  /(?<!\p{L})(?:separate|reserve|save|set aside|keep back|for the topping|trenn|beiseite|zurück(?:be)?halt|aufheb|für das topping|teil der|teil des|einen teil|some of)/iu,
  // What one may add, leave out or serve with the dish.
  /(?<!\p{L})(?:serve[sd]? with|goes? (?:well )?with|optional|if (?:needed|necessary|desired|you (?:like|want|wish))|you (?:may|might|can|could)|or use|instead|leave out|omit|version|variation|variante|tipp?s?|dazu|wer (?:mag|will|möchte)|nach (?:belieben|wunsch|bedarf)|wenn (?:nötig|gewünscht)|statt|weglass|passt|passen|schmeck)/iu,
  // What somebody ate.
  /(?<!\p{L})(?:I|we|ich|wir)\s(?:ate|had|drank|aß|aßen|hatten?|trank|tranken)(?!\p{L})|(?<!\p{L})(?:gegessen|getrunken|gab es)(?!\p{L})/iu,
];

/**
 * What sentences say around an amount that may be a part of another, or one of several. Elsewhere, these words mean
 * something else: "or until it is golden", "5 minutes more".
 */
const AROUND_AMOUNT =
  /(?<!\p{L})(?:of (?:the|it|this)|übrige[nrsm]?|davon|another|more|weitere[nrsm]?|noch|nochmals?|oder|or)(?!\p{L})/iu;

/** "50 g der Butter" is a part of the butter. */
const ARTICLE = /^(?:de[rsmn]|die|das)\s/iu;

/** "For 4 people", "für 6 Personen": the amounts may be those of one of several sizes. */
const FOR_SOME =
  /(?<=(?<!\p{L})(?:for|für)\s)\d+(?=\s(?:people|persons?|servings?|personen|portionen|leute)(?!\p{L}))|(?<=(?<!\p{L})serves\s)\d+/giu;

/** Whether the sentences of a recipe, with some amounts, leave open how much of a food counts. */
export function isUnclearProse(sentences: string, amounts: readonly SentenceAmount[]): boolean {
  if (UNCLEAR.some((pattern) => pattern.test(sentences))) return true;
  const sizes = new Set(sentences.match(FOR_SOME));
  if (sizes.size > 1 || amounts.some(isPartOfOther) || haveBoilingWater(amounts)) return true;
  const words = amounts.flatMap(({ food }) => [...new Set(foldWords(food).map(singular))]);
  return new Set(words).size < words.length;
}

/** Whether an amount may be a part of another: "50 g of the butter", "100 g davon". */
function isPartOfOther({ food, around }: SentenceAmount): boolean {
  return food === '' || ARTICLE.test(food) || AROUND_AMOUNT.test(around);
}

const PASTA = new RegExp(`(?:${PASTA_WORDS})$`, 'iu');

/** Litres of water and pasta: nobody eats most of the water, and of the salt in it. */
function haveBoilingWater(amounts: readonly SentenceAmount[]): boolean {
  const isWater = ({ text, food }: SentenceAmount) =>
    /(?:water|wasser)$/iu.test(food) && LITRES.test(text);
  return amounts.some(isWater) && amounts.some(({ food }) => PASTA.test(food));
}
