/** The faces of the kernel that shell and remotes share at run time. */
export const KERNEL_FACES = [
  'session',
  'http',
  'query',
  'toast',
  'selection',
  'remote',
  'i18n',
  'format',
  'maps',
  'router',
  'ui',
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

/** Range of the kernel's own faces; raised together with the contract. */
export const KERNEL_RANGE = '^1.0.0';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  import?: false;
}

/**
 * The one list of shared modules for shell and remotes. The shell is the only provider: a remote ships no copy, so a
 * missing or incompatible version is a failure that the shell answers with the version before.
 */
export function sharedModules(provides: boolean): Record<string, SharedModule> {
  const consume = provides ? {} : { import: false as const };
  const share = (requiredVersion: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...consume,
  });
  return Object.fromEntries([
    ...Object.entries(SHARED_LIBRARIES).map(([name, range]) => [name, share(range)] as const),
    ...KERNEL_FACES.map((name) => [name, { ...share(KERNEL_RANGE), version: '1.0.0' }] as const),
  ]);
}
