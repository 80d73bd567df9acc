import { capitalised } from '../../text/words/capitalised.ts';
import type { Messages } from '../en/messages.ts';

/** Remarks on the reliability of a report, in German. */
export const RELIABILITY_DE: Messages['reliability'] = {
  noDays:
    'Das Protokoll nennt keine Tage und zählt darum als ein Tag. Umfasst es mehrere, sind die Mengen pro Tag falsch.',
  fewDays: (days) =>
    `Ein Protokoll über ${days} sagt wenig über die übliche Zufuhr, am wenigsten über die Vitamine A, B12, C und D, die nur in wenigen Lebensmitteln stecken.`,
  tolerance: (share) =>
    `Eine Zufuhr, die um höchstens ${share} von einem Referenzwert abweicht, liegt im Grenzbereich: So weit kann das Mittel von so wenigen Tagen von der üblichen Zufuhr abweichen.`,
  skipped: (count, isOne, all) =>
    `${count} ${isOne ? 'fehlerhafter Eintrag wurde' : 'fehlerhafte Einträge wurden'} übersprungen (von ${all}); alle Mengen sind daher zu niedrig.`,
  emptyDays: 'Tage mit nur fehlerhaften Einträgen fehlen im Bericht.',
  unsureEntries: (uncertain, sizes, share) =>
    `Unsichere Zuordnungen: ${uncertain}; angenommene Größen: ${sizes}. Darauf beruhen ${share} der Energie.`,
  unsureFigures: (figures) =>
    `Von diesen Komponenten des Index beruht mindestens ein Zehntel darauf: ${figures}. Für Nährstoffe steht der Anteil in ihrer Tabelle.`,
  unsureFigure: (label, share) => `${label} ${share}`,
  energyKnown: (share) => `Die Energie ist für ${share} der Masse bekannt.`,
  missingInput: (input, share) => `Index: ${input} sind für ${share} der Masse bekannt.`,
  foodPatterns: 'die Lebensmittelgruppen (in Tassen und Unzen)',
  estimatedPatterns: (share) =>
    `Index: ${share} der Energie stammen aus Lebensmitteln, deren Lebensmittelgruppen nach ähnlichen geschätzt sind.`,
  noEstimates: 'Index: Keine Lebensmittelgruppen sind geschätzt.',
  unclear: (each) =>
    `Unklar: ${each}. Die bekannte Menge liegt unter dem Referenzwert, aber Lebensmittel ohne Daten können den Rest liefern. Unbekannt heißt nicht null, darum meldet viand keinen Mangel.`,
  unclearOne: (label, why) => `${label} (${why})`,
  knownFor: (share) => `für ${share} der Masse bekannt`,
  partlyKnown: 'nur teilweise bekannt',
  notCompared: (labels, reason) => `Nicht verglichen: ${labels}: ${reason}.`,
  reasons: {
    'no food has it': 'kein Lebensmittel des Protokolls hat Daten',
    'no figure for this person': 'kein Referenzwert für diese Person',
    'needs the body weight': 'das Körpergewicht fehlt',
    'no drinks recorded': 'an weniger als der Hälfte der Tage sind Getränke notiert',
  },
  entries: (count, isOne) => `${count} ${isOne ? 'Eintrag' : 'Einträge'}`,
  assumed: (assumption, foods) => `${capitalised(assumption)}: ${foods}.`,
  timesFood: (food, count, isOne) => (isOne ? food : `${food} (${count} Einträge)`),
  assumptions: {
    'assumed-serving': 'ohne Menge, eine übliche Portion angenommen',
    'assumed-amount': 'ohne Menge und ohne bekannte Portion, 100 g oder ml angenommen',
    'assumed-density': 'Dichte unbekannt, 1 g/ml angenommen',
    'assumed-yield': 'Garfaktor unbekannt, Rohgewicht als gegessen gezählt',
    'legacy-id': 'Kennung einer früheren Ausgabe, als Nachfolger gezählt',
    'split-id': 'früheres Lebensmittel wurde aufgeteilt, als häufigster Nachfolger gezählt',
    'deleted-id': 'früheres Lebensmittel entfiel, als dieses ähnliche gezählt',
    'stand-in-id': 'das Lebensmittel fehlt im Katalog, als dieses ähnliche gezählt',
    'assumed-size': 'Gewicht oder Zustand nicht angegeben, das Übliche angenommen',
    'uncertain-match': 'über einen Namen gefunden, der nicht sicher passt',
  },
  read: (file, note) => `${file}: ${note}.`,
  eaters: {
    pregnant: 'eine schwangere Frau',
    lactating: 'eine stillende Frau',
    girl: 'ein Mädchen',
    woman: 'eine Frau',
    boy: 'einen Jungen',
    man: 'einen Mann',
    anybody: 'Frauen und Männer',
  },
  aged: (who, years) => `${who} von ${years} Jahren`,
  assumedAge: (who) => `${who} von 35 Jahren, da kein Alter angegeben ist`,
  weighing: (kg) => `, ${kg} kg`,
  references: (title, eater) => `Maßstab: ${title}, für ${eater}.`,
  notInTable: (texts) => `Nicht in der Tabelle: ${texts}`,
  marks:
    'PRI (population reference intake) und RDA (recommended dietary allowance): genug für fast alle gesunden Menschen einer Gruppe. AI (adequate intake): wo sich keiner von beiden ableiten ließ. UL: tolerierbare Obergrenze; sicherer Wert: wo sich keine UL ableiten ließ; CDRR: Zufuhr zur Senkung des Risikos chronischer Krankheiten. Eine Zufuhr unter einem Referenzwert ist kein Mangel: Die meisten Menschen brauchen weniger.',
  index:
    'Healthy Eating Index 2015: US National Cancer Institute und USDA; die Mahlzeiten werden erst summiert und dann einmal bewertet; er gilt ab dem Alter von 2 Jahren. Eine Tasse (cup) entspricht 237 ml, eine Unze (ounce) etwa 28 g Brot, Fleisch oder Fisch (Dietary Guidelines for Americans 2020-2025).',
  atwater:
    'Energieanteile: Verwertbare Kohlenhydrate und Eiweiß zählen 4, Fett 9, Alkohol 7 und Ballaststoffe 2 kcal/g (Verordnung (EU) Nr. 1169/2011). Der Anteil der Kohlenhydrate enthält ihre Ballaststoffe.',
  density: (goal) =>
    `Energiedichte: Das Ziel von ${goal} kcal je 100 g stammt von World Cancer Research Fund und American Institute for Cancer Research (2007).`,
  foodData: (sources) =>
    `Lebensmitteldaten: ${sources}; „viand food“ zeigt die Quellen jedes Lebensmittels.`,
};
