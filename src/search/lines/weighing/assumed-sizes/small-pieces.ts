import { lazily } from '../../../../collections/lazily.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';

/**
 * Grams of one piece of foods that people eat by the handful, by their words in English and German. The catalogue has
 * only helpings, boxes and cups of them. By the project's judgement, from the number of pieces in 100 g.
 */
const GRAMS: readonly (readonly [words: string, grams: number])[] = [
  ['raisin; raisins; Rosine; Rosinen; Weinbeere; Weinbeeren', 0.5],
  ['sultana; sultanas; Sultanine; Sultaninen', 0.5],
  ['currant; currants; Korinthe; Korinthen', 0.25],
  ['cranberry; cranberries; dried cranberry; dried cranberries; Cranberry; Cranberrys', 1],
  ['redcurrant; redcurrants; blackcurrant; blackcurrants; Johannisbeere; Johannisbeeren', 0.7],
  ['goji berry; goji berries; Gojibeere; Gojibeeren; Goji-Beere; Goji-Beeren', 0.2],
  ['pea; peas; green pea; green peas; Erbse; Erbsen; grüne Erbsen', 0.4],
  ['chickpea; chickpeas; Kichererbse; Kichererbsen', 1],
  ['kidney bean; kidney beans; Kidneybohne; Kidneybohnen', 1],
  ['lentil; lentils; Linse; Linsen', 0.1],
  ['pine nut; pine nuts; pine kernel; pine kernels; Pinienkern; Pinienkerne', 0.2],
  ['sunflower seed; sunflower seeds; Sonnenblumenkern; Sonnenblumenkerne', 0.05],
  ['pumpkin seed; pumpkin seeds; Kürbiskern; Kürbiskerne', 0.15],
  ['caper; capers; Kaper; Kapern', 0.4],
  ['chocolate chip; chocolate chips; choc chip; choc chips; Schokotropfen; Schokodrops', 0.5],
  ['white chocolate chip; white chocolate chips; weiße Schokotropfen; weiße Schokodrops', 0.5],
  ['dark chocolate chip; dark chocolate chips', 0.5],
];

const byWords = lazily(
  () =>
    new Map(
      GRAMS.flatMap(([names, grams]) =>
        names.split('; ').map((name): [string, number] => [foldWords(name).join(' '), grams]),
      ),
    ),
);

/** The grams of one small piece of a food that a line counts: "1 raisin"; undefined for any other food. */
export function gramsOfSmallPiece(words: readonly string[]): number | undefined {
  return byWords().get(foldWords(words.join(' ')).join(' '));
}
