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
 */
export function instanceOf<Exports>(base64: string): Exports {
  const module = compiled.get(base64) ?? new WebAssembly.Module(Buffer.from(base64, 'base64'));
  compiled.set(base64, module);
  return new WebAssembly.Instance(module).exports as Exports;
}
