import { existsSync } from 'node:fs';
import path from 'node:path';
import { FORMER_CONTRACTS, KERNEL_CONTRACT } from '../remote/contract-version';

/** Faces of the kernel shared at run time by shell and remotes. */
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
  'antd',
  'money',
  'format',
  'imports',
  'maps',
  'outbox',
  'paper',
  'router',
  'ui',
  'form',
  'ui-data',
].map((face) => `@comptoir/shared-kernel/${face}`);

/** Version ranges of the shared libraries; every other library is bundled by its user. */
export const SHARED_LIBRARIES: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/': '^19.3.0',
  '@tanstack/react-query': '^5.108.0',
};

/** Shared modules that not every page needs: provided by the shell, fetched on first use. */
const ON_DEMAND: ReadonlySet<string> = new Set(
  [
    'antd',
    'changes',
    'dates',
    'fields',
    'files',
    'form',
    'imports',
    'maps',
    'outbox',
    'paper',
    'records',
    'ui-data',
  ].map((face) => `@comptoir/shared-kernel/${face}`),
);

export interface OfferedKernel {
  contract: string;
  /** Former majors, each with the folder that has `<face>.ts` for each face that changed. */
  former: readonly { contract: string; adapters: string }[];
}

/** The kernel of this build; tests of a coming major replace it. */
export const KERNEL: OfferedKernel = {
  contract: KERNEL_CONTRACT,
  former: FORMER_CONTRACTS.map((contract) => ({
    contract,
    adapters: path.resolve(import.meta.dirname, `../former/${majorOf(contract)}`),
  })),
};

function majorOf(contract: string): string {
  return contract.split('.')[0] ?? '';
}

/** Version of the faces of a contract. */
export function faceVersion(contract: string): string {
  return `${contract}.0`;
}

/** Range that a remote built for a contract requires; publishing compares the minor. */
function faceRange(contract: string): string {
  return `^${majorOf(contract)}.0.0`;
}

export const KERNEL_RANGE = faceRange(KERNEL_CONTRACT);

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  import?: false | string;
  eager?: true;
}

/**
 * The shared modules of shell and remotes. The shell is the only provider: a remote ships no copy, and on a missing or
 * incompatible version the shell falls back to the remote's previous version.
 */
export function sharedModules(provides: boolean, kernel: OfferedKernel = KERNEL): Record<string, SharedModule> {
  const share = (name: string, requiredVersion: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...(provides ? providedAs(name) : { import: false }),
  });
  const range = faceRange(kernel.contract);
  return Object.fromEntries([
    ...Object.entries(SHARED_LIBRARIES).map(([name, known]) => [name, share(name, known)] as const),
    ...KERNEL_FACES.map((name) => [name, { ...share(name, range), version: faceVersion(kernel.contract) }] as const),
    ...(provides ? kernel.former.flatMap(adaptersOf) : []),
  ]);
}

/** A face of a former major, under a name used only by the shell's loader (host-shell/src/remotes/share-scope.ts). */
function adaptersOf({ contract, adapters }: OfferedKernel['former'][number]): [name: string, module: SharedModule][] {
  return KERNEL_FACES.flatMap((face): [string, SharedModule][] => {
    const file = path.join(adapters, `${path.basename(face)}.ts`);
    if (!existsSync(file)) return [];
    const name = `${path.dirname(face)}/former/${majorOf(contract)}/${path.basename(face)}`;
    const version = faceVersion(contract);
    return [
      [name, { singleton: true, strictVersion: true, requiredVersion: faceRange(contract), version, import: file }],
    ];
  });
}

// Eager modules are part of the first scripts, which avoids a chain of requests.
function providedAs(name: string): Pick<SharedModule, 'eager'> {
  return ON_DEMAND.has(name) ? {} : { eager: true };
}
