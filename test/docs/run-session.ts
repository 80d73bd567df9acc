import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { HOME } from '../support/viand.ts';
import type { DocumentedCommand } from './documented-commands.ts';
import { writeCatalogue, writeSamples } from './samples.ts';

export interface CommandRun {
  /** Undefined for a server, which ran until the end. */
  readonly exitCode?: number;
  /** The output as a terminal shows it: standard output and error together. */
  readonly output: string;
}

/** The file for the output of a command, in the folder where it runs. */
const OUTPUT = '.printed';

/**
 * The environment of a reader: `viand` is in the path, and variables persist between commands. An
 * error reply of a server is a failure, and a server runs until the last command.
 */
const PRELUDE = `
viand() { "$VIAND_NODE" "$VIAND_PROGRAM" "$@"; }
npx() { "$@"; }
curl() { command curl --silent --show-error --fail "$@"; }
stop_server() { [ -z "$SERVER" ] || { kill "$SERVER"; wait "$SERVER"; SERVER=; }; }
await_server() {
  for _ in $(seq 300); do
    command curl --silent --output /dev/null "http://127.0.0.1:$VIAND_PORT/" && return
    kill -0 "$SERVER" || return 1
    sleep 0.1
  done
  return 1
}
`;

/**
 * Runs the commands one after another in one shell, in a folder with the sample files.
 *
 * @param example the folder to copy instead of the sample files, such as `examples/meal-data`
 * @param catalogue the catalogue to use instead of the embedded one
 * @returns the outcome of each command, in their order
 */
export async function runSession(
  folder: string,
  commands: readonly DocumentedCommand[],
  { example, catalogue }: { readonly example?: string; readonly catalogue?: string } = {},
): Promise<CommandRun[]> {
  await (example === undefined ? writeSamples(folder) : copyExample(example, folder));
  prepareFiles(folder, commands);
  mkdirSync(path.join(folder, OUTPUT));
  const port = await freePort();
  const script = [PRELUDE, ...commands.map((command, index) => step(command, index, port))];
  const shell = spawn('bash', ['-c', [...script, 'stop_server'].join('\n')], {
    cwd: folder,
    env: { ...environment(folder, port), ...(catalogue && { VIAND_CATALOGUE: catalogue }) },
    stdio: 'ignore',
  });
  await new Promise((resolve) => shell.once('close', resolve));
  return commands.map((_, index) => runOf(path.join(folder, OUTPUT, `${index}`)));
}

/** Examples refer to the example week of the repository, so it is copied as well. */
function copyExample(example: string, folder: string): void {
  cpSync(path.join(HOME, example), folder, { recursive: true });
  cpSync(path.join(HOME, 'data/week.csv'), path.join(folder, 'data/week.csv'));
}

/**
 * Writes the reader's own files: those that the page shows with `cat`, and a catalogue of FNDDS.
 */
function prepareFiles(folder: string, commands: readonly DocumentedCommand[]): void {
  for (const { command, output = [] } of commands) {
    const [, shown] = /^cat ([\w.-]+)$/.exec(command) ?? [];
    if (shown !== undefined) writeFileSync(path.join(folder, shown), `${output.join('\n')}\n`);
  }
  const all = commands.map(({ command }) => command).join('\n');
  if (all.includes('fndds.sqlite') && !/catalogue import .*fndds\.sqlite/.test(all)) {
    writeCatalogue(path.join(folder, 'fndds.sqlite'));
  }
  if (all.includes('git apply')) mkdirSync(path.join(folder, '.git'));
  if (all.includes('--since main')) commitAll(folder);
}

/** Turns a folder into a repository with one commit on `main`. */
function commitAll(folder: string): void {
  const who = ['-c', 'user.name=reader', '-c', 'user.email=reader@example.org'];
  for (const argv of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '.'],
    [...who, 'commit', '--quiet', '--message=data'],
  ]) {
    execFileSync('git', argv, { cwd: folder });
  }
}

/** A server: `viand serve`, and `viand mcp` with a port. Variables may stand before it. */
const SERVER = /^((?:[A-Z_]+=\S* )*)viand ((?:serve(?!.*--get)|mcp .*--port).*)$/;

const PORT = /(?<=:|--port )(?:8080|8090)\b/g;

function step({ command }: DocumentedCommand, index: number, port: number): string {
  const files = `"$HOME/${OUTPUT}/${index}"`;
  const line = command.replaceAll(PORT, `${port}`);
  const [, variables = '', call] = SERVER.exec(line) ?? [];
  if (call === undefined) return `{ ${line}\n} </dev/null >${files} 2>&1\necho $? >${files}.code`;
  const ported = call.includes('--port') ? call : `${call} --port ${port}`;
  return [
    'stop_server',
    `${variables}exec "$VIAND_NODE" "$VIAND_PROGRAM" ${ported} </dev/null >${files} 2>&1 &`,
    `SERVER=$!\nawait_server || { kill -9 "$SERVER"; SERVER=; echo 1 >${files}.code; }`,
  ].join('\n');
}

function environment(folder: string, port: number): NodeJS.ProcessEnv {
  const { NO_COLOR, FORCE_COLOR, VIAND_CATALOGUE, VIAND_CLIENTS, VIAND_API_KEY, ...inherited } =
    process.env;
  return {
    ...inherited,
    HOME: folder,
    XDG_DATA_HOME: path.join(folder, '.local/share'),
    VIAND_NODE: process.execPath,
    VIAND_PROGRAM: path.join(HOME, 'bin/viand.cjs'),
    VIAND_PORT: `${port}`,
  };
}

function runOf(file: string): CommandRun {
  const output = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const code = existsSync(`${file}.code`) ? readFileSync(`${file}.code`, 'utf8') : undefined;
  return { output, ...(code === undefined ? {} : { exitCode: Number(code) }) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
