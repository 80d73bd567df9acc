import path from 'node:path';

/** The folder of the project, from which npm runs all scripts. */
export const PROJECT = path.resolve('.');
