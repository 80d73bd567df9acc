import { remarksOf } from '../operations/match/candidate-record.ts';
import type { NamedRecord } from '../operations/match/match-text-record.ts';
import { rounded } from '../text/numbers/rounding.ts';
import type { Body } from './bodies.ts';

/** The lines of a record, each with its candidate foods, the likeliest first. */
export function matchedBody({ columns, lines, notes, nameOf }: NamedRecord): Body {
  return {
    columns,
    lines: lines.map(({ line, text, written, isSure, isTaken, candidates }) => ({
      line: line.line,
      text: written,
      labels: Object.fromEntries(
        columns.flatMap((name, place) => {
          const cell = line.cells[place] ?? '';
          return cell === '' ? [] : [[name, cell]];
        }),
      ),
      is_sure: isSure,
      is_taken: isTaken,
      candidates: candidates.map((candidate) => ({
        food_id: candidate.id,
        name: nameOf(candidate.id, text),
        amount: candidate.amount === undefined ? null : rounded(candidate.amount),
        unit: candidate.unit ?? null,
        confidence: rounded(candidate.confidence),
        food_confidence: rounded(candidate.foodConfidence),
        amount_confidence: rounded(candidate.amountConfidence),
        is_size_assumed: candidate.isSizeAssumed,
        remarks: remarksOf(candidate),
      })),
    })),
    notes,
  };
}
