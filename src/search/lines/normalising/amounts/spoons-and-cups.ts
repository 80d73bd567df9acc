import { lazily } from '../../../../text/lazily.ts';

/** How full a spoon or cup is. One that is neither heaped nor level is as full as usual. */
const heap = lazily(
  () =>
    /(?<!\p{L})(?:(heap(?:ed|ing)|rounded|gehäufte[rsn]?|geh\.)|(level|gestrichene[rsn]?|gestr\.)|scant|generous|knappe?[rsn]?|gute?[rsn]?) (?=(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|el|tl|ess|tee|tassen?|liter|l)\b)/giu,
);

/** "1 EL gehäuft Mehl", "1 TL (geh.) Backpulver": after the spoon. */
const heapBehind = lazily(
  () =>
    /(?<!\p{L})((?:tbsps?|tsps?|tablespoons?|teaspoons?|el|tl|esslöffel|teelöffel)\b\.?)\s*,?\s*\(?(?:heap(?:ed|ing)|gehäuft|geh\.)(?!\p{L})\)?/giu,
);

/** Writes how full a spoon or cup is as "heaped" or "level", before it. */
export function withFillsInFull(text: string): string {
  return text
    .replace(heapBehind(), 'heaped $1')
    .replace(heap(), (_, heaped?: string, level?: string) =>
      heaped ? 'heaped ' : level ? 'level ' : '',
    );
}

/** Spells out spoons and cups of one letter, which only their case distinguishes: "2 T sugar", "1 t salt". */
export function withSpoonLettersInFull(text: string): string {
  return text
    .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)T\b\.?(?!\p{L})/gu, ' tbsp')
    .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)t\b\.?(?!\p{L})/gu, ' tsp')
    .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)[cC]\b\.?(?!\p{L})/gu, ' cup');
}
