import { areasOf } from '../navigation/navigation';
import { pageData, type PageData } from '../page-data';
import { isContainer, type Container } from './container';
import { within } from './deadlines';
import { diagnose, reasonOfFile } from './file-failure';
import { isOverridden } from './file-kind';
import { MODULE_CHECKS } from '../page-elements';
import { RemoteError } from './reason-codes';

/**
 * Runs the entry of a remote that is a module, as Vite builds it. The browser checks it and its imports against the
 * page's import map.
 * @throws RemoteError with the reason
 */
export async function openModule(entry: string, shared: object): Promise<Container> {
  const page = pageData();
  if (!isOverridden(page, entry)) {
    if (!page.integrity.has(entry)) throw new RemoteError('integrity-missing', `The registry has no hash for ${entry}`);
    if (!(await checksModules(entry))) {
      // Without support for a second import map: a page loaded at this address names the module in its first one.
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
    // An error thrown while it ran; for a failed request the browser gives no reason.
    if (!(cause instanceof TypeError)) throw cause;
    const failure = await diagnose(entry);
    const reason = reasonOfFile('entry', failure);
    throw new RemoteError(reason, `${entry}, or what it imports: ${reason}`, { cause });
  }
}

const checks = new Map<string, Promise<boolean>>();

/**
 * Tests whether this browser checks modules against the import map of `entry`: a module with the right hash runs, and
 * with a wrong hash it does not. There is no API for it, and support for a second map varies.
 */
function checksModules(entry: string): Promise<boolean> {
  const map = mapOf(entry) ?? '';
  const found = Object.values(MODULE_CHECKS).find(({ right }) => map.includes(JSON.stringify(right)));
  if (!found) return Promise.resolve(false);
  const check = checks.get(map) ?? checkIntegritySupport(found);
  checks.set(map, check);
  return check;
}

const CHECKED = 'comptoir.checked ';

/** The browser logs an error for the wrong hash, so that each version of a browser is tested once. */
async function checkIntegritySupport({ right, wrong }: { right: string; wrong: string }): Promise<boolean> {
  const key = CHECKED + wrong;
  if (localStorage.getItem(key) === navigator.userAgent) return true;
  const isChecked = (await runs(right)) && !(await runs(wrong));
  if (isChecked) localStorage.setItem(key, navigator.userAgent);
  return isChecked;
}

function mapOf(entry: string): string | undefined {
  // By path in our pages, by full address in foreign hosts.
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
