/** @type {{ react?: Record<string, { get: () => Promise<() => typeof import('react')> }> }} */
let shared = {};

/** @param {typeof shared} scope shared modules of the shell */
export function init(scope) {
  shared = scope;
}

/** @param {string} module */
export async function get(module) {
  const [react] = Object.values(shared.react ?? {});
  if (!react) throw new Error('The shell shares no React');
  const factory = await react.get();
  const { areaOf } = await import('./assets/area.js');
  const exports = module === './hello' ? { Area: areaOf(factory()) } : {};
  return () => exports;
}
