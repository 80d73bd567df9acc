import { ViandError } from '../../model/diagnostic.ts';

/** The memory of a module. */
export interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
  /** @param pages of 64 KiB */
  grow(pages: number): number;
}

/** What is used of WebAssembly, whose types Node.js leaves to browsers. */
interface WebAssemblyGlobal {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyGlobal };

/** Modules that were compiled, by their text. */
const compiled = new Map<string, object>();

/** Modules that this thread has compiled: other threads that are given them need not compile. */
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
 * @throws ViandError `install/address-space` where the process may not have as many addresses as an instance takes
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

/** V8 takes 10 GB of addresses for each instance, though not of memory: batch systems may limit them. */
function tooFewAddresses(): ViandError {
  return new ViandError({
    code: 'install/address-space',
    message: 'Too few addresses for WebAssembly',
    expected: 'no limit of virtual memory (ulimit -v), or 100 GB; limit resident memory instead',
  });
}

/** Whether there is memory for what a function makes in WebAssembly. */
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
