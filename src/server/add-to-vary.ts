import type { Reply } from './messages.ts';

/** The header `vary` of a reply that also depends on another header of the request. */
export function addToVary({ vary }: Reply['headers'], name: string): string {
  if (vary === undefined) return name;
  return vary.includes(name) ? vary : `${vary}, ${name}`;
}
