import { KERNEL_CONTRACT } from '@comptoir/kernel/remote/contract-version';

/** The faces that every page has: part of the shell's first scripts. */
const EAGER = [
  ...['session', 'http', 'query', 'toast', 'selection', 'remote', 'i18n', 'format', 'router'].map(
    (face) => `@comptoir/kernel/${face}`,
  ),
  '@comptoir/ui/money',
  '@comptoir/ui',
];

/** Not every page needs these: the shell offers them, and the browser fetches them when they are first asked for. */
const ON_DEMAND = [
  ...['antd', 'changes', 'dates', 'fields', 'files', 'imports', 'outbox', 'paper', 'records'].map(
    (face) => `@comptoir/ui/${face}`,
  ),
  '@comptoir/maps',
];

/** The faces of kernel, ui and maps that shell and remotes share at run time. */
export const KERNEL_FACES = [...EAGER, ...ON_DEMAND];

/** Ranges of the libraries that shell and remotes share; everything else is part of the build that uses it. */
export const SHARED_LIBRARIES: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/': '^19.3.0',
  '@tanstack/react-query': '^5.108.0',
};

const [major] = KERNEL_CONTRACT.split('.');

export const KERNEL_VERSION = `${KERNEL_CONTRACT}.0`;

/** The version of the faces that a remote asks for: the gate compares the minor. */
export const KERNEL_RANGE = `^${major}.0.0`;

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
    ...Object.entries(SHARED_LIBRARIES).map(([name, known]) => [name, share(name, known)] as const),
    ...KERNEL_FACES.map((name) => [name, { ...share(name, KERNEL_RANGE), version: KERNEL_VERSION }] as const),
  ]);
}

// Eager: part of the shell's first scripts, so that no page waits for them one after the other.
function providedAs(name: string): Pick<SharedModule, 'eager'> {
  return isOnDemand(name) ? {} : { eager: true };
}

export function isOnDemand(name: string | undefined): boolean {
  return name !== undefined && ON_DEMAND.includes(name);
}
