import type { Terminal } from '../io/terminal.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { CatalogueOpener } from '../operations/services.ts';
import type { Clients } from '../server/clients/clients.ts';

/** What commands may reach. */
export interface CommandContext extends CatalogueOpener {
  readonly terminal: Terminal;
  /** Of viand. */
  readonly version: string;
  /** Threads that the machine runs at once. */
  readonly cores: number;
  /** The program of a thread that sums. */
  readonly workerFile: string;
  /** The folder of the page that is served. */
  readonly pageFolder: string;
  /**
   * Opens the register of clients, and makes it where there is none; without a name that of the user.
   *
   * @throws Refusal where the file is something else, or cannot be written
   */
  readonly openClients: (file: string | undefined) => Promise<Clients>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number;
  /** Resolves when the process is told to stop. */
  readonly stopped: () => Promise<void>;
  /** Says something on stderr. */
  readonly log: (line: string) => void;
  /** Shows a fault on stderr. */
  readonly reportDiagnostic: DiagnosticSink;
}
