import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../../io/system-error.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { parseConfiguration, type Settings } from './configuration.ts';

/** The name of a configuration, which applies to the files in its folder and in the folders below it. */
export const CONFIGURATION_FILE = 'viand.config.json';

/**
 * Finds the configuration of files and folders: the one in the folder, otherwise the nearest one above it.
 *
 * @returns the settings for a path; none if there is no configuration
 */
export function configurationFinder(): (location: string) => Promise<Settings> {
  const findFile = configurationFileFinder();
  const settings = new Map<string, Promise<Settings>>();
  return async (location) => {
    const file = await findFile(location);
    if (file === undefined) return {};
    const known = settings.get(file) ?? readConfiguration(file);
    settings.set(file, known);
    return known;
  };
}

/** Finds the configuration file for a path; undefined if there is none. */
export function configurationFileFinder(): (location: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  const find = (folder: string): Promise<string | undefined> => {
    const file = known.get(folder) ?? search(folder);
    known.set(folder, file);
    return file;
  };
  const search = async (folder: string): Promise<string | undefined> => {
    const file = path.join(folder, CONFIGURATION_FILE);
    // If the path is that of a file, its folder comes next.
    if ((await stat(file).catch(() => undefined)) !== undefined) return file;
    const above = path.dirname(folder);
    return above === folder ? undefined : find(above);
  };
  return (location) => find(path.resolve(location));
}

/** @throws ViandError if a file is missing or has any problem */
export async function readConfiguration(file: string): Promise<Settings> {
  try {
    return parseConfiguration(await readFile(file, 'utf8'), file);
  } catch (error) {
    throw unreadable(error, file);
  }
}

function unreadable(error: unknown, file: string): unknown {
  const code = systemErrorCode(error);
  if (code === '') return error;
  const messages: Readonly<Record<string, string>> = {
    ENOENT: 'File not found',
    EISDIR: 'Cannot read a folder',
  };
  return new ViandError({
    code: 'config/invalid',
    message: messages[code] ?? `Cannot read the configuration: ${(error as Error).message}`,
    location: { file },
    expected: 'a readable file',
  });
}
