import { readDiary } from '../../meals/diary/read-diary.ts';
import { operation } from '../operation.ts';
import type { Services, StandardInput } from '../services.ts';
import { MATCH_INPUT } from './match-input.ts';
import { type MatchedLine, matchLine } from './match-line.ts';

/** A diary with the foods that each of its lines may mean. */
export interface MatchedDiary {
  /** Columns of the diary beside that of the food texts. */
  readonly columns: readonly string[];
  readonly lines: readonly (MatchedLine & {
    /** The first candidate is confident enough to be taken. */
    readonly isSure: boolean;
  })[];
}

/** Finds the foods that the lines of a diary mean. */
export const matchFoods = operation({
  name: 'match',
  summary: 'Find the foods that free text names',
  input: MATCH_INPUT,
  http: { notOffered: 'the specification has no route for free text, and this one reads files' },
  async run(
    { catalogue, stdin }: Services & StandardInput,
    { file, column, threshold },
  ): Promise<MatchedDiary> {
    const { columns, lines } = await readDiary(file, column, stdin);
    return {
      columns,
      lines: lines.map((line) => {
        const matched = matchLine(catalogue, line);
        const [best] = matched.candidates;
        return { ...matched, isSure: best !== undefined && best.confidence >= threshold };
      }),
    };
  },
});
