import { Readable } from 'node:stream';
import { remarksOf } from '../../../operations/match/candidate-record.ts';
import {
  assertReadable,
  type MatchedRecord,
  matchFoods,
} from '../../../operations/match/match-foods.ts';
import { rounded } from '../../../text/numbers/rounding.ts';
import { readText, type Tool, textSchema } from './tool.ts';

/** Finds foods in text. */
export const MATCH_TOOL: Tool = {
  name: 'match',
  title: 'Find foods in text',
  description:
    'Find the foods and amounts that lines of text mention, in English or German, such as "2 slices of wholemeal bread". Put one food on each line. Take only lines that are sure; ask about the others.',
  inputSchema: {
    type: 'object',
    properties: {
      text: textSchema('One food with its amount on each line'),
      threshold: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        description: 'Minimum confidence of a certain match',
      },
    },
    required: ['text'],
    additionalProperties: false,
  },
  async call(services, given) {
    const text = readText(given);
    const { threshold } = given as { readonly threshold?: number };
    const input = matchFoods.input.read({ file: '-', layout: 'text', threshold });
    const stdin = Readable.from([Buffer.from(text)]);
    return matchedBody(assertReadable(await matchFoods.run({ ...services, stdin }, input)));
  },
};

function matchedBody({ lines, notes }: MatchedRecord) {
  return {
    lines: lines.map(({ text, isTaken, candidates }) => ({
      text,
      is_sure: isTaken,
      candidates: candidates.map(({ id, name, amount, unit, ...candidate }) => ({
        food_id: id,
        name,
        amount: amount === undefined ? null : rounded(amount),
        unit: unit ?? null,
        confidence: rounded(candidate.confidence),
        food_confidence: rounded(candidate.foodConfidence),
        amount_confidence: rounded(candidate.amountConfidence),
        remarks: remarksOf(candidate),
      })),
    })),
    notes,
  };
}
