/**
 * Replaces functions that always return the same lists with these lists, since computing them takes
 * longer than a search.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Files whose functions take no arguments and return values that JSON can represent. */
const COMPUTED = [
  'meals/headers/header-names.ts',
  'search/query-word-lists.ts',
  'search/names/kind-phrases.ts',
].map((file) => here(`../src/${file}`));

/** Calls the functions of {@link COMPUTED} during the build of a program. */
export const computedAtBuild = {
  name: 'computed at build',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!COMPUTED.includes(path)) return undefined;
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        write: false,
        format: 'esm',
        platform: 'node',
        logLevel: 'warning',
      });
      const code = Buffer.from(outputFiles[0].contents).toString('base64');
      const exported = await import(`data:text/javascript;base64,${code}`);
      return { contents: Object.entries(exported).map(computed).join('\n') };
    });
  },
};

/** V8 reads one long text faster than many short ones. */
function computed([name, value]) {
  if (typeof value !== 'function') return `export const ${name} = ${JSON.stringify(value)};`;
  const text = JSON.stringify(JSON.stringify(value()));
  return `export function ${name}() { return JSON.parse(${text}); }`;
}
