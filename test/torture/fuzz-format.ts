import type { Random } from './random.ts';

/** A format, with a maker of valid files and the commands that read them. */
export interface FuzzFormat {
  readonly name: string;
  /** The name of the mutated file in the folder of the format; the other files stay unchanged. */
  readonly file: string;
  readonly valid: (random: Random) => Buffer | Promise<Buffer>;
  readonly others?: Readonly<Record<string, string | Buffer>>;
  /** Command lines, which take turns. Words that begin with `./` are files in the folder. */
  readonly commands: readonly (readonly string[])[];
  /** The file is standard input. */
  readonly isPiped?: boolean;
  /** Exit codes of valid files. */
  readonly codes?: readonly number[];
  /** The format takes long, so only one in this many rounds reads it. */
  readonly everyRounds?: number;
}
