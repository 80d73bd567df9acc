import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import {
  type AmountBasis,
  basisOf,
  basisOfThing,
  REFERENCE_THING,
  REFERENCE_UNIT,
} from './column-basis.ts';

/** The reference amounts in a title. */
export interface TitleBases {
  readonly bases: readonly AmountBasis[];
  /** The first reference amount that viand cannot convert to 100 g, as written: "100 kcal", "10 Portionen". */
  readonly foreign: string | undefined;
}

/** Words that say that a text is about amounts of nutrients, in English, German and French. */
const OF_AMOUNTS =
  /nährwert|nährstoff|inhaltsstoff|brennwert|kalorien|werte?(?!\p{L})|angabe|berechnet|gehalte?(?!\p{L})|mengen|nutri|values?|amounts?|contents?|calculated|calories|figures|valeur|apport|teneur|calculé|composi[ct]i|valor|voeding|næring|näring|wartoś|kcal|kj(?!\p{L})/iu;

/** Words that can only introduce a reference amount. */
const PER =
  'je|pro|per|par|por|pr\\.|na|w|aux|auf|in|(?:bezogen|beziehen sich|bezieht sich) auf|(?:gelten|gilt) für|refer to';

/** Words that may introduce a reference amount or anything else, unless the text is about amounts: "für", "(", "/". */
const FOR = 'für|for|pour';

/** Words for the food of one person, which titles use in addition to those of columns. */
const EATEN =
  'person(?:en)?|kopf|teller|mahlzeit|gericht|meal|plate|head|personnes?|assiette|repas|plat|persons?|people';

/** Words that make a weight the weight of dried food. */
const DRY =
  '(?:der |of |de )?(?:trocken(?:substanz|masse|gewicht|stoff)|ts|tm|dry (?:matter|weight|mass|basis)|matière sèche|ms)';

/**
 * A word, a number of things with their weight, or a weight: "für eine Portion (350 g)", "per kg". "Servings per
 * package: 4" is not a reference amount.
 */
const REFERENCE = new RegExp(
  String.raw`(?<!(?:preis|kosten|price|cost|prix|€|eur)\s*)(?:(?<![a-zäöü])(?<!(?:servings|portions|portionen|serves)\s)(?:(?<per>${PER})|${FOR})\s*:?\s+|(?<mark>[/(])\s*)(?:(?:(?<count>\d+)\s+|(?:eine?[nrms]?|an?|one|each|une?|la|chaque)\s+)?(?<thing>${REFERENCE_THING}|${EATEN})(?![a-zäöüß])[\s(\[=:,]*(?:(?:à|von|zu|of|de|ca\.|etwa|about|environ)\s*)*)?(?:(?<number>${DECIMAL_NUMBER})\s*)?(?:(?<unit>${REFERENCE_UNIT})(?![a-zäöü])(?<dry>\s*${DRY}(?![a-zäöü]))?)?`,
  'gi',
);

/** Words that are reference amounts themselves: "Portionswerte". */
const WORD = /(?<!\p{L})(?:portions(?:nähr)?(?:werte|angaben)|serving values)(?!\p{L})/iu;

/** Energies, days and whole dishes: "pro 100 kcal", "per day", "des gesamten Rezepts", "whole recipe". */
const FOREIGN = new RegExp(
  String.raw`(?<![a-zäöü])(?:(?:${PER})\s+(?<energy>\d*\s*(?:kcal|kj|mj|kilokalorien|kilojoules?|calories))|(?:je|pro|per|par)\s+(?<time>tag|woche|day|week|jour|semaine)|(?<dish>(?:gesamte[nrsm]?|ganze[nrsm]?|whole|entire|complete)\s+(?:rezepte?s?|gerichte?s?|recipe|dish|batch)|(?:recette|plat)\s+(?:entière|entier|complète|complet)))(?![a-zäöü])`,
  'i',
);

/**
 * Amounts in dry matter: "% in der Trockenmasse". The fat of cheese is usually given in this way: "45 % Fett i. Tr.".
 */
const OF_DRY_MATTER =
  /(?<!(?:fett|fat|grasse?|grassi|grasa)\s+)(?:in|auf|of|on(?: an?)?|%|sur|su|sobre)\s+(?:der |the |die |la |el |il )?(?:trocken(?:substanz|masse|gewicht|stoff)|dry (?:matter|weight|mass)|matière sèche|materia seca|sostanza secca|droge stof)(?:\s+basis)?/i;

/** Words after "per" that do not name a thing: "je nach Zubereitung", "Nährwerte pro Produkt". */
const NO_THING =
  'nach|produkte?|lebensmittel|artikel|products?|foods?|items?|aliments?|produits?|zeile|row|kategorie|category|gruppe|group';

/** Things whose weight is not given: "Nährwerte pro Kugel", "calories per cookie". */
const UNKNOWN_THING = new RegExp(
  String.raw`(?:(?:${OF_AMOUNTS.source})\p{L}*\s*(?:(?:facts|information|values?|data)\s*)?[:(]?\s*|\(\s*)(?<!\p{L})(?:pro|per|je|par|por)\s+(?:\d+\s+|eine?[nrms]?\s+|an?\s+|une?\s+)?(?!(?:${NO_THING})(?!\p{L}))(?<thing>\p{L}[\p{L}-]+)`,
  'iu',
);

/** Units that need no number: "per kg". */
const LARGE_UNIT = /^(?:k|l|oz|ounce|p)/i;

/** All reference amounts in a title or heading: "Nährwerte je Portion", "pro Portion 250 ml", "Valeurs pour 100 g". */
export function basesIn(title: string): TitleBases {
  const isOfAmounts = OF_AMOUNTS.test(title) || /^\W*%/.test(title);
  const whole = isOfAmounts ? foreignIn(title) : undefined;
  if (whole !== undefined) return { bases: [], foreign: whole };
  const found = [...title.matchAll(REFERENCE)].map((match) => ({
    ...referenceOf(match),
    isSure: match.groups?.['mark'] === undefined,
    isRead: match.groups?.['per'] !== undefined || isOfAmounts || match.index === 0,
  }));
  const read = found.filter(({ isRead }) => isRead);
  // In brackets, a weight may be the weight of a package.
  const sure = read.filter(({ isSure, basis, other }) => isSure && (basis ?? other) !== undefined);
  const used = sure.length > 0 ? sure : isOfAmounts ? read : [];
  const bases = used.flatMap(({ basis }) => basis ?? []);
  if (isOfAmounts && bases.length === 0 && WORD.test(title)) bases.push('serving');
  const other = used.find((one) => one.other)?.other;
  const isOpen = isOfAmounts && bases.length === 0;
  const foreign = other ?? (isOpen ? UNKNOWN_THING.exec(title)?.groups?.['thing'] : undefined);
  return { bases: [...new Set(bases)], foreign };
}

/** Food after somebody added water or milk to it, whose amount nobody knows: "je 100 ml zubereitet", "as prepared". */
const PREPARED =
  /(?<!\p{L}|nicht )(?:(?:der |des )?zubereitete[nrsm]?\s\p{L}+|zubereitet|(?:as|when) prepared|prepared(?: (?:product|food|drink|soup|dish))?)(?!\p{L})/iu;

function foreignIn(title: string): string | undefined {
  const { energy, time, dish } = FOREIGN.exec(title)?.groups ?? {};
  const other = energy ?? time ?? dish ?? OF_DRY_MATTER.exec(title)?.[0];
  return (other ?? (/\d/.test(title) ? PREPARED.exec(title)?.[0] : undefined))?.trim();
}

interface Reference {
  readonly basis?: AmountBasis | undefined;
  /** A reference amount that viand cannot convert. */
  readonly other?: string | undefined;
}

function referenceOf({ groups = {} }: RegExpExecArray): Reference {
  const { per = '', count = '1', thing, number, unit = '', dry } = groups;
  const isPlace = /^(?:auf|in)$/i.test(per);
  const isWeight = number === undefined ? LARGE_UNIT.test(unit) && !isPlace : unit !== '';
  if (isWeight && dry !== undefined) return { other: `${number ?? 1} ${unit}${dry}` };
  if (isWeight) return { basis: basisOf(number ?? '1', unit) };
  if (thing === undefined || isPlace) return {};
  return count === '1' ? { basis: basisOfThing(thing) } : { other: `${count} ${thing}` };
}
