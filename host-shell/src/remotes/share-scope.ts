import { KERNEL_CONTRACT } from '@comptoir/shared-kernel/remote';

/** One version of a shared module, as Module Federation keeps it. */
interface SharedModule {
  loaded?: unknown;
  loading?: unknown;
  lib?: unknown;
  eager?: unknown;
  shareConfig?: { eager?: unknown };
}

/** Module Federation's record of what is shared: by name, then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/**
 * What a remote is given: what this shell shares, and where it was built for a former major of the kernel, the faces of
 * that one in the place of those that are not what they were.
 */
export async function shareScopeFor(contract: string, kernel: string = KERNEL_CONTRACT): Promise<object> {
  await __webpack_init_sharing__('default');
  const shared: ShareScope = __webpack_share_scopes__.default;
  forgetLoading(shared);
  return majorOf(kernel) === majorOf(contract) ? shared : asBefore(shared, contract);
}

/**
 * Module Federation keeps a shared module also after it failed: its promise, or, where only a module that it needs failed,
 * a factory that throws. Without them it is asked for again; what is there, or on its way, comes once all the same.
 */
export function forgetLoading(shared: ShareScope): void {
  for (const versions of Object.values(shared)) {
    for (const module of Object.values(versions)) {
      // Part of the first scripts of the page: it is there.
      if (module.eager || module.shareConfig?.eager) continue;
      delete module.loading;
      delete module.loaded;
      delete module.lib;
    }
  }
}

function asBefore(shared: ShareScope, contract: string): ShareScope {
  const version = `${contract}.0`;
  const faces = Object.entries(shared).flatMap(([name, versions]) => {
    if (!/^@comptoir\/shared-kernel\/[^/]+$/.test(name)) return [[name, versions] as const];
    const former = shared[name.replace(/[^/]+$/, `former/${majorOf(contract)}/$&`)] ?? versions;
    const [module] = Object.values(former);
    return module ? [[name, { [version]: { ...module, version } }] as const] : [];
  });
  return Object.fromEntries(faces);
}

function majorOf(contract: string): string | undefined {
  return contract.split('.')[0];
}
