import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { createStore } from '@comptoir/kernel/store';
import { readDescriptor } from './apply-override';
import type { PageOverride } from './page-override';

export const buildErrors = createStore<readonly string[]>([]);

export interface ApplyBuildsOptions {
  override: PageOverride;
  builds: string;
  descriptor: RemoteDescriptor;
  /** For the descriptor, in milliseconds. */
  deadline: number;
  /** Settles when the build is shown. */
  renew: () => Promise<void>;
  reload: () => void;
}

/**
 * Applies further builds of an overridden remote to the open page, one after the other: files saved in quick succession
 * lead to builds faster than the page loads them, and the last one counts.
 */
export function applyBuilds({ override, builds, descriptor, deadline, renew, reload }: ApplyBuildsOptions): () => void {
  const source = new EventSource(builds);
  let isWaiting = false;
  let applying: Promise<void> | undefined;
  source.addEventListener('message', ({ data }) => {
    const errors = errorsIn(data);
    buildErrors.set(errors);
    if (errors.length > 0) return;
    isWaiting = true;
    applying ??= applyAll().finally(() => (applying = undefined));
  });
  const applyAll = async () => {
    while (isWaiting) {
      isWaiting = false;
      await takeOver().catch(reload);
    }
  };
  const takeOver = async () => {
    const now = await readDescriptor(
      new URL('remote.json', override.address).href,
      (...args) => fetch(...args),
      deadline,
    );
    if (contributionsOf(now.descriptor) !== contributionsOf(descriptor)) return reload();
    forgetFiles(override.address, descriptor.version);
    await renew();
  };
  return () => source.close();
}

function contributionsOf({ uses: _uses, ...descriptor }: RemoteDescriptor): string {
  return JSON.stringify(descriptor);
}

/** Builds of one version share file names: remove the former ones from the page. */
function forgetFiles(address: string, version: string): void {
  for (const link of document.querySelectorAll(`link[rel="stylesheet"][href^="${address}"]`)) link.remove();
  const name = version.replaceAll(/\W/g, '_');
  for (const key of Object.keys(window)) {
    if (/^(webpack|rspack)Chunk/.test(key) && key.endsWith(name)) Reflect.deleteProperty(window, key);
  }
}

function errorsIn(data: unknown): string[] {
  const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
  const errors: unknown = typeof message === 'object' && message !== null && 'errors' in message ? message.errors : [];
  return Array.isArray(errors) ? errors.map(String) : [];
}
