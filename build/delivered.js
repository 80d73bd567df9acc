import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

/**
 * Folders of the packages that are installed with viand, such as `node_modules/chalk`, without
 * development and optional packages.
 */
export function delivered() {
  return Object.entries(packages)
    .filter(
      ([folder, { dev, optional, devOptional }]) => folder && !dev && !optional && !devOptional,
    )
    .map(([folder]) => folder)
    .sort();
}

/** The same packages by name and version, such as `chalk@5.6.2`. */
export function deliveredPackages() {
  return delivered().map(
    (folder) => `${folder.split('node_modules/').at(-1)}@${packages[folder].version}`,
  );
}
