/** A request as the service sees it, independent of how it arrived. */
export interface Request {
  readonly method: string;
  /** Path and query, as in the request line. */
  readonly target: string;
  /** Headers by their lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Reads the body. @throws ViandError `input/too-large` */
  readonly body: () => Promise<Uint8Array>;
}

/** Headers of a request or reply; names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The reply to a request. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The body; undefined if there is none. */
  readonly body: string | Uint8Array | undefined;
  /** The client and the route for the log; the route is a pattern, so that no id or query is logged. */
  readonly client?: string;
  readonly route?: string;
  /** The thrown error, if the server is at fault. */
  readonly failure?: unknown;
}

/** A reply with a body as JSON. */
export function jsonReply(status: number, body: unknown, headers: Headers = {}): Reply {
  return writtenReply(status, JSON.stringify(body), headers);
}

/** A reply with a body that is already serialised as JSON. */
export function writtenReply(
  status: number,
  body: string | Uint8Array,
  headers: Headers = {},
): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}
