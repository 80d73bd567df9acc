import type { ServingUnit } from '../../model/food.ts';
import { textOfRemark } from '../../search/lines/words/remark.ts';
import type { Candidate } from './match-line.ts';

/** A food that a line may mean, as programs read it: a plain object that shares nothing with viand's own state. */
export interface CandidateRecord {
  /** Id of the food, or of the variant that the line's preparation names. */
  readonly id: string;
  readonly name: string;
  /** Its brand, if that distinguishes the food from others of the same name. */
  readonly brand?: string;
  /** Undefined if the food has no such measure. */
  readonly amount: number | undefined;
  readonly unit: ServingUnit | undefined;
  /** 0 to 1, for the name and the amount together. */
  readonly confidence: number;
  /** 0 to 1, for the food alone. */
  readonly foodConfidence: number;
  /** 0 to 1, for the amount alone; 0 if it is unknown. */
  readonly amountConfidence: number;
  /** Whether the line gives no size, so that a usual one is assumed. */
  readonly isSizeAssumed: boolean;
  /** What viand assumed about the line. The remarks on the amount come first. */
  readonly remarks: readonly string[];
}

/** A candidate for programs. It lacks the line as viand read it, because later matches of the line use the same one. */
export function candidateRecord(candidate: Candidate): CandidateRecord {
  const { id, name, brand, amount, unit, isSizeAssumed } = candidate;
  const { confidence, foodConfidence, amountConfidence } = candidate;
  return {
    id,
    name,
    ...(brand === undefined ? {} : { brand }),
    amount,
    unit,
    confidence,
    foodConfidence,
    amountConfidence,
    isSizeAssumed,
    remarks: remarksOf(candidate),
  };
}

/** The remarks on a candidate, for readers. */
export function remarksOf({ remarks }: Pick<Candidate, 'remarks'>): readonly string[] {
  return remarks.map(textOfRemark);
}
