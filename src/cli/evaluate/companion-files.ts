import { isMoved } from '../../io/writing/open-output.ts';
import { type EvaluationFormat, evaluationFormatOf } from '../../render/formats.ts';

/** The file of a result, and the files that go with it. */
export interface CompanionFiles {
  readonly output: string | undefined;
  readonly format: EvaluationFormat;
  readonly rejects: string | undefined;
  readonly meta: string | undefined;
}

/** The options that decide which files there are. */
interface FileOptions {
  readonly output?: string;
  readonly format?: EvaluationFormat;
  readonly rejects?: string;
  readonly meta?: string;
  readonly skipFaulty?: boolean;
  /** Whether results have labels. */
  readonly isGrouped: boolean;
}

/** The files that accompany a result: where options say, or else next to the result if that is a file. */
export async function companionFiles({
  output,
  rejects,
  meta,
  skipFaulty,
  isGrouped,
  ...options
}: FileOptions): Promise<CompanionFiles> {
  const format = evaluationFormatOf({ ...options, ...(output === undefined ? {} : { output }) });
  const hasPlace = format === 'table' || format === 'parquet' || (format === 'json' && isGrouped);
  const hasBeside = output !== undefined && isMoved(output);
  const beside = (ending: string, isWanted: boolean) =>
    hasBeside && isWanted ? `${output}${ending}` : undefined;
  return {
    output,
    format,
    rejects: rejects ?? beside('.rejects.csv', skipFaulty === true),
    meta: meta ?? beside('.meta.json', !hasPlace),
  };
}
