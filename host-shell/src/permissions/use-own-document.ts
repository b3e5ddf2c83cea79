import type { Role } from '@comptoir/api-contract/roles';
import { useEffect } from 'react';
import { homeOf } from '../navigation/navigation';
import { openedAt } from '../opened-at';
import { pageData } from '../page-data';
import { PERMISSIONS_NAME } from '../page-elements';
import { reloadPage } from '../remote-override/reload-page';
import { needsAt } from './needs-at';
import { openedBy } from './permissions';

/**
 * Loads the page again if its remote needs other permissions than the document has: these are fixed when a document
 * loads. Returns true meanwhile. A form with input has been left by then.
 */
export function useOwnDocument(
  { pathname, role }: { pathname: string; role: Role },
  reload: () => void = reloadPage,
): boolean {
  const isOther = !leadsHome(pathname, role) && permissionsAt(pathname) !== ofDocument() && mayReload();
  useEffect(() => {
    if (isOther) reload();
  }, [isOther, reload]);
  return isOther;
}

/** True at `/` for a role with a home, which opens at once. */
function leadsHome(pathname: string, role: Role): boolean {
  return pathname === '/' && homeOf(pageData().registry, role) !== undefined;
}

/** The document at `/` has those of the home of the role. */
function ofDocument(): string {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${PERMISSIONS_NAME}"]`)?.content;
  return pageData().override ? '' : (named ?? permissionsAt(openedAt));
}

function permissionsAt(pathname: string): string {
  const { registry, override } = pageData();
  // All are open for a browser with an override.
  return override ? '' : openedBy(needsAt(registry, pathname));
}

/** Without a connection only the service worker has the page. */
function mayReload(): boolean {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return navigator.onLine || Boolean(container?.controller);
}
