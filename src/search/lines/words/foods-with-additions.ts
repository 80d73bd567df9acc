import { HOT_DRINKS } from '../../query-words.ts';

/** Hot drinks to which people add milk and sugar, as alternatives of a pattern. */
export const HOT_DRINK_WORDS = [...HOT_DRINKS, 'milchkaffee'].join('|');

/** Breads on which people spread something. */
export const BREAD_WORDS = String.raw`toast|bread|rolls?|bagels?|\p{L}*brot|brötchen|semmeln?`;
