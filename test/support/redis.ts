import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Whether a real Redis can be started. */
export const HAS_REDIS = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

/**
 * Starts a Redis, which saves nothing; resolves once it takes connections.
 *
 * @param until when to stop it; by default after the test
 */
export async function startRedis(
  port: number,
  until: (cleanUp: () => void) => void = onTestFinished,
): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', `${port}`, '--save', '', '--dir', tmpdir()]);
  until(() => void child.kill('SIGKILL'));
  while (!(await takesConnections(port))) await sleep(20);
  return child;
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
