/** Says once that Redis refuses commands, until it accepts them again. */
export interface Refusals {
  /** Call it with an error. Only replies of Redis count, since a broken connection has a message of its own. */
  readonly tell: (error: unknown) => void;
  /** Call it when Redis has accepted data. */
  readonly taken: () => void;
}

/** Reports a Redis that answers but refuses commands, because its memory is full or it is read-only. */
export function refusals(say: (text: string) => void): Refusals {
  let isRefused = false;
  return {
    tell(error) {
      if (!isReplyOfRedis(error)) return;
      if (!isRefused) say(`viand: Redis refuses data (${reasonOf(error)}); trying again`);
      isRefused = true;
    },
    taken() {
      if (isRefused) say('viand: Redis takes data again');
      isRefused = false;
    },
  };
}

/** Why Redis refused, without the script of the queue in which it did. */
export function reasonOf(error: Error): string {
  return error.message.replace(/[. ]*( script: .*)?$/, '');
}

/** Whether an error is the reply of Redis to a command. */
export function isReplyOfRedis(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}
