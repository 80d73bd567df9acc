/**
 * What code asks of remarks, so that no wording decides anything:
 *
 * - `amount`: how the amount was assumed or counted
 * - `no amount`: the line gives no amount
 * - `liquid`: the amount includes the liquid of a tin or jar
 * - `salt`: the food has more salt than the line says
 * - `cooked measure`: a raw food is measured as the cooked one
 * - `other name`: the name next to a code says another food or state
 */
export type RemarkTopic =
  | 'amount'
  | 'no amount'
  | 'liquid'
  | 'salt'
  | 'cooked measure'
  | 'other name';

/** A remark that code asks for by its topic. */
export interface TopicalRemark {
  readonly topic: RemarkTopic;
  readonly text: string;
}

/** A remark on a line, its food or its amount: plain text, unless code asks for it. */
export type Remark = string | TopicalRemark;

/** A remark on how an amount was assumed or counted. */
export function amountRemark(text: string): TopicalRemark {
  return { topic: 'amount', text };
}

/** The words of a remark. */
export function textOfRemark(remark: Remark): string {
  return typeof remark === 'string' ? remark : remark.text;
}

/** A remark with other words on the same topic. */
export function rewordRemark(remark: Remark, reword: (text: string) => string): Remark {
  return typeof remark === 'string' ? reword(remark) : { ...remark, text: reword(remark.text) };
}

/** Whether a remark is on one of these topics. */
export function isOnTopic(remark: Remark, ...topics: readonly RemarkTopic[]): boolean {
  return typeof remark !== 'string' && topics.includes(remark.topic);
}
