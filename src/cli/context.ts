import path from 'node:path';
import type { Terminal } from '../io/terminal.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import {
  type CatalogueOpener,
  openCatalogueFile,
  type Services,
  servicesOf,
} from '../operations/services.ts';
import { renderDiagnostic } from '../render/diagnostics/diagnostic-line.ts';
import type { Clients } from '../server/clients/clients.ts';
import { visible } from '../text/visible.ts';

/** The machine that viand runs on, and the process that it is. */
export interface Host {
  /** The folder viand is installed in. */
  readonly home: string;
  /** Where programs keep data of the user (XDG Base Directory Specification). */
  readonly dataFolder: string;
  /** Of viand. */
  readonly version: string;
  /** Threads that the machine runs at once. */
  readonly cores: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number;
  /** Resolves when the process is told to stop. */
  readonly stopped: () => Promise<void>;
}

/** What commands may reach. */
export interface CommandContext
  extends CatalogueOpener,
    Pick<Host, 'version' | 'cores' | 'now' | 'clock' | 'stopped'> {
  readonly terminal: Terminal;
  /** The program of a thread that sums. */
  readonly workerFile: string;
  /** The folder of the page that is served. */
  readonly pageFolder: string;
  /**
   * Opens a catalogue for as long as something runs; without a name the one that comes with viand.
   *
   * @throws Refusal where the file cannot be read as a catalogue
   */
  readonly withCatalogue: <Result>(
    file: string | undefined,
    run: (services: Services) => Promise<Result>,
  ) => Promise<Result>;
  /**
   * Opens the register of clients, and makes it where there is none; without a name that of the user.
   *
   * @throws Refusal where the file is something else, or cannot be written
   */
  readonly openClients: (file: string | undefined) => Promise<Clients>;
  /** Says something on stderr. */
  readonly log: (line: string) => void;
  /** Shows a fault on stderr. */
  readonly reportDiagnostic: DiagnosticSink;
}

/** Makes what commands may reach on a host. Nothing is opened before it is asked for. */
export function makeContext(terminal: Terminal, host: Host): CommandContext {
  const { home, dataFolder, now } = host;
  const log = (line: string) => terminal.stderr.write(`${visible(line)}\n`);
  const open = (file: string | undefined) =>
    openCatalogueFile(file || path.join(home, 'data', 'catalogue.sqlite'));
  return {
    ...host,
    terminal,
    workerFile: path.join(home, 'dist', 'worker.cjs'),
    pageFolder: path.join(home, 'src/web'),
    log,
    reportDiagnostic: (diagnostic) => log(renderDiagnostic(diagnostic)),
    openCatalogue: open,
    async withCatalogue(file, run) {
      const catalogue = await open(file);
      try {
        return await run(servicesOf(catalogue));
      } finally {
        catalogue.close();
      }
    },
    async openClients(file) {
      const { openClients } = await import('../server/clients/clients.ts');
      return openClients(file || path.join(dataFolder, 'viand', 'clients.sqlite'), now);
    },
  };
}
