import { ViandError } from '../../model/diagnostic.ts';

/** The memory of a module. */
export interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
  /** @param pages the number of pages of 64 KiB */
  grow(pages: number): number;
}

/** The members of WebAssembly that viand uses. The types of Node.js do not include it. */
interface WebAssemblyGlobal {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyGlobal };

/** The compiled modules, by their base64 text. */
const compiled = new Map<string, object>();

/** The modules that this thread has compiled. Threads that get them need not compile again. */
export function compiledModules(): ReadonlyMap<string, object> {
  return compiled;
}

/** Takes modules that another thread has compiled. */
export function takeModules(modules: ReadonlyMap<string, object>): void {
  for (const [text, module] of modules) compiled.set(text, module);
}

/**
 * A new instance of a module.
 *
 * @param base64 the module, which is compiled once
 * @throws ViandError `install/address-space` if the limit on addresses of the process is too low for an instance
 */
export function instanceOf<Exports>(base64: string): Exports {
  const module = compiled.get(base64) ?? new WebAssembly.Module(Buffer.from(base64, 'base64'));
  compiled.set(base64, module);
  try {
    return new WebAssembly.Instance(module).exports as Exports;
  } catch (error) {
    throw error instanceof RangeError ? tooFewAddresses() : error;
  }
}

/**
 * The error for too few addresses. V8 reserves 10 GB of addresses, not of memory, per instance; batch systems may limit
 * them.
 */
function tooFewAddresses(): ViandError {
  return new ViandError({
    code: 'install/address-space',
    message: 'Not enough address space for WebAssembly',
    expected: 'no limit of virtual memory (ulimit -v), or 100 GB; limit resident memory instead',
  });
}

/** Runs a function that allocates in WebAssembly; false if there is no memory for it. */
export function hasMemoryFor(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    const isLimit =
      error instanceof RangeError ||
      (error instanceof ViandError && error.diagnostics[0]?.code === 'install/address-space');
    if (isLimit) return false;
    throw error;
  }
}
