/** The number of characters a line of documentation may have. */
const MAX_WIDTH = 100;

const FENCE = /^ *(`{3,}|~{3,})/;

/**
 * The lines that are too long, as `12: 104 characters`. Rows of tables and the output of commands may
 * have any length, and the target of a link does not count, since none of them can be broken.
 */
export function longLines(page: string): string[] {
  return withoutOutput(page).flatMap((line, index) => {
    const width = [...withoutTargets(line)].length;
    if (width <= MAX_WIDTH || line.trimStart().startsWith('|')) return [];
    return [`${index + 1}: ${width} characters`];
  });
}

/** The lines of a page. Lines below a `$ command` in a code block are replaced with empty ones. */
function withoutOutput(page: string): string[] {
  let isFence = false;
  let isOutput = false;
  return page.split('\n').map((line) => {
    if (FENCE.test(line)) isFence = !isFence;
    if (!isFence) isOutput = false;
    const isCommand = isFence && line.trimStart().startsWith('$ ');
    if (isCommand) isOutput = true;
    return isOutput && !isCommand ? '' : line;
  });
}

function withoutTargets(line: string): string {
  return line.replace(/\]\([^)]*\)/g, ']()').replace(/<?https?:\/\/[^\s>)]*>?/g, '');
}

/** The targets of all links and images outside code, unchanged. */
export function linkTargets(page: string): string[] {
  const prose = withoutCode(page);
  const inline = prose.matchAll(/\]\(\s*<?([^)>\s]+)>?(?:\s+"[^"]*")?\s*\)/g);
  const definitions = prose.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^>\s]+)>?/gm);
  return [...inline, ...definitions].map(([, target = '']) => target);
}

/** The anchors that GitHub gives the headings of a page. */
export function anchors(page: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of withoutFences(page).matchAll(/^#{1,6} +(.*?)(?: +#+)? *$/gm)) {
    const slug = slugOf(heading);
    let unique = slug;
    for (let repeat = 1; found.has(unique); repeat += 1) unique = `${slug}-${repeat}`;
    found.add(unique);
  }
  return found;
}

function slugOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * The calls of viand in code, each as the words before its first option, file or operator, such as
 * `viand evaluate hei`. A line of a code block may begin with a prompt, `npx` or variables.
 */
export function calls(page: string): string[] {
  const blocks = fences(page).join('\n').split('\n');
  const spans = [...withoutFences(page).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...spans].flatMap((line) => {
    const call =
      /(?:^|[;|(&] *)(?:\$ )?(?:npx )?(viand(?: [a-z][a-z0-9-]*(?:\|[a-z0-9-]+)*(?= |$|\)))*)/;
    const found = call.exec(line.trim().replaceAll('\n', ' '))?.[1];
    return found === undefined ? [] : withAlternatives(found);
  });
}

/** `viand client add|list` means two calls. */
function withAlternatives(call: string): string[] {
  return call
    .split(' ')
    .reduce<string[]>(
      (starts, word) =>
        word.split('|').flatMap((choice) => starts.map((start) => `${start} ${choice}`.trim())),
      [''],
    );
}

function fences(page: string): string[] {
  return split(page).code;
}

/** The prose of a page, with code in backticks. */
export function withoutFences(page: string): string {
  return split(page).prose;
}

function withoutCode(page: string): string {
  return withoutFences(page).replace(/(`+)[^`]+\1/g, '');
}

/** The lines inside fenced code blocks, by block, and all other lines. */
function split(page: string): { code: string[]; prose: string } {
  const code: string[] = [];
  const prose: string[] = [];
  let fence: string | undefined;
  let block: string[] = [];
  for (const line of page.split('\n')) {
    const marker = FENCE.exec(line)?.[1];
    if (fence === undefined && marker !== undefined) {
      fence = marker;
      block = [];
    } else if (fence !== undefined && marker?.startsWith(fence) === true) {
      fence = undefined;
      code.push(block.join('\n'));
    } else {
      (fence === undefined ? prose : block).push(line);
    }
  }
  return { code, prose: prose.join('\n') };
}
