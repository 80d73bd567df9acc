/** "Beef burger in a bun": every burger is. */
const IN_A_BUN =
  /(?<=(?:burger|hot ?dog)s?)\s(?:in|on)\s(?:(?:a|an|the)\s)?(?:\p{L}+\s)?(?:bun|roll|bap)(?!\p{L})|(?<=burger)\sim\sBrötchen(?!\p{L})/iu;

/** "Schnitzel Pommes", "Currywurst Pommes rot-weiß": two foods of a snack bar. A currywurst with plain chips is a food. */
const WITH_CHIPS =
  /(?<=(?:bratwurst|schnitzel|bockwurst|frikadelle|hähnchen|döner|fischstäbchen|backfisch|krakauer))\s(?=Pommes(?!\p{L}))|(?<=currywurst)\s(?=Pommes\s(?:rot|weiß|schranke|mayo|ketchup|mit)(?!\p{L}))/giu;
const CHIPS_AND_SAUCE = /(?<=(?<!\p{L})Pommes)\s(?=(?:Mayo(?:nnaise)?|Ketchup)\s*(?:$|[,;]))/giu;

/** Joins what snack bars serve together, and leaves out the bun of a burger: "Schnitzel mit Pommes". */
export function withSnacksJoined(text: string): string {
  return text.replace(IN_A_BUN, '').replace(WITH_CHIPS, ' mit ').replace(CHIPS_AND_SAUCE, ' mit ');
}
