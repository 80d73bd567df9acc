/**
 * Compiles loops to WebAssembly: `npm run build:kernel`. The result is part of the source, so that
 * neither a build nor a run needs the compiler. A test compiles it again
 * (`node build/kernel.js FOLDER` writes the files there) and compares.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const HOME = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the sources, which are in subfolders `assembly`. */
const KERNELS = {
  rows: 'src/engine/fast-path/kernel',
  figures: 'src/tables/figures',
  groups: 'src/engine/run/plain-groups',
  total: 'src/engine/sums',
  keys: 'src/engine/sums',
};

/** The source of the module that holds the compiled code. */
async function compiled(name) {
  let binary;
  const { error, stderr } = await asc.main(
    [
      `${KERNELS[name]}/assembly/${name}.ts`,
      ...['--baseDir', HOME, '--outFile', `${name}.wasm`, '--runtime', 'stub'],
      ...['-O3', '--converge', '--noAssert'],
    ],
    {
      writeFile: (_, contents) => {
        binary = contents;
      },
    },
  );
  if (error !== null) throw new Error(`${error.message}\n${stderr}`);
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,90}/g);
  return `/** \`assembly/${name}.ts\` as \`npm run build:kernel\` compiled it: a WebAssembly module in base64. */
export const COMPILED_${name.toUpperCase()} = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`;
}

for (const [name, folder] of Object.entries(KERNELS)) {
  writeFileSync(`${argv[2] ?? HOME + folder}/compiled-${name}.ts`, await compiled(name));
}
