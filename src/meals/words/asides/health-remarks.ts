import { lazily } from '../../../collections/lazily.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import { anyWordOf } from '../../../text/words/word-patterns.ts';

/** Medicines that people note in diaries, by their usual names. */
const MEDICINES = `
  ibuprofen; paracetamol; acetaminophen; aspirin; ass; novalgin; diclofenac; metformin; ramipril
  (?:l-?)?thyroxin\\p{L}*; levothyroxine; pantoprazol\\p{L}*; omepra[zs]ol\\p{L}*; ce?tirizin\\p{L}*; loratadin\\p{L}*
  cortison\\p{L}*; predniso(?:lo)?n\\p{L}*; antibioti\\p{L}*; simvastatin; atorvastatin; bisoprolol; metoprolol
  amlodipin\\p{L}*; candesartan; torasemid\\p{L}*; mar[ck]umar; eliquis; xarelto; antihistamin\\p{L}*
  (?:blutdruck|schilddrüsen|schmerz)?-?(?:tabletten?|pillen?|tablets?|pills?); medikamente?; medications?; medicines?
`;

/** Insulins, by their usual names. */
const INSULINS = `
  insulin\\p{L}*; novorapid; humalog; fiasp; apidra; lyumjev; lantus; toujeo; levemir; tresiba; actrapid; basal; bolus
`;

const DOSE = String.raw`[\s:]*(?:\d[\d.,/ x×-]*)?\s?(?:mg|µg|μg|mcg|IE|IU|units?|einheiten|tropfen|drops|hub|stück|stk)?\.?`;

/** A blood sugar, a dose of insulin or of a medicine, or the bread units of a meal. */
const remark = lazily(() => {
  const said = [
    String.raw`(?:n?bz|blutzucker(?:wert)?|glu[ck]ose|blood (?:sugar|glucose)|bg)(?:\s?[:=]|\s\(?(?:nüchtern|fasting|vor|nach|before|after)[^\d,;]{0,20})?\s?${DECIMAL_NUMBER}\s?(?:mg/dl|mmol/l)?`,
    String.raw`${DECIMAL_NUMBER}\s?(?:IE|I\.E\.|IU)(?:\s(?!vit)[\p{L}-]+){0,3}`,
    String.raw`(?!vit)[\p{L}-]+:?\s${DECIMAL_NUMBER}\s?(?:IE|I\.E\.|IU)`,
    String.raw`(?:${DECIMAL_NUMBER}\s?(?:units?|einheiten|E)\s(?:of\s)?)?${anyWordOf(INSULINS)}${DOSE}`,
    String.raw`(?:ca\.?\s)?${DECIMAL_NUMBER}\s?(?:BE|KE|KHE)s?`,
    String.raw`(?:BE|KE|KHE)s?\s?[:=]?\s?${DECIMAL_NUMBER}`,
    String.raw`(?:${DECIMAL_NUMBER}\s?(?:x|×)?\s?)?${anyWordOf(MEDICINES)}${DOSE}(?:\s(?:genommen|eingenommen|taken))?`,
    String.raw`(?:i )?(?:took|have taken)\s[^,;]*(?:\d\s?(?:mg|µg|μg|mcg|IU)(?!\p{L})|${anyWordOf(MEDICINES, INSULINS)}(?!\p{L}))[^,;]*`,
    String.raw`[^,;]*\d\s?(?:mg|µg|μg|mcg|IE|IU)\s(?:ein)?genommen`,
  ];
  return new RegExp(`^(?:${said.join('|')})[.!]?$`, 'iu');
});

/** The parts of a line. A comma may also be decimal. */
const PARTS = /(\s*[,;](?!\d)\s*|\s[/|+–-]\s)/;

/** A remark in brackets: "20 g butter (6 IE Humalog)". Bread units are read elsewhere. */
const IN_BRACKETS = /\s*\(([^()]*)\)/g;
const BREAD_UNITS = /(?<!\p{L})(?:BE|KE|KHE)s?(?!\p{L})/u;

/** A line without what it says about blood sugar, insulin and medicines. */
export interface FoodWithoutRemarks {
  readonly eaten: string;
  /** The parts that are not about food. */
  readonly remarks: readonly string[];
}

/** A line without its health remarks: "BZ 112, 6 IE Novorapid, 2 eggs" is about two eggs. */
export function withoutHealthRemarks(text: string): FoodWithoutRemarks {
  const inBrackets: string[] = [];
  const bare = text.replace(IN_BRACKETS, (whole, inner: string) => {
    if (!remark().test(inner) || BREAD_UNITS.test(inner)) return whole;
    inBrackets.push(inner);
    return '';
  });
  const pieces = bare.split(PARTS);
  const isRemark = (piece: string, at: number) => at % 2 === 0 && remark().test(piece.trim());
  const remarks = pieces.filter(isRemark);
  if (remarks.length === 0) return { eaten: bare, remarks: inBrackets };
  const eaten = pieces.filter(
    (piece, at) =>
      !isRemark(piece, at) && (at % 2 === 0 || !isRemark(pieces[at + 1] ?? '', at + 1)),
  );
  return {
    eaten: eaten
      .join('')
      .replace(/^\s*(?:[,;/|+–-])\s*/, '')
      .trim(),
    remarks: [...inBrackets, ...remarks],
  };
}
