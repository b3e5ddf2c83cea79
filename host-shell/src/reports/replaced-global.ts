import { sendError } from './send-error';

const reported = new Set<string>();

/** Reports once per version that it tried to replace a function of the page. Nothing failed, so it is not demoted. */
export function reportReplaced(cause: Error): void {
  // Code of an override has another origin.
  const [file, remote, version] = cause.stack?.match(`${location.origin}/remotes/([^/]+)/([^/]+)/`) ?? [];
  const mark = `${file} ${cause.message}`;
  if (!remote || !version || reported.has(mark)) return;
  reported.add(mark);
  // oxlint-disable-next-line no-console -- the developer of the remote sees it
  console.warn(`${remote} ${version} tried to replace ${cause.message}, which stays as it was`);
  sendError({ remote, version, reason: 'global-replaced' }, cause);
}
