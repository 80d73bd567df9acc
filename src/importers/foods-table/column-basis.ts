/** What amounts are per. */
export const BASES = ['100 g', '100 ml', 'serving'] as const;
/** What the amounts of a table are per. */
export type Basis = (typeof BASES)[number];

/** What the amounts of a column or a row are per: one of the usual bases, or a weight or volume such as "30 g". */
export type AmountBasis = Basis | `${number} g` | `${number} ml`;

/** What may follow a reference amount without changing it: "per 30 g serving", "je 100 g essbarer Anteil". */
const KIND =
  '(?:[\\s_]*(?:serving|portion|edible portion|essbarer anteil|verzehrbarer anteil|verzehrfertig|product|produkt|food|lebensmittel)(?![a-zäöü]))?';

/** Amounts "per 100 g", in the name of a column: `fat_100g`, "Fett je 100 g". */
const PER_100 = new RegExp(
  String.raw`[\s_([,-]*(?:(?<![a-z])(?:per|je|pro|in)[\s_]*)?100[\s_]*(g|ml)(?![a-z])(?:\s*/\s*(?:ml|g)(?![a-z]))?[)\]]?${KIND}[)\]]?`,
  'i',
);

/** "per 30 g", "pro Portion (45 g)", "(je 1 kg)". */
const PER_AMOUNT = new RegExp(
  String.raw`[\s_([,-]*(?:(?<![a-z])(?:per|je|pro|for|für)[\s_]+|/\s*)(?:(?:serving|portion|stück|piece|riegel|bar)[\s_]*[([]?\s*(?:of|à|von|=)?\s*)?(\d+(?:[.,]\d+)?)[\s_]*(kg|g|ml|l)(?![a-z])[)\]]?${KIND}[)\]]?`,
  'i',
);

/** "g/kg", "mg/l", "pro Liter". */
const PER_THOUSAND = /(?:\s*\/\s*|[\s_([,-]+(?:per|je|pro)[\s_]+)(kg|kilo|l|liter|litre)(?![a-z])/i;

const PER_SERVING =
  /[\s_([,-]*(?:(?<![a-z])(?:per|je|pro)[\s_]*|_|\/\s*)(?:serving|portion|stück|piece|riegel|bar)(?![a-z])[)\]]?/i;

/** The name of a column without what its amounts are per. */
export interface SplitName {
  readonly bare: string;
  /** Undefined where the name does not say it. */
  readonly basis: AmountBasis | undefined;
}

/** Splits "Fett je 100 g" into "Fett" and "100 g". */
export function splitBasis(name: string): SplitName {
  const per100 = PER_100.exec(name);
  if (per100 !== null) {
    const basis = per100[1]?.toLowerCase() === 'ml' ? '100 ml' : '100 g';
    return { bare: name.replace(PER_100, ' '), basis };
  }
  const perAmount = PER_AMOUNT.exec(name);
  const basis = perAmount === null ? undefined : basisOf(perAmount[1] ?? '', perAmount[2] ?? '');
  if (basis !== undefined) return { bare: name.replace(PER_AMOUNT, ' '), basis };
  const perThousand = PER_THOUSAND.exec(name);
  if (perThousand !== null) {
    const isVolume = /^l/i.test(perThousand[1] as string);
    return { bare: name.replace(PER_THOUSAND, ' '), basis: isVolume ? '1000 ml' : '1000 g' };
  }
  return PER_SERVING.test(name)
    ? { bare: name.replace(PER_SERVING, ' '), basis: 'serving' }
    : { bare: name, basis: undefined };
}

const WEIGHT =
  /^(?:per|je|pro)?(\d+(?:[.,]\d+)?)(kg|g|ml|l|kilo(?:gramm?s?)?|gr(?:amm?s?)?|milliliters?|millilitres?|liters?|litres?)$/;
const IN_BRACKETS = /\((\d+(?:[.,]\d+)?)(kg|g|ml|l)\)$/;

/** Reads what a cell says amounts are per: "100 g", "Portion", "1 cup (240 g)"; undefined for anything else. */
export function readBasisText(text: string): AmountBasis | undefined {
  const written = text.toLowerCase().replace(/\s+/g, '');
  if (/^(?:per|je|pro)?(?:1(?:[.,]0+)?)?(?:serving|portion)(?:s|en)?$/.test(written))
    return 'serving';
  const found = WEIGHT.exec(written) ?? IN_BRACKETS.exec(written);
  return found === null ? undefined : basisOf(found[1] ?? '', found[2] ?? '');
}

function basisOf(number: string, unit: string): AmountBasis | undefined {
  const thousands = /^(?:k|l)/i.test(unit) ? 1000 : 1;
  const amount = Number(number.replace(',', '.')) * thousands;
  if (!(amount > 0)) return undefined;
  return /^(?:m|l)/i.test(unit) ? `${amount} ml` : `${amount} g`;
}
