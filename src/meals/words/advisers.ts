import { counted } from '../../text/counted.ts';
import { quoted } from '../../text/quote.ts';

/** Words in the names of those who advise others on what they eat. */
const ADVISER =
  /(?<!\p{L})(?:\p{L}*coach(?:in|ing)?|trainer(?:in)?|dr|prof|ernährungs(?:beratung|berater(?:in)?|therap\p{L}*|team|fachkraft)|diät(?:assistent(?:in)?|olog(?:e|in)|berat\p{L}*)|dieti[ct]ians?|nutritionist|praxis|clinic|klinik|support|assistant|assistent(?:in)?|\p{L}*bot|chat ?gpt|gpt|claude|copilot|gemini|berat(?:ung|er|erin)|\p{L}*therapeut(?:in)?|therapist|hotline)(?!\p{L})/iu;

/** Words of chat programs for the person who writes. */
const WRITER = /^(?:user|you|me|ich|du|nutzer(?:in)?|human)$/i;

/** Whether a name is that of somebody who advises others: "Coach Tim", "Praxis Holm", "Assistant". */
export function isAdviser(name: string): boolean {
  return ADVISER.test(name);
}

/** Names the advisers whose messages are no food that they ate. */
export function advisersNote(messages: readonly string[]): string[] {
  return [...new Set(messages)].map((name) => {
    const own = messages.filter((one) => one === name).length;
    return `skipped ${counted(own, 'message')} of ${quoted(name)}, who advises the others`;
  });
}

/** "User: 2 eggs", "**Assistant:** Great!" */
const SPEAKER = /^\s*(?:#{1,6}\s+)?\**(\p{L}[\p{L}. ]{0,30}?)\**\s*:\**\s*(.*)$/u;

/** The text of a conversation without what the adviser said, such as a program that repeats every food. */
export function withoutAdvice(text: string): { readonly text: string; readonly notes: string[] } {
  const lines = text.split(/\r?\n/);
  const speakers = lines.map((line) => SPEAKER.exec(line)?.[1]?.trim() ?? '');
  if (!speakers.some((name) => WRITER.test(name)) || !speakers.some(isAdviser)) {
    return { text, notes: [] };
  }
  const skipped: string[] = [];
  let isAdvice = false;
  const left = lines.map((line, at) => {
    const name = speakers[at] as string;
    if (isAdviser(name)) {
      isAdvice = true;
      skipped.push(name);
    } else if (WRITER.test(name)) isAdvice = false;
    if (isAdvice) return '';
    return WRITER.test(name) ? (SPEAKER.exec(line)?.[2] ?? '') : line;
  });
  return { text: left.join('\n'), notes: advisersNote(skipped) };
}
