/** Tins, in English and German, as alternatives of a pattern. */
export const CAN_WORDS = 'tins?|cans?|dosen?|büchsen?';

/** Glasses to drink from, and German jars. */
export const GLASS_WORDS = 'glass(?:es)?|gläser|glas';

/** Bottles. */
export const BOTTLE_WORDS = 'bottles?|flaschen?';

/** Cups and mugs. A "Becher" may also be a pot of yoghurt. */
export const CUP_WORDS = 'cups?|mugs?|tassen?|becher';

/** Bowls and plates. */
export const BOWL_WORDS = 'bowls?|plates?|schüsseln?|schalen?|schälchen|teller';

/** Packages other than tins, glasses and bottles. */
export const PACK_WORDS =
  'packs?|packets?|packages?|pkgs?|pouch(?:es)?|cartons?|bags?|tubs?|pots?|jars?|boxe?s?|packung(?:en)?|päckchen|pck|beutel|tüten?';

/** Parts that are cut off or counted. */
export const PIECE_WORDS = 'slices?|pieces?|pcs?|scheiben?|stücke?|stk|st';

/** Helpings. */
export const HELPING_WORDS = 'portion(?:s|en)?|servings?|helpings?';

/** Everything in which food is sold. */
export const SOLD_IN_WORDS = `${CAN_WORDS}|${GLASS_WORDS}|${BOTTLE_WORDS}|${PACK_WORDS}|becher`;
