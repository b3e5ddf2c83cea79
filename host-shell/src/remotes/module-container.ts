import { areasOf } from '../navigation/navigation';
import { pageData, type PageData } from '../page-data';
import { isContainer, type Container } from './container';
import { within } from './deadlines';
import { diagnose, reasonOfFile } from './file-failure';
import { isOverridden } from './file-kind';
import { MODULE_CHECKS } from '../page-elements';
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
    if (!(await checksModules(entry))) {
      // A browser that takes no second import map: the page of this address names the module in its first one.
      if (isSecond(entry) && isAddressed(page, entry)) return new Promise(() => location.reload());
      throw new RemoteError('module-unsupported', 'The hashes of modules are not checked in this page');
    }
  }
  const container = await within(load(entry), page.config.deadlines.entry, 'entry-timeout', entry);
  if (!isContainer(container)) throw new RemoteError('evaluation-failed', `${entry} exports no container`);
  await container.init(shared);
  return container;
}

function isSecond(entry: string): boolean {
  return mapOf(entry) !== document.querySelector('script[type="importmap"]')?.textContent;
}

function isAddressed({ registry }: PageData, entry: string): boolean {
  return areasOf(registry).some(
    ({ remote, area }) => entry.includes(`/remotes/${remote}/`) && `${location.pathname}/`.startsWith(`${area.path}/`),
  );
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

const checks = new Map<string, Promise<boolean>>();

/**
 * Whether this browser holds modules to the hashes of the import map that names `entry`: one with the right hash runs, and
 * the same one with a wrong hash does not. There is no other way to ask. Not every browser takes a second map.
 */
function checksModules(entry: string): Promise<boolean> {
  const map = mapOf(entry) ?? '';
  const found = Object.values(MODULE_CHECKS).find(({ right }) => map.includes(JSON.stringify(right)));
  if (!found) return Promise.resolve(false);
  const check = checks.get(map) ?? runs(found.right).then(async (isRight) => isRight && !(await runs(found.wrong)));
  checks.set(map, check);
  return check;
}

/** The text of the import map that names a module. */
function mapOf(entry: string): string | undefined {
  // By its path in our pages, by its whole address in those of others.
  const names = [JSON.stringify(entry), JSON.stringify(new URL(entry).pathname)];
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) => textContent ?? '');
  return maps.find((text) => names.some((name) => text.includes(name)));
}

function runs(address: string): Promise<boolean> {
  return import(/* webpackIgnore: true */ address).then(
    () => true,
    () => false,
  );
}
