import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../model/diagnostic.ts';
import { parseConfiguration, type Settings } from './configuration.ts';

/** The file that is looked for in the folder of a validated file and in the folders above it. */
const CONFIGURATION_FILE = 'viand.config.json';

/**
 * Finds the configuration of files and folders: the one in the folder, else the nearest above it.
 *
 * @returns the settings for a path; none where there is no configuration
 */
export function configurationFinder(): (location: string) => Promise<Settings> {
  const known = new Map<string, Promise<Settings>>();
  const find = (folder: string): Promise<Settings> => {
    const settings = known.get(folder) ?? search(folder);
    known.set(folder, settings);
    return settings;
  };
  const search = async (folder: string): Promise<Settings> => {
    const file = path.join(folder, CONFIGURATION_FILE);
    try {
      return parseConfiguration(await readFile(file, 'utf8'), file);
    } catch (error) {
      // ENOTDIR: the path is that of a file, whose folder comes next.
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw unreadable(error, file);
    }
    const above = path.dirname(folder);
    return above === folder ? {} : find(above);
  };
  return (location) => find(path.resolve(location));
}

/** @throws Refusal for a file that is missing or has anything wrong */
export async function readConfiguration(file: string): Promise<Settings> {
  try {
    return parseConfiguration(await readFile(file, 'utf8'), file);
  } catch (error) {
    throw unreadable(error, file);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

function unreadable(error: unknown, file: string): unknown {
  if (codeOf(error) === '') return error;
  return new Refusal({
    code: 'config/invalid',
    message: `Cannot read the configuration: ${(error as Error).message}`,
    location: { file },
    expected: 'a file that can be read',
  });
}
