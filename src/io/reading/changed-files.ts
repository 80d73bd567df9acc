import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ViandError } from '../../model/diagnostic.ts';
import { systemErrorCode } from '../system-error.ts';

const run = promisify(execFile);

/**
 * Finds the files of a git repository that differ from a commit, including uncommitted and new files.
 *
 * @param ref a commit, branch or tag
 * @param folder the folder of the repository, or one within it
 * @returns a function that says whether the file at a path has changed
 * @throws ViandError `request/invalid` outside a repository, without git, and for an unknown commit
 */
export async function changedFiles(
  ref: string,
  folder: string,
): Promise<(file: string) => Promise<boolean>> {
  const git = async (...argv: string[]) => {
    const { stdout } = await run('git', argv, { cwd: folder, maxBuffer: 1024 ** 3 });
    return stdout;
  };
  const top = await git('rev-parse', '--show-toplevel').catch((error: unknown) => {
    throw refusal(ref, reasonOf(error), 'a folder in a git repository');
  });
  const root = await realpath(top.replace(/\r?\n$/, ''));
  const commit = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  )
    .then((text) => text.trim())
    .catch(() => {
      throw refusal(ref, 'git knows no such commit', 'a commit, branch or tag of the repository');
    });
  const tracked = await git('diff', '--name-only', '--no-renames', '-z', commit, '--', root);
  const added = await git(
    'ls-files',
    '--others',
    '--exclude-standard',
    '--full-name',
    '-z',
    '--',
    root,
  );
  const changed = new Set(
    `${tracked}${added}`
      .split('\0')
      .filter((name) => name !== '')
      .map((name) => path.join(root, name)),
  );
  return async (file) => {
    const real = await realpath(file).catch(() => path.resolve(file));
    if (changed.has(real)) return true;
    const inside = real + path.sep;
    return [...changed].some((name) => name.startsWith(inside));
  };
}

function reasonOf(error: unknown): string {
  return systemErrorCode(error) === 'ENOENT'
    ? 'git is not installed'
    : 'this is not a git repository';
}

function refusal(ref: string, reason: string, expected: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: `Cannot find what has changed since ${ref}: ${reason}`,
    field: 'since',
    value: ref,
    expected,
  });
}
