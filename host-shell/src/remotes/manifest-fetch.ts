import { diagnose, reasonOfFile } from './file-failure';
import { RemoteError } from './reason-codes';

export interface ManifestSources {
  /** Text of the manifests that came with the page, by address. */
  inline: ReadonlyMap<string, string>;
  /** Hashes of the registry, by address. */
  integrity: ReadonlyMap<string, string>;
  /** A file of an override has none. */
  isUnchecked: boolean;
  /** In milliseconds. */
  deadline: number;
}

/** The manifest of a version: out of the page where it stands in it, else from the server within a deadline. */
export async function fetchManifest(
  url: string,
  init: RequestInit,
  { inline, integrity, isUnchecked, deadline }: ManifestSources,
): Promise<Response> {
  const text = inline.get(url);
  if (text !== undefined) return new Response(text, { headers: { 'content-type': 'application/json' } });
  const hash = integrity.get(url);
  if (hash === undefined && !isUnchecked) throw new RemoteError('integrity-missing', `The registry has no hash for ${url}`);
  try {
    return await fetch(url, { ...init, ...(hash && { integrity: hash }), signal: AbortSignal.timeout(deadline) });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new RemoteError('manifest-timeout', `${url} gave no answer within ${deadline} ms`, { cause });
    }
    // An answer with another status has another hash as well.
    const reason = reasonOfFile('manifest', await diagnose(url));
    throw new RemoteError(reason, `${url} cannot be used: ${reason}`, { cause });
  }
}
