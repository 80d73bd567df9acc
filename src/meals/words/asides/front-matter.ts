import { lazily } from '../../../collections/lazily.ts';
import { anyWordOf } from '../../../text/words/word-patterns.ts';
import { isNoFood } from '../amounts/not-eaten.ts';
import { isDay } from '../headings/days.ts';
import { readHeading } from '../headings/read-heading.ts';
import { personOf } from '../people/person-lines.ts';

/** The properties of a note, between two lines of dashes at its top. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?=\r?\n|$)/;

/** Properties that programs for notes and web pages write. */
const KEYS = `
  title; subtitle; date; time; day; week; tags?; authors?; name; person; user; patient(?:in)?; created; modified
  updated; last[ _-]?mod(?:ified)?; creation[ _-]date; alias(?:es)?; categor(?:y|ies); keywords?; topics?; type; kind
  status; layout; template; lang(?:uage)?; locale; slug; url; permalink; source; links?; uid; uuid; id; draft
  publish(?:ed)?; pinned; version; location; description; summary; css-?class(?:es)?; parent; up; project; area
  weather; cover; image; icon; banner
`;
const GERMAN_KEYS = `
  titel; untertitel; datum; uhrzeit; tag; woche; schlagw(?:ort|orte|örter); stichw(?:ort|orte|örter); autor(?:in)?
  verfasser(?:in)?; klient(?:in)?; erstellt(?: am)?; geändert(?: am)?; bearbeitet; aktualisiert; kategorien?; typ; art
  vorlage; sprache; quelle; ort; projekt; bereich; beschreibung; thema; themen; wetter
`;
const isKey = lazily(() => new RegExp(`^${anyWordOf(KEYS, GERMAN_KEYS)}$`, 'iu'));

/** "title: Food diary" */
const PROPERTY = /^([\p{L}_][\p{L}\d_ -]*):(?:\s+(.*))?$/u;

/**
 * A text without the properties that programs for notes keep at its top. The date and the person of the note stay, on
 * their lines. Lines that are no known properties are a diary between two rules, which stays as it is.
 */
export function withoutFrontMatter(text: string): string {
  if (!text.startsWith('---') && !text.startsWith('\uFEFF---')) return text;
  const [whole, block = ''] = FRONT_MATTER.exec(text) ?? [];
  const lines = block.split(/\r?\n/);
  if (whole === undefined || !areProperties(lines)) return text;
  const kept = lines.map((line) => (isDay(line) || personOf(line) !== undefined ? line : ''));
  return ['', ...kept, ''].join('\n') + text.slice(whole.length);
}

/** An item of a list, which begins with no amount, as foods do. */
const ITEM = /^(?:\s*-\s+|\s+)(?![\d-])\S/;

/** Whether all lines are known properties, or items of a list below one without a value. */
function areProperties(lines: readonly string[]): boolean {
  let mayHaveItems = false;
  return lines.every((line) => {
    if (!/\S/.test(line) || (mayHaveItems && ITEM.test(line))) return true;
    const [, key = '', value = ''] = PROPERTY.exec(line.trimEnd()) ?? [];
    const isKnown = isKey().test(key.trim());
    mayHaveItems = isKnown && value === '';
    return (isKnown || isNoFood(key)) && readHeading(line)?.column !== 'meal';
  });
}
