import type { Messages } from '../en/messages.ts';

/** The charts of a report, in German. */
export const CHARTS_DE: Messages['charts'] = {
  indexByComponent: 'Healthy Eating Index 2015 nach Komponenten',
  indexBars: (components, total) =>
    `Balken von ${components} Komponenten, jeder so lang wie der erreichte Anteil seiner Punkte; insgesamt ${total} von 100.`,
  pointsReached: 'erreichte Punkte',
  pointsToGain: 'mögliche Punkte',
  radar: 'Healthy Eating Index 2015 als Netz',
  radarOf: (total, components) => `Insgesamt ${total} von 100. ${components}.`,
  of100: 'von 100',
  scoreOf: (score, most) => `${score} von ${most}`,
  dayByDay: 'Healthy Eating Index 2015, Tag für Tag',
  daysOf: (days, each, total) => `${days}: ${each}. Alle Tage zusammen ${total} von 100.`,
  allDays: (total) => `alle Tage ${total}`,
  pointsOf100: 'Punkte von 100',
  density: 'Energiedichte fester Lebensmittel',
  noSolids: 'keine festen Lebensmittel',
  densityOf: (kcal) => `${kcal} kcal je 100 g`,
  densityGoal: (shown, goal) => `${shown}; das Ziel für Bevölkerungen ist ${goal} kcal je 100 g.`,
  goal: (goal) => `Ziel ${goal}`,
  densityAxis: 'kcal je 100 g Lebensmittel, ohne Getränke',
  macros: 'Woher die Energie kommt',
  macroOf: (label, percent, range) =>
    `${label} ${percent} % der Energie${range === '' ? '' : `, Referenzbereich ${range} %`}`,
  eaten: 'gegessen',
  referenceRange: 'Referenzbereich',
  rangeOf: (low, high) => `${low} bis ${high}`,
  nutrients: 'Nährstoffe im Vergleich mit Referenzwerten',
  nutrientOf: (label, share, verdict) => `${label} ${share} des Referenzwerts, ${verdict}`,
  shareOfReference: 'Anteil an den Referenzwerten',
  continued: (title) => `${title}, Fortsetzung`,
  reference100: '100 % des Referenzwerts',
  atLeast: (amount) => `mind. ${amount}`,
  ticks: 'Gestrichelt: anderes Ende eines Bereichs oder Obergrenze.',
  population: 'Dieses Protokoll unter den Menschen einer Erhebung',
  populationOf: (score, low, median, high) =>
    `Das Protokoll erreicht ${score}. Ein Viertel der Menschen erreicht höchstens ${low}, die Hälfte höchstens ${median}, drei Viertel höchstens ${high}.`,
  middleHalf: 'mittlere Hälfte der Menschen',
  medianMark: (median) => `Median ${median}`,
  thisRecord: (score) => `dieses Protokoll ${score}`,
};
