/** Builds the library, for `import` and `require`, with its declarations: `npm run build:library`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { ES_MODULES, esModulesBeside } from './packages.js';
import { quickPatterns } from './quick-patterns.js';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const require = createRequire(import.meta.url);

const { dependencies } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

// Not minified, since Node.js prints the line that threw an uncaught error.
await build({
  entryPoints: [here('../src/index.ts')],
  outfile: here('../dist/index.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
  external: Object.keys(dependencies).filter((name) => !ES_MODULES.includes(name)),
  supported: { 'dynamic-import': false },
  define: { 'import.meta.dirname': '__dirname' },
  plugins: [esModulesBeside, quickPatterns],
});

// `import` gets the same module as `require`, so that a program that uses both has one `ViandError`
// class.
const names = Object.keys(require('../dist/index.cjs'));
writeFileSync(here('../dist/index.mjs'), `export { ${names.join(', ')} } from './index.cjs';\n`);

const declarations = await bundleDeclarations();
for (const name of ['index.d.mts', 'index.d.cts']) {
  writeFileSync(here(`../dist/${name}`), declarations);
}

/** All exports of the library, and nothing else of the project, in one text. */
async function bundleDeclarations() {
  const folder = mkdtempSync(here('../dist/declarations-'));
  try {
    const tsc = here('../node_modules/typescript/bin/tsc');
    const args = [tsc, '--project', here('library.tsconfig.json'), '--outDir', folder];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
    const bundle = await rolldown({
      input: path.join(folder, 'index.d.ts'),
      plugins: [dts({ dtsInput: true, tsconfig: false })],
      external: /^[^./]/,
    });
    const { output } = await bundle.generate({ format: 'es' });
    const [{ code }] = output;
    // For `Symbol.dispose`, which the standard library of the user's compiler may lack.
    return `/// <reference lib="esnext.disposable" />\n${code}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
