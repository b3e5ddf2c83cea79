import { takeFailure } from './send';

/** What a call ends with when the API refuses it or is away: then every version fails, and none is to blame. */
const OF_THE_API = /^(Api|Connection|NotAuthenticated)Error$/;

const told = new Set<string | undefined>();

/** Reports once each version of which code threw where nobody caught it. */
export function watchErrors(): void {
  addEventListener('error', blame);
  addEventListener('unhandledrejection', blame);
}

/** Code of a remote that asked for a file of the shell is not to blame when the file does not come. */
function isFileOfShell({ name, message }: Error): boolean {
  return name === 'ChunkLoadError' && !message.includes(`${location.origin}/remotes/`);
}

function blame({ error, reason = error }: { error?: unknown; reason?: unknown }): void {
  if (!(reason instanceof Error) || OF_THE_API.test(reason.name) || isFileOfShell(reason)) return;
  // What an override threw comes from another origin.
  const [file, remote, version] = reason.stack?.match(`${location.origin}/remotes/([^/]+)/([^/]+)/`) ?? [];
  if (!remote || !version || told.has(file)) return;
  told.add(file);
  takeFailure({ remote, version, reason: 'error-uncaught' });
}
