import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A query as people type it. */
export interface RelevanceQuery {
  readonly language: string;
  /** The kind of query, such as a brand. */
  readonly kind: string;
  readonly query: string;
  /** Whether a food with these names answers the query. */
  readonly isRight: (names: readonly string[]) => boolean;
  /** Whether the query belongs to the half from which no rule was ever made. */
  readonly isUnseen: boolean;
}

/** Words up to this length occur within others by chance, so they must begin or end a word. */
const SHORT_WORD = 3;

/** Reads a list of queries with the right answers: `query = alternatives`, under `[kind]`. */
export function readQueries(file: string): RelevanceQuery[] {
  let kind = '';
  const queries: RelevanceQuery[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('[')) kind = line.slice(1, -1);
    if (line === '' || /^[[#]/.test(line)) continue;
    const [query = '', alternatives = ''] = line.split(' = ');
    const isUnseen = hashOf(query) % 2 === 1;
    const language = path.basename(file, '.txt');
    queries.push({ language, kind, query, isUnseen, isRight: judgeOf(alternatives) });
  }
  return queries;
}

/** The quality of the first hits of a search. */
export interface Verdict {
  readonly isFirstRight: boolean;
  readonly isAnyRight: boolean;
  /** The share of the first ten hits that are right; 0 without hits. */
  readonly share: number;
}

/** @param hits the names of each of the first ten hits */
export function judgeHits(
  { isRight }: RelevanceQuery,
  hits: readonly (readonly string[])[],
): Verdict {
  const right = hits.map(isRight);
  const count = right.filter(Boolean).length;
  return {
    isFirstRight: right[0] === true,
    isAnyRight: count > 0,
    share: hits.length === 0 ? 0 : count / hits.length,
  };
}

function judgeOf(alternatives: string): (names: readonly string[]) => boolean {
  const parsed = alternatives.split(';').map((one) => {
    const words = one.trim().split(/[\s,]+/);
    return {
      all: words.filter((word) => !word.startsWith('-')).map(folded),
      none: words.filter((word) => word.startsWith('-')).map((word) => folded(word.slice(1))),
    };
  });
  return (names) =>
    names
      .map(folded)
      .some((name) =>
        parsed.some(
          ({ all, none }) =>
            all.every((word) => hasWord(name, word)) && !none.some((word) => hasWord(name, word)),
        ),
      );
}

function hasWord(name: string, word: string): boolean {
  if (word.length > SHORT_WORD) return name.includes(word);
  return name
    .split(/[^\p{L}\d]+/u)
    .some((one) => one.startsWith(word) || one.endsWith(word) || one.endsWith(`${word}s`));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}

/** FNV-1a, because the halves must stay the same when queries are added. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash >>> 7;
}
