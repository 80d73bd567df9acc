import { isMoved } from '../../io/open-output.ts';
import { type EvaluationFormat, evaluationFormatOf } from '../../render/formats.ts';
import type { EvaluateInput } from './command.ts';

/** Where a result is written, and what goes with it. */
export interface CompanionFiles {
  readonly output: string | undefined;
  readonly format: EvaluationFormat;
  readonly rejects: string | undefined;
  readonly meta: string | undefined;
}

/** Files besides the result: named, or else beside it, where it is a file. */
export async function companionFiles({
  output,
  rejects,
  meta,
  skipFaulty,
  by,
  ...options
}: EvaluateInput): Promise<CompanionFiles> {
  const format = evaluationFormatOf({ ...options, ...(output === undefined ? {} : { output }) });
  const hasPlace =
    format === 'table' || format === 'parquet' || (format === 'json' && by !== undefined);
  const hasBeside = output !== undefined && (await isMoved(output));
  const beside = (ending: string, isWanted: boolean) =>
    hasBeside && isWanted ? `${output}${ending}` : undefined;
  return {
    output,
    format,
    rejects: rejects ?? beside('.rejects.csv', skipFaulty === true),
    meta: meta ?? beside('.meta.json', !hasPlace),
  };
}
