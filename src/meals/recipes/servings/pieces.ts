import { lazily } from '../../../collections/lazily.ts';
import { anyWordOf } from '../../../text/words/word-patterns.ts';

const CAKES = String.raw`
  muffins?; cupcakes?; brownies; blondies; scones?; pancakes?; cr[êe]pes?; waffles?; meringues?
  (?:hot|oat|fish|crab|rice|potato)\s?cakes; do(?:ugh)?nuts?; tart(?:let|elette)s?; macarons?
`;
const GERMAN_CAKES = `
  waffeln; pfannkuchen; eierkuchen; reibekuchen; lebkuchen; palatschinken; puffer; krapfen; berliner
  schnecken; taschen; teilchen; törtchen; küchlein; makronen; schnitten
`;
const BISCUITS_AND_SWEETS = `
  cookies; biscuits; kekse?; plätzchen; bars; riegel; pralinen; trüffel; truffles
  balls; bällchen; kugeln
`;
const BREAD = `
  rolls; buns; bagels; croissants?; pretzels; flatbreads?; naans?; tortillas; chapatis
  brötchen; semmeln; weckerl; hörnchen; brezeln?; fladen
`;
const SAVOURY = `
  patties; burgers?; dumplings; falafel; samosas?; empanadas?; pizzas?; pizzen
  frikadellen; buletten; bratlinge; klöße; knödel
`;

/** Dishes that are made by the piece, so that a recipe counts them: as a part of a pattern. */
export const pieces = lazily(
  () =>
    String.raw`(?:\p{L}|-)*${anyWordOf(CAKES, GERMAN_CAKES, BISCUITS_AND_SWEETS, BREAD, SAVOURY)}`,
);

/** Pieces among them that are seldom an ingredient of another dish, unlike bread and rolls: as a part of a pattern. */
export const cakesAndSweets = lazily(
  () => String.raw`(?:\p{L}|-)*${anyWordOf(CAKES, GERMAN_CAKES, BISCUITS_AND_SWEETS)}`,
);
