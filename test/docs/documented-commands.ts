/** A command of a page, as a reader would copy it into a shell. */
export interface DocumentedCommand {
  /** The heading of its section, without marks. */
  readonly heading: string;
  /** The number of its first line in the page. */
  readonly line: number;
  readonly command: string;
  readonly exitCode: number;
  /** The output that the page shows below it, if commands have prompts; `...` stands for any lines. */
  readonly output?: readonly string[];
}

interface CodeBlock {
  readonly language: string;
  readonly heading: string;
  /** The number of the line after its fence. */
  readonly line: number;
  readonly lines: readonly string[];
}

const PROMPT = '$ ';
const EXIT_CODE = / +# exit code (\d)$/;

/**
 * All commands of the `sh` blocks of a page, in their order, without whole scripts that begin with
 * `#!`.
 */
export function documentedCommands(page: string): DocumentedCommand[] {
  return codeBlocks(page)
    .filter(({ language, lines }) => language === 'sh' && lines[0]?.startsWith('#!') !== true)
    .flatMap((block) =>
      block.lines.some((line) => line.startsWith(PROMPT)) ? atPrompts(block) : bare(block),
    );
}

function atPrompts({ heading, line, lines }: CodeBlock): DocumentedCommand[] {
  const starts = lines.flatMap((text, index) => (text.startsWith(PROMPT) ? [index] : []));
  return starts.map((start, position) => ({
    ...commandOf(lines[start]?.slice(PROMPT.length) ?? ''),
    heading,
    line: line + start,
    output: lines.slice(start + 1, starts[position + 1]),
  }));
}

function bare({ heading, line, lines }: CodeBlock): DocumentedCommand[] {
  return lines.flatMap((text, index) =>
    text.trim() === '' || text.startsWith('#') || lines[index - 1]?.endsWith('\\') === true
      ? []
      : [{ ...commandOf(continued(lines, index)), heading, line: line + index }],
  );
}

/** A line, joined with the lines that continue it after a backslash. */
function continued(lines: readonly string[], index: number): string {
  const text = lines[index] ?? '';
  if (!text.endsWith('\\')) return text;
  return `${text.slice(0, -1).trimEnd()} ${continued(lines, index + 1).trimStart()}`;
}

function commandOf(text: string): { command: string; exitCode: number } {
  return { command: text.replace(EXIT_CODE, ''), exitCode: Number(EXIT_CODE.exec(text)?.[1] ?? 0) };
}

/** A line that calls a program which readers of these pages have. */
const CALL = /^(?:\$ |[A-Z_]+=\S* )?(?:npx )?(?:viand [a-z-]+|npm |curl |docker |systemctl )/;

/** `viand evaluate hei [options] [files...]` shows the syntax of a command, and cannot run. */
const PLACEHOLDER = /\[[a-z.]+\]|<[a-z]+(?:\.\.\.)?>/;

/**
 * The lines of a page that look like commands but are outside `sh` blocks, so that no test runs
 * them.
 */
export function misplacedCommands(page: string): string[] {
  return codeBlocks(page)
    .filter(({ language }) => ['', 'bash', 'console', 'shell', 'text'].includes(language))
    .flatMap(({ line, lines }) =>
      lines.flatMap((text, index) =>
        CALL.test(text) && !PLACEHOLDER.test(text) ? [`${line + index}: ${text}`] : [],
      ),
    );
}

const FENCE = /^( *)(`{3,})(\w*)/;

function codeBlocks(page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let heading = '';
  let open: { fence: string; indent: string; lines: string[] } | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    const [, indent = '', fence, language = ''] = FENCE.exec(line) ?? [];
    if (open === undefined) {
      heading = /^#+ +(.*)$/.exec(line)?.[1] ?? heading;
      if (fence === undefined) continue;
      open = { fence, indent, lines: [] };
      blocks.push({ language, heading, line: index + 2, lines: open.lines });
    } else if (fence?.startsWith(open.fence) === true && language === '') {
      open = undefined;
    } else {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    }
  }
  return blocks;
}
