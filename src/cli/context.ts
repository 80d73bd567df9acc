import path from 'node:path';
import { type ProgressLine, progressLine } from '../io/terminal/progress.ts';
import type { Terminal } from '../io/terminal/terminal.ts';
import type { Language } from '../language/language.ts';
import { type Translate, translator } from '../language/translate.ts';
import type { Diagnostic, DiagnosticSink } from '../model/diagnostic.ts';
import { catalogueFile, openCatalogueFile } from '../operations/catalogue-file.ts';
import type { Threads } from '../operations/evaluate/evaluate-files.ts';
import { type CatalogueOpener, type Services, servicesOf } from '../operations/services.ts';
import { renderDiagnostic } from '../render/diagnostics/diagnostic-line.ts';
import { diagnosticRecord } from '../render/diagnostics/diagnostic-record.ts';
import type { Clients } from '../server/clients/clients.ts';
import { escapeControls } from '../text/escaping/escape-controls.ts';

/**
 * The machine and the process that viand runs on. Facts that few commands need are determined only when they are read.
 */
export interface Host {
  /** The folder viand is installed in. */
  readonly home: string;
  /** The folder where programs keep data of the user (XDG Base Directory Specification). */
  readonly dataFolder: string;
  /** The folder for files that viand can make again. */
  readonly cacheFolder: string;
  /** The version of viand. */
  readonly version: string;
  /** The variables of the user's environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The language of the environment. */
  readonly language: Language;
  /** Threads that the machine runs at once. */
  readonly cores: number;
  /** Starts threads that sum rows; undefined if the command has too few for that. */
  readonly threads?: Omit<Threads, 'count'> | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** Files and connections that the process may have open at once; undefined if that is not known. */
  readonly descriptors: () => number | undefined;
  /** Resolves when the process is asked to stop. */
  readonly stopped: () => Promise<void>;
}

/** The settings for the output of a run. */
export interface OutputSettings {
  readonly color?: 'auto' | 'always' | 'never';
  readonly quiet?: boolean;
  readonly wide?: boolean;
  readonly pager?: boolean;
  /** Whether messages are for programs. */
  readonly isJson: boolean;
  /** The language of messages for people. */
  readonly language: Language;
}

/** The services that commands may use. */
export interface CommandContext
  extends CatalogueOpener,
    Pick<
      Host,
      | 'version'
      | 'cacheFolder'
      | 'language'
      | 'cores'
      | 'threads'
      | 'now'
      | 'clock'
      | 'descriptors'
      | 'stopped'
    > {
  readonly terminal: Terminal;
  /** The language of the names of foods in messages. */
  readonly messageLanguage: Language;
  /** The program of a thread that sums. */
  readonly workerFile: string;
  /** The project's table of codes that releases of FNDDS dropped. */
  readonly codeChangesFile: string;
  /** The databases that are used unless an option names another one. */
  readonly usualFiles: { readonly catalogue: string; readonly clients: string };
  /** The program of the thread that evaluates large bodies of requests. */
  readonly bodyThreadFile: string;
  /** The folder of the page that is served. */
  readonly pageFolder: string;
  /**
   * Opens a catalogue while a function runs: the named file, or by default the catalogue that comes with viand.
   *
   * @throws ViandError if the file cannot be read as a catalogue
   */
  readonly withCatalogue: <Result>(
    file: string | undefined,
    run: (services: Services) => Promise<Result>,
    aliases?: string,
  ) => Promise<Result>;
  /**
   * Opens the clients file, by default that of the user, and creates it if it is missing.
   *
   * @throws ViandError if the file is something else, or cannot be written
   */
  readonly openClients: (file: string | undefined) => Promise<Clients>;
  /** Writes a message on stderr that people must see. */
  readonly log: (line: string) => void;
  /** Writes a hint on stderr; nothing with --quiet. */
  readonly note: (line: string) => void;
  /** Writes a line of a log for machines on stderr, in no language. */
  readonly logRecord: (record: object) => void;
  /** Whether to print only results and errors. */
  readonly isQuiet: boolean;
  /** Shows a fault on stderr. */
  readonly reportDiagnostic: DiagnosticSink;
  /** The style of text that is written to a file, or to standard output if there is none. */
  readonly displayOf: (output: string | undefined) => Display;
  /** Shows the progress of a run; undefined if nobody would see it. */
  readonly progress: (noun?: string) => ProgressLine | undefined;
}

/** The style of text for people. */
export interface Display {
  readonly isColourful: boolean;
  /** Characters of a line; undefined where lines may have any length. */
  readonly width: number | undefined;
}

/**
 * Makes the services of commands on a host. Nothing is opened before it is needed.
 *
 * @param settings how the run shows its output
 */
export function makeContext(
  terminal: Terminal,
  host: Host,
  settings: OutputSettings,
): CommandContext {
  const { home, now, version, threads, clock, descriptors, stopped } = host;
  const { color = 'auto', quiet = false, wide = false, isJson, language } = settings;
  const write = (line: string) => terminal.stderr.write(`${escapeControls(line)}\n`);
  // Programs read the same names in every language.
  const messageLanguage = isJson ? 'en' : language;
  const translate = translator(language);
  const log = isJson
    ? (line: string) => write(messageRecord(line))
    : (line: string) => write(translatedLine(line, translate));
  const usualFiles = {
    catalogue: catalogueFile(undefined, home),
    get clients() {
      return path.join(host.dataFolder, 'viand', 'clients.sqlite');
    },
  };
  const open = (file: string | undefined, aliases?: string) =>
    openCatalogueFile(file || usualFiles.catalogue, usualFiles.catalogue, aliases);
  return {
    version,
    threads,
    now,
    clock,
    descriptors,
    stopped,
    get cacheFolder() {
      return host.cacheFolder;
    },
    get cores() {
      return host.cores;
    },
    language,
    messageLanguage,
    terminal,
    workerFile: path.join(home, 'dist', 'worker.cjs'),
    codeChangesFile: path.join(home, 'seeds', 'fndds-codes.csv'),
    usualFiles,
    bodyThreadFile: path.join(home, 'dist', 'body-thread.cjs'),
    pageFolder: path.join(home, 'src/web'),
    log,
    note: quiet ? () => {} : log,
    logRecord: (record) =>
      write(JSON.stringify({ time: new Date(now()).toISOString(), ...record })),
    isQuiet: quiet,
    reportDiagnostic: (diagnostic) =>
      write(isJson ? errorRecord(diagnostic) : renderDiagnostic(diagnostic, language)),
    displayOf: (output) => ({
      isColourful:
        output === undefined && (color === 'auto' ? terminal.isColourful : color === 'always'),
      width: output === undefined && !wide ? terminal.window?.columns : undefined,
    }),
    progress: (noun) =>
      terminal.isStderrTerminal && !quiet ? progressLine(terminal.stderr, clock, noun) : undefined,
    openCatalogue: open,
    async withCatalogue(file, run, aliases) {
      const catalogue = await open(file, aliases);
      try {
        return await run(servicesOf(catalogue, undefined, messageLanguage));
      } finally {
        catalogue.close();
      }
    },
    async openClients(file) {
      const { openClients } = await import('../server/clients/clients.ts');
      return openClients(file || usualFiles.clients, now);
    },
  };
}

/** A line in the language of the reader, after the name of the program and of the file that it is about. */
function translatedLine(line: string, translate: Translate): string {
  const text = line.replace(/^viand: /, '');
  const isNamed = text !== line;
  const whole = translate(text);
  if (whole !== text) return isNamed ? `viand: ${whole}` : whole;
  const [, file = '', rest = text] = /^([^:]+: )(.*)$/s.exec(text) ?? [];
  return isNamed ? `viand: ${file}${translate(rest)}` : line;
}

/** A diagnostic for programs: a line of JSON. */
function errorRecord(diagnostic: Diagnostic): string {
  return JSON.stringify({
    ...diagnosticRecord(diagnostic),
    severity: diagnostic.severity ?? 'error',
  });
}

/** Any other message for programs, without the name of the program. */
function messageRecord(line: string): string {
  return JSON.stringify({ severity: 'note', message: line.replace(/^viand: /, '') });
}

/**
 * Runs a command in its context, and shows long output in a pager if there is one. It ends when the reader leaves the
 * pager.
 */
export async function withPager<Result>(
  terminal: Terminal,
  host: Host,
  settings: OutputSettings,
  run: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const window = settings.pager === false ? undefined : terminal.window;
  const pager = window && terminal.pager;
  if (window === undefined || pager === undefined) {
    return run(makeContext(terminal, host, settings));
  }
  const { pagedTerminal } = await import('../io/terminal/pager.ts');
  const { stdout, stderr, end } = pagedTerminal(terminal, pager, window.rows);
  try {
    return await run(makeContext({ ...terminal, stdout, stderr }, host, settings));
  } finally {
    await end();
  }
}

/** The threads of a run; by default, one per core. */
export function threadsOf(
  { threads, cores }: CommandContext,
  jobs: number | undefined,
): Threads | undefined {
  return threads && { ...threads, count: jobs ?? cores };
}
