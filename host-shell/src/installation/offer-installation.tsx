import { onDemand } from '@comptoir/kernel/store/on-demand';
import { useEffect } from 'react';
import { areaAt } from '../navigation/navigation';
import { pageData } from '../page-data';
import { whenPageIdle } from '../when-idle';
import { needsAt } from '../permissions/needs-at';

const notice = onDemand(
  async () => (await import(/* webpackChunkName: "installation" */ './install-notice')).InstallNotice,
);

/** Only areas that work offline have something to lose; on their first page, since it would cover buttons of forms. */
export function OfferInstallation({ pathname }: { pathname: string }) {
  const { registry } = pageData();
  const isFirst = areaAt(registry, pathname)?.area.path === pathname;
  const isOffline = isFirst && needsAt(registry, pathname).includes('offline');
  useEffect(() => {
    return isOffline ? whenPageIdle(() => void notice.load().catch(() => undefined)) : undefined;
  }, [isOffline]);
  const InstallNotice = notice.useLoaded()?.Component;
  return isOffline && InstallNotice ? <InstallNotice /> : null;
}
