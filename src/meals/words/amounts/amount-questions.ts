const ASKED = String.raw`(?:und|and)?,?\s?(?:wie ?viele?s?|how (?:much|many)|(?:in )?welche[nrs]? menge|what (?:amount|quantity))`;

/** Words behind the question that name no food: "davon", "of it", "haben Sie gegessen". */
const BEHIND = String.raw`davon|hiervon|daraus|jeweils|je|insgesamt|ungefähr|etwa|circa|ca\.|genau|of|it|this|that|them|each|in|total|roughly|approximately|about|exactly|did|do|have|has|was|were|you|sie|du|ihr|er|haben|hast|habt|hat|gegessen|verzehrt|getrunken|genommen|eat|eaten|drink|drank|drunk|had|consumed|war|waren|es|das`;

const QUESTION = new RegExp(String.raw`^${ASKED}(?:\s(?:${BEHIND})(?!\p{L}))*\s*(?=[?:]|$)`, 'iu');

/** Whether a title asks how much of the food before it was eaten: "Wie viel davon?", "How much did you eat?". */
export function isAmountQuestion(title: string): boolean {
  return answerBehind(title) === '';
}

/** What follows in the line of such a question, such as its answer; undefined for any other line. */
export function answerBehind(line: string): string | undefined {
  const text = line.trim();
  const [question] = QUESTION.exec(text) ?? [];
  return question === undefined ? undefined : text.slice(question.length).replace(/^[?:\s]+/, '');
}
