import { quoted } from '../../../text/escaping/quote.ts';
import { counted } from '../../../text/numbers/counted.ts';

/** Programs that answer. Each may repeat a food in many lines: "AI Assistant", "ChatGPT-4o", "Assistant (GPT-4)". */
const PROGRAM =
  /^(?:(?:ai|ki|nutrition|food|diet|health|meal|my|microsoft|google)[ -])?(?:assistant|assistent(?:in)?|(?:\p{L}*[ -]?chat|food|diet)?-?bot|chat[ -]?gpt|gpt|copilot|gemini|claude)(?:[ -]?\(?(?:gpt)?[ -]?\d[\d.]*\p{L}*(?:[ -]\p{L}+)?\)?|\s\(\p{L}+\))?$/iu;

/** Words in the names of those who advise others on what they eat. */
const ADVISER =
  /(?<!\p{L})(?:\p{L}*coach(?:in|ing)?|trainer(?:in)?|(?:dr|prof)(?!\.?\s?(?:oetker|pepper|witt|karg|schär|schar|quendt)(?!\p{L}))|ernährungs(?:beratung|berater(?:in)?|therap\p{L}*|team|fachkraft)|diät(?:assistent(?:in)?|olog(?:e|in)|berat\p{L}*)|dieti[ct]ians?|nutritionist|praxis|clinic|klinik|support|assistant|assistent(?:in)?|(?:chat)?-?bot|chat[ -]?gpt|gpt|copilot|gemini|berat(?:ung|er|erin)|\p{L}*therapeut(?:in)?|therapist|hotline)(?!\p{L})/iu;

/** "Anna Trainer": a surname behind a first name, unlike "Personal Trainer". */
const SURNAME =
  /^(?!(?:personal|fitness|mein|my|our|unser|der|the|sport|gym|lauf|ernährungs|health|food)[ -])\p{L}+\s(?:trainer|coach|berater)$/iu;

/** Words of chat programs for the person who writes. */
const WRITER = /^(?:user|you|me|ich|du|nutzer(?:in)?|human)$/i;

/** Whether a name is that of somebody who advises others: "Coach Tim", "Praxis Holm", "Assistant". */
export function isAdviser(name: string): boolean {
  return ADVISER.test(name) && !SURNAME.test(name.trim());
}

/** Names the advisers whose messages are no food that they ate. */
export function advisersNote(messages: readonly string[]): string[] {
  return [...new Set(messages)].map((name) => {
    const own = messages.filter((one) => one === name).length;
    return `skipped ${counted(own, 'message')} from ${quoted(name)}, who advises the others`;
  });
}

/** "User: 2 eggs", "**Assistant:** Great!" */
const SPEAKER = /^\s*(?:#{1,6}\s+)?\**(\p{L}[\p{L}\d.() -]{0,30}?)\**\s*:\**\s*(.*)$/u;

/**
 * The text of a conversation without what advisers said. The message of a program lasts up to the next one of the
 * person. That of anybody else ends with its line, since the lines below may be foods.
 */
export function withoutAdvice(text: string): { readonly text: string; readonly notes: string[] } {
  const lines = text.split(/\r?\n/);
  const speakers = lines.map((line) => SPEAKER.exec(line)?.[1]?.trim() ?? '');
  const advises = (name: string) => PROGRAM.test(name) || isAdviser(name);
  if (!speakers.some((name) => WRITER.test(name)) || !speakers.some(advises)) {
    return { text, notes: [] };
  }
  const skipped: string[] = [];
  let isOfProgram = false;
  const left = lines.map((line, at) => {
    const name = speakers[at] as string;
    if (advises(name)) {
      isOfProgram = PROGRAM.test(name);
      skipped.push(name);
      return '';
    }
    if (WRITER.test(name)) {
      isOfProgram = false;
      return SPEAKER.exec(line)?.[2] ?? '';
    }
    return isOfProgram ? '' : line;
  });
  return { text: left.join('\n'), notes: advisersNote(skipped) };
}
