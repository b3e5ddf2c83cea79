interface SharedModule {
  loaded?: unknown;
  loading?: unknown;
  lib?: unknown;
  get?: unknown;
  eager?: unknown;
  shareConfig?: { eager?: unknown };
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

let isWatched = false;

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
 * Clears failed shared modules, because Module Federation keeps the rejected promise, or a factory that throws after a
 * failed dependency. Loaded and pending modules are still loaded once.
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
 * The run time hands out a shared module although a dependency failed, and caches the error of its evaluation. Fail
 * before the evaluation instead, so that it can be requested again.
 * @param onFailure called for each failed shared module
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

function isEager({ eager, shareConfig }: SharedModule): boolean {
  return Boolean(eager ?? shareConfig?.eager);
}
