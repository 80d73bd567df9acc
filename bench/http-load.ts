import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** A request of a load; a load sends its requests in turn. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Measured {
  readonly perSecond: number;
  /** Median latency, ms. */
  readonly p50: number;
  readonly p99: number;
}

interface Report {
  readonly requests: number;
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/**
 * wrk, as in Debian (`apt-get install wrk`), reports latencies in microseconds; autocannon in
 * milliseconds.
 */
const WRK = process.env['WRK'] ?? 'wrk';

/**
 * Writes the script that makes wrk send these requests. JSON strings of ASCII are also Lua strings.
 */
export function loadScript(folder: string, name: string, load: readonly LoadRequest[]): string {
  const text = (value: string) => JSON.stringify(value);
  const formats = load.map(({ method, path: target, headers, body }) => {
    const table = Object.entries(headers).map(([key, value]) => `[${text(key)}]=${text(value)}`);
    const given = body === undefined ? 'nil' : text(body);
    return `  requests[#requests + 1] = wrk.format("${method}", ${text(target)}, {${table.join(', ')}}, ${given})`;
  });
  const file = path.join(folder, `${name.replace(/\W+/g, '-')}.lua`);
  writeFileSync(
    file,
    `local requests, at = {}, 0
function init()
${formats.join('\n')}
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"failed":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  );
  return file;
}

const run = promisify(execFile);

/** Sends load to a server for some seconds. */
export async function load(
  address: string,
  script: string,
  { seconds, connections }: { readonly seconds: number; readonly connections: number },
): Promise<Measured> {
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, address];
  const { stdout } = await run(WRK, flags);
  const report = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Report;
  if (report.failed > 0) throw new Error(`${report.failed} requests to ${address} failed`);
  return {
    perSecond: report.requests / (report.microseconds / 1e6),
    p50: report.p50 / 1000,
    p99: report.p99 / 1000,
  };
}
