/** A thread of the program that, on request, stores its compiled code next to its file. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { compiledOf, run, scriptOf } from '../bin/compiled.cjs';

const file = fileURLToPath(new URL('../dist/worker.cjs', import.meta.url));
const script = scriptOf(file);
run(file, script);
workerData.once('message', () => {
  writeFileSync(compiledOf(file), script.createCachedData());
  workerData.close();
  process.exit();
});
