/** Reports once that Redis refuses commands, until it accepts them again. */
export interface Refusals {
  /** Call it with an error. Only replies from Redis count, because a broken connection has its own message. */
  readonly tell: (error: unknown) => void;
  /** Call it when Redis has accepted data. */
  readonly taken: () => void;
}

/** Reports a Redis that answers but refuses commands, because its memory is full or it is read-only. */
export function refusals(log: (text: string) => void): Refusals {
  let isRefused = false;
  return {
    tell(error) {
      if (!isReplyOfRedis(error)) return;
      if (!isRefused) log(`viand: Redis refuses data (${reasonOf(error)}); trying again`);
      isRefused = true;
    },
    taken() {
      if (isRefused) log('viand: Redis accepts data again');
      isRefused = false;
    },
  };
}

/** The reason why Redis refused, without the script of the queue. */
export function reasonOf(error: Error): string {
  return error.message.replace(/[. ]*( script: .*)?$/, '');
}

/** Whether an error is the reply of Redis to a command. */
export function isReplyOfRedis(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}
