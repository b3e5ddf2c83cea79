/** The faces of the kernel that shell and remotes share at run time. */
export const KERNEL_FACES = [
  'session',
  'http',
  'query',
  'records',
  'toast',
  'selection',
  'remote',
  'i18n',
  'fields',
  'changes',
  'files',
  'dates',
  'money',
  'format',
  'maps',
  'router',
  'ui',
  'form',
  'ui-data',
].map((face) => `@comptoir/shared-kernel/${face}`);

/** Ranges of the libraries that shell and remotes share; everything else is part of the build that uses it. */
export const SHARED_LIBRARIES: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/': '^19.3.0',
  '@tanstack/react-query': '^5.108.0',
};

/** Not every page needs these: the shell offers them, and the browser fetches them when they are first asked for. */
const ON_DEMAND: ReadonlySet<string> = new Set(
  ['changes', 'dates', 'fields', 'files', 'form', 'maps', 'records', 'ui-data'].map(
    (face) => `@comptoir/shared-kernel/${face}`,
  ),
);

/** Version of the kernel's own faces, and the range that a remote asks for; raised together with the contract. */
export const KERNEL_VERSION = '1.0.0';
export const KERNEL_RANGE = '^1.0.0';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  import?: false;
  eager?: true;
}

/**
 * The one list of shared modules for shell and remotes. The shell is the only provider: a remote ships no copy, so a
 * missing or incompatible version is a failure that the shell answers with the version before.
 */
export function sharedModules(provides: boolean): Record<string, SharedModule> {
  const share = (name: string, requiredVersion: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...(provides ? providedAs(name) : { import: false }),
  });
  return Object.fromEntries([
    ...Object.entries(SHARED_LIBRARIES).map(([name, range]) => [name, share(name, range)] as const),
    ...KERNEL_FACES.map((name) => [name, { ...share(name, KERNEL_RANGE), version: KERNEL_VERSION }] as const),
  ]);
}

// Eager: part of the shell's first scripts, so that no page waits for them one after the other.
function providedAs(name: string): Pick<SharedModule, 'eager'> {
  return ON_DEMAND.has(name) ? {} : { eager: true };
}
