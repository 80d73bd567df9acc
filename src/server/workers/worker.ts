import cluster from 'node:cluster';

/** Whether another process of viand started this one as a worker. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/** Ends the connection to the process that started this one, which would keep a worker running. */
export function leaveWorkers(): void {
  cluster.worker?.disconnect();
}

/** Lets a worker end quietly if a message no longer reaches the process that started it: its end ends the worker, too. */
export function ignoreLostMessages(): void {
  cluster.worker?.on('error', () => undefined);
}
