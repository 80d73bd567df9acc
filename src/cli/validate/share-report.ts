import type { Report, ReportPart } from '../../operations/validate/report.ts';

/**
 * Passes a report to several readers, part by part. It reads the next part once all readers have taken the current one,
 * and keeps none. All readers must read concurrently, and to the end.
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
