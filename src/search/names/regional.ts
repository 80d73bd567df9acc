import { lazily } from '../../collections/lazily.ts';

/**
 * Regional words of Austria, Bavaria and Switzerland and words for a piece, each with the word of the catalogue, folded.
 * A longer word comes before a shorter one that it begins with.
 */
const regionalParts = lazily((): readonly (readonly [string, string])[] =>
  `erdapfel kartoffel; hardapfel kartoffel; hardopfel kartoffel; herdopfel kartoffel; paradeiser tomaten; paradeis tomaten; karfiol blumenkohl; fisolen bohnen;
   marillen aprikosen; zwetschken zwetschgen; ribisel johannisbeer; topfen quark;
   schlagobers schlagsahne; obers sahne; rahm sahne; hendl hahnchen; poulet hahnchen;
   rinds rinder; schweins schweine; ruebli karotten; rubli karotten; melanzani auberginen;
   weissbier weizenbier; knoblauchzehen knoblauch; knoblauchzehe knoblauch; kukuruz mais; schoggi schoko; eierschwammerl pfifferling; schwammerl pilz; kornweckerl kornerbrotchen;
   weckerl brotchen; semmel brotchen; brotli brotchen; weggli brotchen;
   schrippe brotchen; stulle brot; bemme brot;
   gipfeli croissant; gipfel croissant; glace eis; germ hefe; staubzucker puderzucker;
   griessnockerl griessklosschen; nockerl klosschen; wahe kuchen; haxerl schenkel;
   faschierte hackfleisch; lungenbraten filet; karree kotelett; kabis kohl; baumnuss walnuss; datschi kuchen`
    .split(/;\s+/)
    .map((pair) => pair.trim().split(/\s+/) as [string, string]),
);

/** Words whose forms are kept in memory, since a line is compared with each name of each candidate. */
const REMEMBERED = 1000;

const remembered = new Map<string, readonly string[]>();

/**
 * A word with its regional part replaced by the word of the catalogue: "kartoffelpuree" for "erdapfelpuree".
 *
 * @param word folded
 * @param isWord whether the catalogue, or a name, has a word
 * @returns the word unchanged if no other form is a word
 */
export function standardGerman(word: string, isWord: (word: string) => boolean): string {
  return formsOf(word).find(isWord) ?? word;
}

/** The forms with one part replaced, then those with two, as for "schoggigipfeli". */
function formsOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const once = replacedOnce(word);
  const forms = [...once, ...once.flatMap(replacedOnce)];
  if (remembered.size === REMEMBERED) remembered.clear();
  remembered.set(word, forms);
  return forms;
}

/** The forms of the word with one regional part replaced, for each of its parts. */
function replacedOnce(word: string): string[] {
  return regionalParts().flatMap(([regional, standard]) =>
    word.includes(regional) ? [word.replace(regional, standard)] : [],
  );
}
