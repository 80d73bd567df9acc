import { US_VOLUME_ML } from '../../../model/units.ts';
import { fractionNumber } from '../../../text/numbers/fractions.ts';
import { weightText } from '../../../text/numbers/rounding.ts';

/** "0.5 oz simple syrup", "2 cl Zuckersirup": the syrup of bars, which cooks make themselves. */
const SYRUP =
  /^(\d+\s\d\/\d|\d\/\d|\d*\s?[½⅓⅔¼¾⅛]|\d+(?:[.,]\d+)?)\s?(fl\.?\s?oz|oz|ounces?|ml|cl|dl|tbsps?|tablespoons?|tsps?|teaspoons?|el|tl|cups?|bar ?spoons?|parts?)\.?\s(?:of\s)?(?:(?:plain|white)\s)?(?:simple syrup|sugar syrup|zuckersirup|läuterzucker|gomme)(?=\s*(?:$|[,(]))/iu;

/** The volume of a unit in ml. An ounce of a drink is one of volume. */
const ML: readonly (readonly [RegExp, number])[] = [
  [/^(?:fl|o)/i, US_VOLUME_ML.fluidOunce],
  [/^ml/i, 1],
  [/^cl/i, 10],
  [/^dl/i, 100],
  [/^(?:tb|tab|el)/i, 15],
  [/^(?:ts|tea|tl|bar)/i, 5],
  [/^cup/i, 240],
];

/** The density of a syrup of equal parts in g/ml. */
const DENSITY = 1.23;

/** The sugar and the water of a syrup, each with its weight. */
export interface SimpleSyrup {
  readonly sugar: string;
  readonly water: string;
}

/** The sugar and the water, in equal parts, in a line such as "0.5 oz simple syrup"; undefined for other lines. */
export function syrupIn(line: string): SimpleSyrup | undefined {
  const [, number = '', unit = ''] = SYRUP.exec(line) ?? [];
  const ml = ML.find(([pattern]) => pattern.test(unit))?.[1];
  if (ml === undefined) return undefined;
  const count = fractionNumber(number);
  const half = `${weightText((count * ml * DENSITY) / 2)} g`;
  return { sugar: `${half} sugar`, water: `${half} water` };
}
