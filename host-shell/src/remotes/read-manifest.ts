import { RemoteManifest } from '@comptoir/remote-registry/manifest';
import type { PageData } from '../page-data';
import { diagnose, reasonOfFile } from './file-failure';
import { isOverridden } from './file-kind';
import { RemoteError } from './reason-codes';

/**
 * Manifest of a version, from the page or the server.
 * @throws RemoteError with the reason
 */
export async function readManifest(url: string, page: PageData): Promise<RemoteManifest> {
  const fromPage = page.manifests.get(url);
  if (fromPage) return fromPage;
  const hash = page.integrity.get(url);
  if (hash === undefined && !isOverridden(page, url)) {
    throw new RemoteError('integrity-missing', `The registry has no hash for ${url}`);
  }
  const text = await fetchText(url, hash, page.config.deadlines.manifest);
  try {
    return RemoteManifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new RemoteError('manifest-invalid', `${url} is not a manifest`, { cause });
  }
}

async function fetchText(url: string, integrity: string | undefined, deadline: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(deadline);
    const answer = await fetch(url, { ...(integrity && { integrity }), signal });
    return await answer.text();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new RemoteError('manifest-timeout', `${url} gave no answer within ${deadline} ms`, { cause });
    }
    // An error status fails the hash as well.
    const reason = reasonOfFile('manifest', await diagnose(url));
    throw new RemoteError(reason, `${url} cannot be used: ${reason}`, { cause });
  }
}
