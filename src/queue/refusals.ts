/** Says that Redis refuses commands: once, until it takes them again. */
export interface Refusals {
  /** Takes an error. Only those that Redis replies with count: connections have messages of their own. */
  readonly tell: (error: unknown) => void;
  /** Called where Redis took data. */
  readonly taken: () => void;
}

/** Makes the messages of a Redis that answers but refuses, such as one whose memory is full or that is read-only. */
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
