import { writeOut } from '../../io/writing/write-out.ts';
import { fetchSource } from '../../operations/fetch/fetch-source.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { FETCH } from './command.ts';

/** Fetches the files of a source and says what to do next. */
export async function runFetch(
  options: CommandInput<typeof FETCH>,
  { terminal, note, progress: startProgress }: CommandContext,
): Promise<void> {
  const input = fetchSource.input.read(options);
  const line = startProgress('bytes');
  const progress = (bytes: number, total: number | undefined) =>
    line?.update({
      ...{ entries: bytes, file: input.from, lines: 0 },
      share: total === undefined ? undefined : bytes / total,
    });
  try {
    const { folder, files } = await fetchSource.run({ progress }, input);
    line?.clear();
    const lines = files.map(({ file, bytes, sha256, isChanged, resumedAt }) => {
      const resumed = resumedAt > 0 ? `, resumed at ${resumedAt}` : '';
      return `${file}: ${bytes} bytes, SHA-256 ${sha256}: ${isChanged ? `new${resumed}` : 'unchanged'}\n`;
    });
    await writeOut(lines, terminal.stdout, undefined);
    note(`viand: viand catalogue import ${input.source} ${folder} --catalogue FILE imports them`);
  } finally {
    line?.clear();
  }
}
