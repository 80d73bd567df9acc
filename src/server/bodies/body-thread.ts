import { parentPort, workerData } from 'node:worker_threads';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { servicesOf } from '../../operations/services.ts';
import { errorReply } from '../error-replies.ts';
import { readBody } from '../misspelt-names.ts';
import { ROUTES } from '../routes.ts';
import type { BodyAnswer, BodyTask, BodyThreadOptions } from './body-runner.ts';
import { parseBody } from './parse-body.ts';
import { runOperation } from './run-operation.ts';

/** The program of the thread that reads and evaluates large bodies, one after the other. */
async function serveBodies(): Promise<void> {
  const { catalogue: file, fingerprint, version: program } = workerData as BodyThreadOptions;
  const catalogue = openCatalogue(file);
  if ((await catalogue.fingerprint()) !== fingerprint) {
    throw new Error(`the catalogue ${file} has changed since the service started`);
  }
  const services = { ...servicesOf(catalogue, program) };
  parentPort?.on('message', async ({ operation, version, base, bytes }: BodyTask) => {
    const answered = await answer();
    parentPort?.postMessage(answered, 'made' in answered ? [answered.made.body.buffer] : []);

    async function answer(): Promise<BodyAnswer> {
      let body: unknown;
      try {
        const route = ROUTES.find(({ name }) => name === operation);
        if (route === undefined) throw new Error(`there is no operation ${operation}`);
        body = parseBody(bytes);
        const input = readBody(route.input, body);
        const plan = { route, version, base };
        const { body: text, foodIds } = await runOperation(services, plan, input);
        // Bytes move to the main thread without a copy, and need no conversion there.
        return { made: { body: new TextEncoder().encode(text), foodIds } };
      } catch (error) {
        // Written here, since a refusal may have a hundred thousand faults.
        return error instanceof ViandError
          ? { refused: errorReply(error, {}, body) }
          : { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    }
  });
}

void serveBodies();
