import path from 'node:path';
import { type Run, viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

export interface ReportedProblem {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly end_column?: number;
  readonly value?: string;
  readonly message: string;
  readonly expected?: string;
  readonly suggestion?: string;
  readonly is_fixable: boolean;
}

/** A file of this content in a folder of its own. */
export function fileWith(content: string | Uint8Array, name = 'meals.csv'): string {
  return path.join(folderWith({ [name]: content }), name);
}

/** The problems of a run, as its NDJSON has them. */
export function problemsOf({ stdout }: Run): ReportedProblem[] {
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as ReportedProblem);
}

export async function validated(...argv: readonly string[]): Promise<ReportedProblem[]> {
  return problemsOf(await viand('validate', ...argv, '--no-config', '-f', 'ndjson'));
}

/** The rules that a meal file with these rows breaks: codes with suggestions. */
export async function broken(
  content: string | Uint8Array,
  name?: string,
  ...argv: readonly string[]
): Promise<unknown[]> {
  const problems = await validated(fileWith(content, name), ...argv);
  return problems.map(({ code, line, column, suggestion }) => [
    code,
    ...(line === undefined ? [] : [line]),
    ...(column === undefined ? [] : [column]),
    ...(suggestion === undefined ? [] : [suggestion]),
  ]);
}

/** A file that breaks rules of every severity, with content that would upset careless formats. */
export const FAULTY = [
  'day,food_id,amount,unit,note',
  'Mon,brocoli,150,g,',
  'Mon,zucchini,2.5,KG,',
  'Mon,"x%,:\n<&>",1,g,',
  'Mon,potato,250,kg,',
  'Mon,milk,-5,ml,',
  '',
].join('\n');
