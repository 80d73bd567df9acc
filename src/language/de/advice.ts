import type { Messages } from '../en/messages.ts';

/** Things that people should eat less of, as the object of a share. */
const GENITIVES: Readonly<Record<string, string>> = {
  'Raffiniertes Getreide': 'des raffinierten Getreides',
  'Zugesetzter Zucker': 'des zugesetzten Zuckers',
  'Gesättigte Fette': 'der gesättigten Fette',
  Natrium: 'des Natriums',
};

/** The advice of a report, in German. */
export const ADVICE_DE: Messages['advice'] = {
  title: 'Was den Index am meisten erhöht',
  allPoints: 'Der Index hat die volle Punktzahl.',
  none: 'Keine einzelne Änderung dieses Protokolls erhöht den Index um einen halben Punkt oder mehr.',
  contributes: (food, share, component) =>
    `${food} liefert ${share} ${GENITIVES[component] ?? `bei „${component}“`}.`,
  swap: (partner, food) => `${partner} statt ${food}`,
  swapInstead: (partner) => `Stattdessen ${partner}`,
  halve: (food, partner) => `Die Hälfte von ${food}, dazu ${partner}`,
  halveIt: (partner) => `Die Hälfte davon, dazu ${partner}`,
  add: (partner) => `Zusätzlich ${partner}`,
  gain: (points) => `+${points} Punkte`,
  mostly: (component) => `vor allem bei „${component}“`,
  together: (before, after) => `Alles zusammen: von ${before} auf ${after} Punkte.`,
  computed:
    'Jeder Gewinn ist der Unterschied der Punkte: das Protokoll mit der Änderung gegenüber dem Protokoll ohne sie.',
  each: (amount) => `je ${amount}`,
  range: (least, most) => `${least} bis ${most}`,
  onDays: (count) => `an ${count} Tagen`,
  everyDay: 'jeden Tag',
  inBrackets: (parts) => ` (${parts.join(', ')})`,
  halfOne: 'die Hälfte',
  wholeOnes: (count) => `${count} ${count === '1' ? 'ganzes Stück' : 'ganze Stücke'}`,
  pieces: {
    whole: (count) => `${count} Stück`,
    piece: (count) => `${count} Stück`,
    slice: (count, isOne) => `${count} ${isOne ? 'Scheibe' : 'Scheiben'}`,
    glass: (count, isOne) => `${count} ${isOne ? 'Glas' : 'Gläser'}`,
    bottle: (count, isOne) => `${count} ${isOne ? 'Flasche' : 'Flaschen'}`,
    bowl: (count, isOne) => `${count} ${isOne ? 'Schale' : 'Schalen'}`,
    cup: (count, isOne) => `${count} ${isOne ? 'Tasse' : 'Tassen'}`,
    tablespoon: (count) => `${count} EL`,
    teaspoon: (count) => `${count} TL`,
  },
};
