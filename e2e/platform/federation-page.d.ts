interface SharedInPage {
  lib?: () => { queryClient?: { getQueryCache: () => { getAll: () => WatchedQuery[] } } };
}

interface WatchedQuery {
  queryHash: string;
  getObserversCount: () => number;
}

/** What Module Federation keeps in a page: instances, the shell's first, with what they share by scope, name and version. */
declare var __FEDERATION__: {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedInPage>>> }[];
};
