import type { FaultSink } from '../model/faults.ts';
import type { OperationContext } from '../operations/context.ts';
import type { Terminal } from '../output/terminal.ts';

/** What commands may reach. */
export interface CommandContext extends OperationContext {
  readonly terminal: Terminal;
  /** Says something on stderr. */
  readonly say: (line: string) => void;
  /** Shows a fault on stderr. */
  readonly showFault: FaultSink;
}
