/** How the build includes the packages that viand depends on. */

/**
 * Packages of ES modules only, which `require` cannot load, and packages of many files: each becomes a file of its own
 * next to the program.
 */
export const ES_MODULES = [
  '@e965/xlsx',
  'd3-scale',
  'd3-shape',
  'entities',
  'htmlparser2',
  'hucre/ods',
  'hucre/xlsx',
  'hyparquet',
  'hyparquet-compressors',
  'hyparquet-writer',
  'unpdf/pdfjs',
];

/**
 * Packages that only a few commands need. They stay outside the program, so that it starts faster.
 */
export const LOADED_LATER = [
  '*.node',
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/server/stdio',
  '@valibot/to-json-schema',
  'bullmq',
  'csv-parse',
  'diff',
  'fzstd',
  'ioredis',
  'jsonc-parser',
  'negotiator',
  'postal-mime',
  'rate-limiter-flexible',
  'tinyglobby',
  'xxhash-wasm',
  'yauzl',
];

/** Loads the packages of {@link ES_MODULES} from their files. */
export const esModulesBeside = {
  name: 'ES modules next to the program',
  setup(building) {
    const packages = new RegExp(`^(?:${ES_MODULES.join('|')})$`);
    building.onResolve({ filter: packages }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${path}.cjs`, external: true },
    );
  },
};
