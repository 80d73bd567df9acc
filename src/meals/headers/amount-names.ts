import { foldedName, foldWords } from '../../text/words/fold-words.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { isAmountQuestion } from '../words/amounts/amount-questions.ts';
import {
  isWeighedState,
  stateOfAmounts,
  withoutStateWords,
} from '../words/amounts/weighed-states.ts';
import { columnTopic } from './column-names.ts';
import { isWeightUnit, splitUnit, unitOfColumn } from './column-units.ts';

/** Words of headers that mean amounts: "Amount served", "Gewogene Menge", "Portion in g". */
const AMOUNT_WORDS = new Set(
  foldWords(
    'amount quantity qty weight portion serving served size menge gewicht portionsgröße verzehrmenge verzehrsmenge istmenge sollmenge planmenge istportion sollportion planportion grams gramm anzahl offered provided dispensed ausgegeben ausgabe ausgabemenge serviert bestellt ausgeteilt gereicht',
  ),
);

/** Words that give such a header a different topic. */
const OTHER_WORDS = new Set(
  foldWords(
    'kcal kj energy energie body photo picture foto bild price preis kosten cost remark note bemerkung target ziel code id be ke bread time carbs carbohydrate kohlenhydrate insulin',
  ),
);

/**
 * Words for amounts that are compounds, or too short to occur in other names: "Portionsgewicht", "Einwaage", "wt". Plates
 * that were weighed empty are found before.
 */
const AMOUNT_COMPOUND =
  /(?<!\p{L})(?:einwaage|wt|wgt|(?:roh|trocken|nass|netto|brutto|portions?|einzel|verzehrs?|abtropf|fertig|koch|gar|ess|trink|speisen?|füll|stück|gesamt|tages|wochen|monats|lebensmittel|ausgangs|teller|schüssel|schalen|tablett)-?(?:gewicht|menge))(?!\p{L})/iu;

/** Names of columns that count the people whom an amount is for: "Personen", "Anzahl Personen", "no. of people". */
const PERSON_COUNT =
  /^(?:(?:anzahl|zahl|number of|no\.? of|#)\s*(?:der\s)?)?(?:(?:für|for)\s)?(?:(?:wie ?viele|how many)\s)?(?:personen(?:zahl|anzahl)?|pers\.|persons|people|eaters|esser|(?:kinder|gäste)(?:zahl|anzahl)?|(?:teilnehmer|bewohner|patienten|schüler)(?:zahl|anzahl)|children|guests)$|^(?:anzahl|zahl|number of|no\.? of|#)\s*(?:der\s)?(?:teilnehmer|bewohner|patienten|schüler|participants|residents|patients|pupils|tn)$/i;

/** Whether a column counts people. */
export function isPersonCount(name: string): boolean {
  return PERSON_COUNT.test(name.trim());
}

/** Whether a column counts the days on which an amount was eaten. */
export function isDayCount(name: string): boolean {
  return /^(?:anzahl|zahl|number of|no\.? of|#)\s*(?:der\s)?(?:tage|days)$/i.test(name.trim());
}

/** Whether the name of a column, which is not that of foods, says that it has amounts. */
export function isAmountName(name: string): boolean {
  const unit = unitOfColumn(name);
  if (isAmountQuestion(name)) return true;
  if (mayBeBodyWeight(name) || isPersonCount(name) || isDayCount(name)) return false;
  const topic = columnTopic(name);
  if (topic === 'amount' || UNIT_ALONE.test(name.trim())) return true;
  if (topic !== undefined) return false;
  if (
    unit !== undefined &&
    /^(?:g|ml|kg|l|dl|cl|oz|lbs?)$/i.test(unit) &&
    /eaten|gegessen|verzehr|consumed/i.test(name)
  ) {
    return true;
  }
  if (isMassOfState(name) || isMassOfPortion(name) || isVolume(name)) return true;
  const words = foldWords(spacedName(name));
  return (
    (words.some((word) => AMOUNT_WORDS.has(word)) || AMOUNT_COMPOUND.test(name)) &&
    !words.some((word) => OTHER_WORDS.has(word))
  );
}

/** The unit in the name of a column of amounts. A state may follow it: "Menge (g) roh", "Gewicht (roh)". */
export function unitOfAmounts(name: string): string {
  const own = unitOfColumn(name);
  if (own !== undefined && stateOfAmounts(own) === undefined) return own;
  const numbered = /^(.*\D)[ _]?\d$/.exec(name)?.[1];
  const unit = numbered === undefined ? undefined : unitOfColumn(numbered);
  if (own === undefined && unit !== undefined) return unit;
  const bare = withoutStateWords(name);
  return bare === name ? (own ?? '') : (unitOfColumn(bare.replace(/[\s,;/-]+$/, '')) ?? '');
}

/** "roh (g)", "cooked, g", "Brutto (g)": a unit of weight with nothing but a state, or whether it is gross. */
function isMassOfState(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  return isWeightUnit(unit) && (isWeighedState(bare) || /^(?:brutto|gross)$/i.test(bare));
}

/** "AP weight", "EP (g)", "as purchased": dietitians weigh food as it was bought, or only its edible portion. */
export function edibleOrPurchased(name: string): 'edible' | 'purchased' | undefined {
  if (/(?<!\p{L})(?:EP|E\.P\.|[Ee]dible[ _-][Pp]ortion)(?!\p{L})/u.test(name)) return 'edible';
  return /(?<!\p{L})(?:AP|A\.P\.|[Aa]s[ _-][Pp]urchased)(?!\p{L})/u.test(name)
    ? 'purchased'
    : undefined;
}

const PORTION_ALONE = /^(?:AP|A\.P\.|as purchased|EP|E\.P\.|edible portion)$/i;

/** "AP (g)", "Edible portion, g": a unit of weight with nothing but the portion. */
function isMassOfPortion(name: string): boolean {
  if (edibleOrPurchased(name) === undefined) return false;
  const { bare, unit = '' } = splitUnit(name);
  return PORTION_ALONE.test(bare.trim()) && isWeightUnit(unit);
}

/** "Volume (ml)" */
function isVolume(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  return /^(?:volume|volumen)$/i.test(bare) && /^(?:ml|cl|dl|l|fl\.? ?oz)$/i.test(unit);
}

/** Units that can be the whole name of a column of amounts. A capital letter means lunch, or a size. */
const UNIT_ALONE = /^(?:l|dl|cl|oz|lbs?)$/;

/**
 * Whether a column may have the weight of the person or the weights of foods: "Weight (kg)", "Gewicht in lb", "kg". Its
 * cells decide.
 */
export function mayBeBodyWeight(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  return /^(?:kg|lbs?)$/i.test(unit) && /^(?:in )?(?:kg|lbs?|weight|gewicht)$/i.test(bare);
}

/** Whether a column has amounts that were planned, which count only if there are no others. */
export function isPlannedName(name: string): boolean {
  return /(?<!\p{L})(?:soll|plan|planned|geplante?|target|ziel|verordnete?|prescribed)(?!\p{L})|(?<!\p{L})(?:soll|plan|ziel)(?:menge|portion|gewicht)/iu.test(
    name.replaceAll('_', ' '),
  );
}

/** Things that columns count, in English and German. */
const COUNTED = ['portions', 'servings', 'helpings', 'units', 'pieces', 'items'];
const COUNTED_DE = ['Portionen', 'Einheiten', 'Stück', 'Stücke', 'Packungen'];

/** Names of columns that count portions: "No. of units", "Anzahl". */
const COUNT_NAMES = new Set(
  [
    ...['number', 'no', 'count', 'how many', 'portions', 'servings', 'Portionen'],
    ...COUNTED.flatMap((one) => [`number of ${one}`, `no of ${one}`, `how many ${one}`]),
    ...['number of times', 'no of times', 'tally', 'tallies', 'tally marks'],
    ...['Anzahl', 'Stückzahl', 'Anzahl der Portionen', 'Strichliste', 'Striche'],
    ...['portion count', 'serving count', 'Portionsanzahl', 'Portionszahl', 'Portionenzahl'],
    ...COUNTED_DE.flatMap((one) => [`Anzahl ${one}`, `Anz ${one}`]),
  ].map(foldedName),
);

/** What a kitchen does with the portions that it counts: "Portionen geplant", "portions served". */
const BY_KITCHEN =
  /(?<!\p{L})(?:geplant|gekocht|produziert|hergestellt|ausgegeben|bestellt)(?:e[nr]?)?(?!\p{L})|(?<!\p{L})(?:planned|cooked|produced|prepared|served|ordered)(?!\p{L})/giu;

/** Whether a column counts portions whose size is in another column. */
export function isCountName(name: string): boolean {
  return COUNT_NAMES.has(foldedName(spacedName(name).replace(BY_KITCHEN, ' ').trim()));
}

/** Whether a name is that of a count or of the numbers of rows: "No." */
export function isNumberName(name: string): boolean {
  return NUMBER_NAMES.has(foldedName(name));
}

const NUMBER_NAMES = new Set(['number', 'no']);

/** Whether a column name means household measures, whatever the cells contain: "Household measure", "Haushaltsmaß". */
export function isHouseholdName(name: string): boolean {
  return /house ?hold|haushalt/i.test(name);
}
