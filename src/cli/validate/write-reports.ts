import type { Output } from '../../io/terminal/terminal.ts';
import type { PendingOutput } from '../../io/writing/open-output.ts';
import { writeOut } from '../../io/writing/write-out.ts';

/** A report as text, and the file that it is written to; undefined for standard output. */
interface RenderedReport {
  readonly text: AsyncIterable<string>;
  readonly output: string | undefined;
}

/**
 * Writes reports concurrently, and moves either all or none of them into place.
 *
 * @throws ViandError `output/unwritable`
 */
export async function writeReports(
  reports: readonly RenderedReport[],
  stdout: Output,
): Promise<void> {
  const [first] = reports;
  if (first !== undefined && reports.length === 1) {
    return writeOut(first.text, stdout, first.output);
  }
  const [{ openOutput }, { commitAll }] = await Promise.all([
    import('../../io/writing/open-output.ts'),
    import('../../io/writing/commit-all.ts'),
  ]);
  const opened: PendingOutput[] = [];
  try {
    for (const { output } of reports) opened.push(await openOutput(output, stdout));
    await Promise.all(
      reports.map(async ({ text }, index) => {
        for await (const piece of text) await opened[index]?.write(Buffer.from(piece));
      }),
    );
    await commitAll(opened);
  } catch (error) {
    for (const output of opened) await output.discard();
    throw error;
  }
}
