const JUICE = '(?:juice|saft)';
const PEEL =
  '(?:(?:(?:finely|freshly) )?(?:grated )?(?:zest|rind|peel)|(?:fein )?(?:abgeriebene |geriebene )?schale|abrieb)';
const AND = String.raw`\s*(?:and|und|&|\+)\s*(?:the |die |den |der )?`;

/** "Zest and juice of 1 lemon", "Saft und Abrieb einer Zitrone". */
const PARTS_OF_FRUIT = new RegExp(
  String.raw`^(?:the )?(?:${JUICE}${AND}${PEEL}|${PEEL}${AND}${JUICE})\s+(?:(?:of|from|von|aus)\s+)?(.*\p{L}{3}.*)$`,
  'iu',
);
/** "1 lemon, zest and juice", "1 Zitrone (Saft und Schale)", "1 lime, zested and juiced". */
const FRUIT_IN_PARTS = new RegExp(
  String.raw`^(.*\p{L}{3})\s*[,(]\s*(?:davon (?:der |den |die )?)?(?:${JUICE}${AND}${PEEL}|${PEEL}${AND}${JUICE}|juiced${AND}zested|zested${AND}juiced)(?:\s+(?:davon|only))?\)?$`,
  'iu',
);

/** Juice and peel of a fruit, each a food; undefined for any other line. */
export function partsOfFruit(text: string): string[] | undefined {
  const fruit = (PARTS_OF_FRUIT.exec(text) ?? FRUIT_IN_PARTS.exec(text))?.[1]?.trim();
  if (fruit === undefined) return undefined;
  const counted = fruit.replace(
    /^(?:(?:einer |1 )?halbe[nr]?,?|einer?|half an?|an?)\s+/i,
    (word) => (/hal[bf]/i.test(word) ? '1/2 ' : '1 '),
  );
  const whole = /^[\d¼-¾]/.test(counted) ? counted : `1 ${counted}`;
  return [`juice of ${whole}`, `zest of ${whole}`];
}
