import type { PathAccess, PathUse } from '../io/writing/distinct-paths.ts';
import type { CommandContext } from './context.ts';
import type { PathDeclaration, RunnableCommand } from './define-command.ts';

/** All files and folders that a command reads or writes with an input, as it declares them. */
export async function pathUses(
  command: RunnableCommand,
  input: Readonly<Record<string, unknown>>,
  { usualFiles }: Pick<CommandContext, 'usualFiles'>,
): Promise<PathUse[]> {
  const declared: [string, PathDeclaration][] = [
    ...Object.entries(command.arguments),
    ...Object.entries(command.options),
  ];
  const uses: PathUse[] = [];
  for (const [name, { access, database, mayReplace }] of declared) {
    if (access === undefined) continue;
    const value = input[name] ?? (database === undefined ? undefined : usualFiles[database]);
    const files = (Array.isArray(value) ? value : [value]).filter(
      (file): file is string => typeof file === 'string' && file !== '',
    );
    const isDatabase = database !== undefined;
    const kind = accessWith(access, input);
    if (kind === undefined) continue;
    // `-` means standard output, which is not a file.
    const named = files.filter((file) => kind !== 'writes' || file !== '-');
    for (const file of named) {
      const isReplaceable = await mayReplace?.(file, input);
      uses.push({
        ...{ name, file, access: kind, isDatabase },
        ...(isReplaceable === undefined ? {} : { isReplaceable }),
      });
    }
  }
  return [...uses, ...((await command.otherPaths?.(input as never)) ?? [])];
}

function accessWith(
  access: PathDeclaration['access'],
  input: Readonly<Record<string, unknown>>,
): PathAccess | undefined {
  return typeof access === 'function' ? access(input) : (access as PathAccess);
}
