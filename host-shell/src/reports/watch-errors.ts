import { takeFailure } from './send';

/** What a call ends with when the API refuses it or is away, or a file does not come: then every version fails, and none is to blame. */
const OF_NONE = /^(Api|Connection|NotAuthenticated|ChunkLoad)Error$/;

const told = new Set<string | undefined>();

/** Reports once each version of which code threw where nobody caught it. */
export function watchErrors(): void {
  addEventListener('error', blame);
  addEventListener('unhandledrejection', blame);
}

function blame({ error, reason = error }: { error?: unknown; reason?: unknown }): void {
  if (!(reason instanceof Error) || OF_NONE.test(reason.name)) return;
  // What an override threw comes from another origin.
  const [file, remote, version] = reason.stack?.match(`${location.origin}/remotes/([^/]+)/([^/]+)/`) ?? [];
  if (!remote || !version || told.has(file)) return;
  told.add(file);
  takeFailure({ remote, version, reason: 'error-uncaught' });
}
