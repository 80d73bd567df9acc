import { cpuUsage, memoryUsage } from 'node:process';

/** The CPU seconds that all threads of this process have used. */
export function cpuSeconds(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

/** The bytes of memory that this process holds. */
export function residentBytes(): number {
  return memoryUsage.rss();
}
