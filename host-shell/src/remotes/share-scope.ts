/** One version of a shared module, as Module Federation keeps it. */
interface SharedModule {
  loaded?: unknown;
  loading?: unknown;
  lib?: unknown;
  get?: unknown;
  eager?: unknown;
  shareConfig?: { eager?: unknown };
}

/** Module Federation's record of what is shared: by name, then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

let isWatched = false;

/** The modules that this shell shares with remotes. */
export async function shareScope(): Promise<object> {
  await __webpack_init_sharing__('default');
  const shared: ShareScope = __webpack_share_scopes__.default;
  if (!isWatched) {
    isWatched = true;
    refuseIncomplete(shared, (listener) =>
      __webpack_require__.federation.instance.sharedHandler.hooks.lifecycle.errorLoadShare.on(listener),
    );
  }
  forgetLoading(shared);
  return shared;
}

/**
 * Module Federation keeps a shared module also after it failed: its promise, or, where only a module that it needs failed,
 * a factory that throws. Without them it is asked for again; what is there, or on its way, comes once all the same.
 */
export function forgetLoading(shared: ShareScope): void {
  for (const versions of Object.values(shared)) {
    for (const module of Object.values(versions)) {
      if (isEager(module)) continue;
      delete module.loading;
      delete module.loaded;
      delete module.lib;
    }
  }
}

/**
 * Where a shared module needs another one that fails, the run time hands it out all the same, and keeps for ever the error
 * of its evaluation. Here it fails before it is evaluated, so that it can be asked for again.
 * @param onFailure calls back for each shared module of the shell that fails
 */
export function refuseIncomplete(
  shared: ShareScope,
  onFailure: (listener: (event: { error?: unknown }) => void) => void,
): void {
  const failures: unknown[] = [];
  onFailure(({ error }) => {
    if (error !== undefined) failures.push(error);
  });
  for (const versions of Object.values(shared)) {
    for (const module of Object.values(versions)) {
      const { get } = module;
      if (isEager(module) || typeof get !== 'function') continue;
      module.get = async () => {
        const before = failures.length;
        const factory: unknown = await get();
        if (failures.length > before) throw failures.at(-1);
        return factory;
      };
    }
  }
}

/** Whether it is part of the first scripts of the page. */
function isEager({ eager, shareConfig }: SharedModule): boolean {
  return Boolean(eager ?? shareConfig?.eager);
}
