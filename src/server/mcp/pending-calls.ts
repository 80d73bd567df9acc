import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';

/** The calls of tools that came over a transport and have no reply yet. */
export class PendingCalls {
  readonly #calls = new Set<unknown>();
  readonly #waiting: (() => void)[] = [];

  /** Notes the calls that the transport receives, and their replies. */
  watch(transport: Transport): Transport {
    const watched: Transport = {
      start: () => {
        transport.onmessage = (message, extra) => {
          this.#received(message);
          watched.onmessage?.(message, extra);
        };
        transport.onerror = (error) => watched.onerror?.(error);
        transport.onclose = () => {
          watched.onclose?.();
          // No reply can be sent any more.
          this.#settleAll();
        };
        return transport.start();
      },
      send: async (message, options) => {
        try {
          await transport.send(message, options);
        } finally {
          if (!('method' in message)) this.#settle(message.id);
        }
      },
      close: () => transport.close(),
    };
    return watched;
  }

  /** Resolves when every call has its reply, or the transport is closed. */
  answered(): Promise<void> {
    if (this.#calls.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #received(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message && message.method === 'tools/call') this.#calls.add(message.id);
    // A cancelled call gets no reply.
    if (message.method === 'notifications/cancelled') this.#settle(message.params?.['requestId']);
  }

  #settle(id: unknown): void {
    this.#calls.delete(id);
    if (this.#calls.size === 0) this.#settleAll();
  }

  #settleAll(): void {
    this.#calls.clear();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
