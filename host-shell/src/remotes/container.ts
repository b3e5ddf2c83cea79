import { brokenFiles } from './broken-files';
import { RemoteError } from './reason-codes';

export interface Container {
  init: (shareScope: object) => unknown;
  /** @throws when the module or one of its shared modules is missing */
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Runs the entry of a remote and initializes it with the shared modules. The head guard adds hash and deadline to the
 * script.
 * @param shared result of `shareScope`
 * @param globalName the variable in which the entry leaves its container
 * @throws RemoteError with the reason
 */
export async function openContainer(entry: string, globalName: string, shared: object): Promise<Container> {
  Reflect.set(window, globalName, undefined);
  await runScript(entry);
  const container: unknown = Reflect.get(window, globalName);
  if (!isContainer(container)) throw new RemoteError('evaluation-failed', `${entry} left no container ${globalName}`);
  await container.init(shared);
  return container;
}

async function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  const done = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => {
      reject(brokenFiles.named(url) ?? new RemoteError('entry-unreachable', `${url} cannot be loaded`));
    });
  });
  document.head.appendChild(script);
  await done;
  script.remove();
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
