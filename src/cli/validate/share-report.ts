import type { Report, ReportPart } from '../../operations/validate/report.ts';

/**
 * Gives a report to several readers, part by part. The next part is read when all of them have taken the one before,
 * and none is kept. All readers must read at the same time, and to the end.
 */
export function shareReport(report: Report, readers: number): Report[] {
  if (readers === 1) return [report];
  const parts = report[Symbol.asyncIterator]();
  let waiting: ((next: Promise<IteratorResult<ReportPart>>) => void)[] = [];
  const next = () =>
    new Promise<IteratorResult<ReportPart>>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < readers) return;
      const all = waiting;
      waiting = [];
      const part = parts.next();
      for (const give of all) give(part);
    });
  return Array.from({ length: readers }, () => ({ [Symbol.asyncIterator]: () => ({ next }) }));
}
