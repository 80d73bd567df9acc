import { access } from 'node:fs/promises';
import path from 'node:path';
import { writeOut } from '../../io/writing/write-out.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { CONFIGURATION_FILE } from '../../operations/validate/find-configuration.ts';
import { proposeConfiguration } from '../../operations/validate/init/init-configuration.ts';
import { validate } from '../../operations/validate/validate.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { VALIDATE } from './command.ts';

/** Writes a configuration that the files pass, next to them or to the given place. */
export async function initConfiguration(
  options: CommandInput<typeof VALIDATE>,
  { terminal, withCatalogue, note }: CommandContext,
): Promise<ExitCode> {
  const { files, rule: rules, ...asked } = validate.input.read({ ...options });
  const { stdin } = terminal;
  const proposed = await withCatalogue(
    options.catalogue,
    ({ catalogue }) => proposeConfiguration({ catalogue, stdin }, files, { ...asked, rules }),
    options.aliases,
  );
  const { settings, errors, folder, files: found } = proposed;
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  const [output = path.join(folder, CONFIGURATION_FILE)] = options.output ?? [];
  if (options.output === undefined) await assertAbsent(output);
  await writeOut([text], terminal.stdout, output === '-' ? undefined : output);
  const labels = Object.keys(settings.labels);
  const what = labels.length === 0 ? 'no labels found' : `labels ${labels.join(', ')}`;
  note(`viand: ${output}: inferred from ${counted(found, 'file')}: ${what}`);
  if (errors > 0) {
    note(`viand: the files have ${counted(errors, 'error')}, which viand validate shows`);
  }
  return EXIT.success;
}

/** An existing configuration is never overwritten. */
async function assertAbsent(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  throw new ViandError({
    code: 'output/unwritable',
    message: 'A configuration already exists',
    location: { file },
    expected: 'another file with -o, or - for standard output',
  });
}
