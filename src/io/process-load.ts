import { cpuUsage, memoryUsage } from 'node:process';

/** CPU seconds that all threads of this process have used. */
export function cpuSeconds(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

/** Bytes of memory that this process holds. */
export function residentBytes(): number {
  return memoryUsage.rss();
}
