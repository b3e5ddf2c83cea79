interface SharedInPage {
  lib?: () => { queryClient?: { getQueryCache: () => { getAll: () => WatchedQuery[] } } };
}

interface WatchedQuery {
  queryHash: string;
  getObserversCount: () => number;
}

/** Module Federation's global: instances, the shell's first, with shared modules by scope, name and version. */
declare var __FEDERATION__: {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedInPage>>> }[];
};
