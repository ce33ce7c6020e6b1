const globals = globalThis as typeof globalThis & { lejar?: Map<string, unknown> };

/**
 * Returns the value with this name, which `make` creates once per process. In development, the
 * modules are loaded again after every change, but the app must not open its databases again.
 */
export function getSingleton<T>(name: string, make: () => T): T {
  const values = (globals.lejar ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}
