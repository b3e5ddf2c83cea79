import { useSearchParams } from '@comptoir/kernel/router';
import { Notice } from '@comptoir/ui';
import { usePlatformMessages } from './messages/messages';
import { pageData } from '../page-data';
import { OverrideDialog } from './override.dialog';

/** Requests the override in the address, as opened by `comptoir-remote dev --in`: `?remote=fleet&address=http://…`. */
export function RequestedOverride() {
  const t = usePlatformMessages();
  const [params, setParams] = useSearchParams();
  const [remote, address] = [params.get('remote'), params.get('address')];
  if (remote === null || address === null) return null;
  if (!pageData().config.overrides) return <Notice tone="warning">{t('forDeveloper.unavailable')}</Notice>;
  return (
    <OverrideDialog
      remote={remote}
      address={address}
      onClose={() => setParams({}, { replace: true })}
      reload={() => location.replace('/platform')}
    />
  );
}
