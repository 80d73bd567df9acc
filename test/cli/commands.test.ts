import { expect, test } from 'vitest';
import { loadProgram } from '../../src/cli/commands.ts';
import type { CommandNode } from '../../src/cli/define-command.ts';

function namesOf(node: CommandNode | undefined): string[] | undefined {
  return node !== undefined && 'commands' in node
    ? node.commands.map(({ name }) => name)
    : undefined;
}

test('loadProgram() declares only the command that is called', async () => {
  const { commands } = await loadProgram(['evaluate', 'hei', 'week.csv']);
  expect(commands.map(({ name }) => name)).toEqual(['evaluate']);
  expect(namesOf(commands[0])).toEqual(['hei']);
});

test('loadProgram() declares the whole group for help and unknown commands', async () => {
  for (const words of [['evaluate'], ['evaluate', 'help', 'hei'], ['evaluate', 'hie']]) {
    const { commands } = await loadProgram(words);
    expect(namesOf(commands[0])).toContain('hei');
    expect(namesOf(commands[0])?.length).toBeGreaterThan(5);
  }
});
