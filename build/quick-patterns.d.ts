import type { Plugin as EsbuildPlugin } from 'esbuild';

export const SCRIPTS: Readonly<Record<string, readonly [first: number, last: number]>>;
export const LETTERS: string;
export function withQuickPatterns(text: string, file: string): string;
export const quickPatterns: EsbuildPlugin;
export const quickPatternsInTests: {
  readonly name: string;
  readonly enforce: 'pre';
  transform(text: string, path: string): string | undefined;
};
