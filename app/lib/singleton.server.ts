const globals = globalThis as typeof globalThis & { lejar?: Map<string, unknown> };

/**
 * Makes something once per process. In development the built app is loaded
 * anew after every change, and open databases must not pile up.
 */
export function singleton<T>(name: string, make: () => T): T {
  const made = (globals.lejar ??= new Map());
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}
