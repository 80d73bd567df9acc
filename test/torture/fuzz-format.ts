import type { Random } from './random.ts';

/** A format, how a valid file of it is made, and what reads it. */
export interface FuzzFormat {
  readonly name: string;
  /** The name of the mutated file, in the folder of the format; the others stay as they are. */
  readonly file: string;
  readonly valid: (random: Random) => Buffer | Promise<Buffer>;
  readonly others?: Readonly<Record<string, string | Buffer>>;
  /** Command lines, of which each file takes one in turn. Words that begin with `./` are of the folder. */
  readonly commands: readonly (readonly string[])[];
  /** The file is standard input. */
  readonly isPiped?: boolean;
  /** Exit codes of valid files. */
  readonly codes?: readonly number[];
  /** It takes so long that only every so many rounds have it. */
  readonly everyRounds?: number;
}
