import { lazily } from '../../text/lazily.ts';

const EATERS = String.raw`(?:portion(?:en|s)?|person(?:en|s)?|pers\.|people|servings?|stück|leute|esser|gäste|guests)`;
const COUNT = String.raw`(?:(?:ca\.|about|etwa)\s*)?\d+(?:\s*(?:-|–|bis|to)\s*\d+)?`;
const FOR = String.raw`(?:(?:zutaten|ingredients|rezept|recipe|menge)\s+)?(?:für|for)`;

/** Dishes that people make by the piece. */
const PIECES = String.raw`(?:\p{L}|-)*(?:muffins?|cupcakes?|cookies|biscuits|brownies|blondies|scones?|pancakes?|cr[êe]pes?|waffles?|waffeln|pfannkuchen|eierkuchen|palatschinken|kekse?|plätzchen|brötchen|semmeln|weckerl|rolls|buns|bagels|croissants?|hörnchen|brezeln?|pretzels|do(?:ugh)?nuts?|krapfen|berliner|schnecken|taschen|teilchen|törtchen|küchlein|tart(?:let|elette)s?|macarons?|makronen|meringues?|pralinen|trüffel|truffles|balls|bällchen|kugeln|bars|riegel|schnitten|frikadellen|buletten|bratlinge|patties|burgers?|klöße|knödel|dumplings|falafel|samosas?|empanadas?|fladen|flatbreads?|pizzas?|pizzen)`;

/** Tins and trays, which say how large a dish is. */
const VESSEL = String.raw`(?:\p{L}|-)*(?:form(?:en)?|blech(?:e[ns]?|s)?|pfannen?|tins?|pans?|trays?|dish|dishes|loaf|loaves|gläser|glas|jars?)`;

/** The size of a tin: "(26 cm)", "von 26 cm Ø", "12 pieces". */
const SIZES = new RegExp(
  String.raw`[øØ⌀]?\s*\d+(?:[.,]\d+)?\s*-?\s*(?:[x×]|cm|mm|ml|l|inch(?:es)?|in\b|["″”]|${EATERS})`,
  'giu',
);

/** Lines that give the number of servings: "Serves 4", "Yield: 1 loaf", "Für vier Personen", "4 Portionen". */
const PATTERNS = lazily(() => [
  /^(?:serves|servings?|yields?|makes|portion(?:en|s)?|personen|ergibt|reicht für)\b.*\d/i,
  /^(?:serves|servings?|yields?|makes|portion(?:en|s)?|personen|ergibt|menge)\s*:\s*\S/i,
  /^(?:(?:(?:anzahl|number of)\s+)(?:servings|portion(?:en|s)|personen|people)|person(?:en)?(?:an)?zahl|portion(?:en|s)?(?:an)?zahl)\s*:?\s*\d/i,
  /^(?:serves|makes|ergibt)\s+\p{L}+$/iu,
  /^(?:cuts?|slices|cut) into\s+\d/i,
  new RegExp(String.raw`^${FOR}\s+${COUNT}\s*:?$`, 'iu'),
  new RegExp(
    String.raw`^${FOR}\s+(?:${COUNT}|\p{L}+)\s+(?:\p{L}+\s+)?${EATERS}(?!\p{L})[^\d]*$`,
    'iu',
  ),
  new RegExp(String.raw`^${FOR}\s+${COUNT}\s+(?:\p{L}+\s+){0,2}${PIECES}\s*:?$`, 'iu'),
  new RegExp(String.raw`^${COUNT}\s+${EATERS}\s*:?$`, 'iu'),
]);

/** "Für eine Springform (26 cm)", "Menge für 2 Bleche", "For a 9-inch pie dish". */
const FOR_VESSEL = lazily(
  () =>
    new RegExp(
      String.raw`^${FOR}\s+(?:${COUNT}|ein(?:e[nr]?)?|an?|one)\s+(?:[^\s:,]+\s+){0,3}?${VESSEL}(?!\p{L})([^:]*):?$`,
      'iu',
    ),
);

const COUNTED_PIECES = lazily(
  () =>
    new RegExp(
      String.raw`^${COUNT}\s+(?!(?:k?g|mg|ml|[cd]?l|oz|lbs?|el|tl|tbsps?|tsps?|cups?|tassen?|dosen?|gläser|glas|pck|packungen?|packung)\.?\s)(?:\p{L}+\s+){0,2}(${PIECES})$`,
      'iu',
    ),
);

/** Whether a line says how many servings a recipe makes, or in which tin. */
export function isServingsLine(line: string): boolean {
  const start = (line.split('|')[0] as string).trim();
  const bare = start.replace(/^\(([^()]*)\)$/, '$1');
  if (PATTERNS().some((pattern) => pattern.test(bare))) return true;
  const size = FOR_VESSEL().exec(bare)?.[1];
  return size !== undefined && !/\d/.test(size.replace(SIZES, ''));
}

/** What a line counts that a recipe may make: "muffins" of "12 muffins"; undefined for other lines. */
export function piecesCounted(line: string): string | undefined {
  return COUNTED_PIECES().exec(line)?.[1]?.toLowerCase();
}
