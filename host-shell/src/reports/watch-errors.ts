import { takeFailure } from './send';

/** Errors of the API, the connection or missing files: every version would fail, and none is to blame. */
const OF_NONE = /^(Api|Connection|NotAuthenticated|ChunkLoad)Error$/;

const reported: (string | undefined)[] = [];

/** Reports each version once whose code threw an uncaught error. */
export function watchErrors(): void {
  addEventListener('error', blame);
  addEventListener('unhandledrejection', blame);
}

function blame({ error, reason = error }: { error?: unknown; reason?: unknown }): void {
  if (!(reason instanceof Error) || OF_NONE.test(reason.name)) return;
  // Code of an override has another origin.
  const [file, remote, version] = reason.stack?.match(`${location.origin}/remotes/([^/]+)/([^/]+)/`) ?? [];
  if (!remote || !version || reported.includes(file)) return;
  reported.push(file);
  takeFailure({ remote, version, reason: 'error-uncaught' }, reason);
}
