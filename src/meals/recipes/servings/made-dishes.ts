import { lazily } from '../../../collections/lazily.ts';
import { anyWordOf } from '../../../text/words/word-patterns.ts';
import { pieces } from './pieces.ts';

/** Dishes that are seldom an ingredient of another one, alone or as the end of a word: "Nudelsuppe". */
const DISHES = String.raw`
  soup; stew; curry; casserole; lasagn[ea]; risotto; goulash; stir[- ]fry; omelett?e; quiche; pizza; smoothie
  milkshake; porridge; pudding; crumble; paella; pie; \p{L}*cake; bolognese; carbonara
  suppe; eintopf; auflauf; gratin; gulasch; frikassee; omelett; torte; kuchen; grütze
`;

/** Dishes only with a word before them, since they are foods, too: "potato salad", "Kartoffelsalat". */
const SALADS = '(?:\\p{L}{3,}(?:salat|salad)|\\p{L}{3,} (?:salat|salad|bread))';

const MADE = lazily(
  () =>
    new RegExp(
      String.raw`(?:^|[\s-])(?:${pieces()}|\p{L}*${anyWordOf(DISHES)}|${SALADS})$|\s(?:mit|with|und|and|&|à la|alla)\s`,
      'iu',
    ),
);

/** Whether a name is that of a dish that somebody makes, rather than of an ingredient: "Carrot cake", "Nudelsuppe". */
export function namesMadeDish(name: string): boolean {
  return MADE().test(name.trim());
}
