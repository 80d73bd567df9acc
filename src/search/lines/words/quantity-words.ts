import { COUNT_WORDS } from '../../../text/numbers/number-words.ts';

/** The number that a folded word names, in English and German. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...COUNT_WORDS,
  ...(
    [
      ['a an ne nen', 1],
      ['half halbe halber halbes halben', 0.5],
      ['quarter viertel', 0.25],
      ['third drittel', 1 / 3],
      ['achtel', 1 / 8],
      ['dreiviertel', 0.75],
      ['anderthalb eineinhalb', 1.5],
      ['couple', 2],
      ['few einige wenige mehrere several', 4],
    ] as const
  ).flatMap(([words, number]) => words.split(' ').map((word): [string, number] => [word, number])),
]);

/** Words for times. A number before them does not count things: "boil 20 min". */
export const DURATION_WORDS: ReadonlySet<string> = new Set(
  'minutes minuten minute mins min hours hour hrs hr stunden stunde std seconds second secs sekunden sek'.split(
    ' ',
  ),
);

/** Words for the weight of several things together. */
export const TOTAL_WORDS: ReadonlySet<string> = new Set([
  'total',
  'altogether',
  'combined',
  'insgesamt',
  'gesamt',
  'zusammen',
]);
