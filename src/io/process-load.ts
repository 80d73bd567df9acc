import { cpuUsage, memoryUsage } from 'node:process';

/** CPU seconds that all threads of this process have used. */
export function usedSeconds(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

/** Bytes of memory that this process holds. */
export function heldBytes(): number {
  return memoryUsage.rss();
}
