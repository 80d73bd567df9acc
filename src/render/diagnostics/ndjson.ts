import type { Report } from '../../operations/validate/problem.ts';
import { problemRecord } from './problem-record.ts';

/** A problem a line. */
export async function* ndjson(report: Report): AsyncGenerator<string> {
  for await (const { problems } of report) {
    yield problems.map((problem) => `${JSON.stringify(problemRecord(problem))}\n`).join('');
  }
}
