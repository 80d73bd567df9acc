/** Lines that are shown around a change. */
const CONTEXT = 3;

/** A change of a file in the form that `git apply` and `patch -p1` accept. */
export async function unifiedDiff(file: string, before: string, after: string): Promise<string> {
  const { createTwoFilesPatch } = await import('diff');
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: CONTEXT,
  });
  return patch.replace(/^=+\n/, '').replace(/^(---|\+\+\+) (.*)\t$/gm, '$1 $2');
}
