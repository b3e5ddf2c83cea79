import { useSearchParams } from '@comptoir/kernel/router';
import { Notice } from '@comptoir/ui';
import { usePlatformMessages } from './messages/messages';
import { pageData } from '../page-data';
import { OverrideDialog } from './override.dialog';

/** Requests the override in the address, as opened by `comptoir-remote dev --in`: `?remote=fleet&address=http://…`. */
export function AskedOverride() {
  const t = usePlatformMessages();
  const [asked, ask] = useSearchParams();
  const [remote, address] = [asked.get('remote'), asked.get('address')];
  if (remote === null || address === null) return null;
  if (!pageData().config.overrides) return <Notice tone="warning">{t('forDeveloper.unavailable')}</Notice>;
  return (
    <OverrideDialog
      remote={remote}
      address={address}
      onClose={() => ask({}, { replace: true })}
      reload={() => location.replace('/platform')}
    />
  );
}
