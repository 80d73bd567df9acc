import cluster from 'node:cluster';

/** Whether another process of viand started this one to answer with it. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/** Ends the connection to the process that started this one, which would keep a worker running. */
export function leaveWorkers(): void {
  cluster.worker?.disconnect();
}
