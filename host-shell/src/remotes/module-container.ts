import { pageData } from '../page-data';
import { isContainer, type Container } from './container';
import { within } from './deadlines';
import { diagnose, reasonOfFile } from './file-failure';
import { isOverridden } from './file-kind';
import { MODULE_CHECK } from '../page-elements';
import { RemoteError } from './reason-codes';

/**
 * Runs the entry of a remote that is a module, as Vite builds it. The browser holds it, and whatever it imports, to the
 * hashes in the page's import map.
 * @throws RemoteError with the reason why it does not run
 */
export async function openModule(entry: string, shared: object): Promise<Container> {
  const page = pageData();
  if (!isOverridden(page, entry)) {
    if (!page.integrity.has(entry)) throw new RemoteError('integrity-missing', `The registry has no hash for ${entry}`);
    if (!(await checksModules())) {
      throw new RemoteError('module-unsupported', 'The hashes of modules are not checked in this page');
    }
  }
  const container = await within(load(entry), page.config.deadlines.entry, 'entry-timeout', entry);
  if (!isContainer(container)) throw new RemoteError('evaluation-failed', `${entry} exports no container`);
  await container.init(shared);
  return container;
}

async function load(entry: string): Promise<unknown> {
  try {
    return await import(/* webpackIgnore: true */ entry);
  } catch (cause) {
    // What threw while it ran came; of what did not come the browser says no more.
    if (!(cause instanceof TypeError)) throw cause;
    const failure = await diagnose(entry);
    const reason = reasonOfFile('entry', failure);
    throw new RemoteError(reason, `${entry}, or what it imports: ${reason}`, { cause });
  }
}

let checks: Promise<boolean> | undefined;

/**
 * Whether this browser holds modules to the hashes of the import map: one with the right hash runs, and the same one with
 * a wrong hash does not. There is no other way to ask.
 */
function checksModules(): Promise<boolean> {
  checks ??= runs(MODULE_CHECK.right).then(async (right) => right && !(await runs(MODULE_CHECK.wrong)));
  return checks;
}

function runs(address: string): Promise<boolean> {
  return import(/* webpackIgnore: true */ address).then(
    () => true,
    () => false,
  );
}
