/** "Beef burger in a bun": every burger is. */
const IN_A_BUN =
  /(?<=(?:burger|hot ?dog)s?)\s(?:in|on)\s(?:(?:a|an|the)\s)?(?:\p{L}+\s)?(?:bun|roll|bap)(?!\p{L})|(?<=burger)\sim\sBrötchen(?!\p{L})/iu;

/** A vegetarian burger, which may also be the patty alone: its bun says that it is not. */
const VEGETARIAN =
  /(?:(?:veggie|vegan|vegetarian|vegetable|plant[- ]based|meatless|meat[- ]free|bean|soya|vegane[rn]?|vegetarische[rn]?)\s|(?:veggie|gemüse)-?)(?:bean\s)?burger/iu;
const ITS_BUN = / (?:in|on) (?:(?:a|an|the) )?(?:\p{L}+ )?(?:bun|roll|bap)(?!\p{L})/iu;

/**
 * "Schnitzel Pommes", "Currywurst Pommes rot-weiß": two foods of a snack bar. A currywurst with plain chips is one
 * food.
 */
const WITH_CHIPS =
  /(?<=(?:bratwurst|schnitzel|bockwurst|frikadelle|hähnchen|döner|fischstäbchen|backfisch|krakauer))\s(?=Pommes(?!\p{L}))|(?<=currywurst)\s(?=Pommes\s(?:rot|weiß|schranke|mayo|ketchup|mit)(?!\p{L}))/giu;
const CHIPS_AND_SAUCE = /(?<=(?<!\p{L})Pommes)\s(?=(?:Mayo(?:nnaise)?|Ketchup)\s*(?:$|[,;]))/giu;

/** "Sandwich with turkey, lettuce": a turkey sandwich with the other fillings. */
const SANDWICH_WITH =
  /^(\s*(?:\d+ |an? |one )?)(sandwich|wrap|sub|baguette)\s(?:with|of)\s(roast beef|turkey|ham|cheese|tuna|chicken|egg|bacon|salami|beef)(?:(?:,| and| with)(?=\s)(?!\s\d)(.*))?$/iu;

/** "Belegtes Brötchen mit Salami": what is on it follows. */
const FILLED_WITH =
  /(?<!\p{L})belegte[sn]?\s(?=(?:\p{L}*brot|\p{L}*brötchen|\p{L}*semmeln?|\p{L}*weckle)\smit\s)/giu;

/** A chicken from a grill is roast chicken. */
const FROM_THE_GRILL = /(?<!\p{L})(?:hähnchen|hendl|huhn),? vom grill(?!\p{L})/giu;

/** Joins the foods that snack bars serve together, and omits the bun of a burger: "Schnitzel mit Pommes". */
export function withSnackBarMealsJoined(text: string): string {
  const [bun, inBun] = VEGETARIAN.test(text) ? [ITS_BUN, ' in a bun'] : [IN_A_BUN, ''];
  return text
    .replace(
      SANDWICH_WITH,
      (_, count: string, sandwich: string, filling: string, more?: string) =>
        `${count}${filling} ${sandwich}${more === undefined ? '' : ` with${more}`}`,
    )
    .replace(FILLED_WITH, '')
    .replace(FROM_THE_GRILL, 'Grillhähnchen')
    .replace(bun, inBun)
    .replace(WITH_CHIPS, ' mit ')
    .replace(CHIPS_AND_SAUCE, ' mit ');
}
