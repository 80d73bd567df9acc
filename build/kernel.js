/**
 * Compiles the loop over rows to WebAssembly: `npm run build:kernel`. The result is part of the source, so that neither a
 * build nor a run needs the compiler; a test compiles it again (`node build/kernel.js -`, to stdout) and compares.
 */
import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'src/engine/fast-path/kernel';

/** The source of the module that holds the compiled code. */
async function compileKernel() {
  let compiled;
  const { error, stderr } = await asc.main(
    [
      `${FOLDER}/assembly/rows.ts`,
      ...['--baseDir', HOME, '--outFile', 'rows.wasm', '--runtime', 'stub'],
      ...['-O3', '--converge', '--noAssert'],
    ],
    {
      writeFile: (_, contents) => {
        compiled = contents;
      },
    },
  );
  if (error !== null) throw new Error(`${error.message}\n${stderr}`);
  const lines = Buffer.from(compiled)
    .toString('base64')
    .match(/.{1,90}/g);
  return `/** \`assembly/rows.ts\` as \`npm run build:kernel\` compiled it: a WebAssembly module in base64. */
export const COMPILED_ROWS = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`;
}

const module = await compileKernel();
if (argv[2] === '-') stdout.write(module);
else writeFileSync(`${HOME}${FOLDER}/compiled-rows.ts`, module);
