import type { JsonSchema } from '../operations/json-schema.ts';
import { conditional, tagOf } from './conditional.ts';
import { jsonReply, type Reply, type Request } from './messages.ts';

/**
 * Replies with the description of the service. Making it takes long, so this waits for the first request for it.
 *
 * @param make makes the description; called again by the next request if it fails
 * @param tag identifies the description, except for the address of the service
 */
export function describeService(
  make: () => Promise<JsonSchema>,
  tag: string,
  baseOf: (request: Request) => string,
): (request: Request) => Promise<Reply> {
  let description: Promise<JsonSchema> | undefined;
  return async (request) => {
    const url = baseOf(request);
    description ??= make();
    try {
      const body = { ...(await description), servers: [{ url }] };
      return conditional(jsonReply(200, body), request, tagOf(tag, url));
    } catch (error) {
      description = undefined;
      throw error;
    }
  };
}
