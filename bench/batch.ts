/**
 * Measures `viand evaluate hei` on millions of rows, next to the same computation by DuckDB:
 * `npm run bench:batch -- --help`. It needs GNU time.
 */
import type { Limit } from './batch/limits.ts';

const [role, ...argv] = process.argv.slice(2);

/** DuckDB runs in a separate process that loads nothing else. */
async function bench(): Promise<void> {
  if (role === 'duckdb') {
    const { scoreByDuckDb } = await import('./batch/duckdb.ts');
    await scoreByDuckDb(JSON.parse(String(argv[0])));
  } else if (role === 'limit') {
    const { reachLimit } = await import('./batch/limits.ts');
    const [limit, file] = argv as [Limit, string];
    process.stdout.write(`${reachLimit(limit, file)}\n`);
  } else {
    const { runBench } = await import('./batch/run.ts');
    await runBench(process.argv.slice(2));
  }
}

void bench();
