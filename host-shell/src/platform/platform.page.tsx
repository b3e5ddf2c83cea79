import { useClaims } from '@comptoir/shared-kernel/session';
import { Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { NoAccessPage } from '../errors/no-access.page';
import { useShellMessages } from '../messages/messages';
import { pageData } from '../page-data';
import styles from './platform.module.css';
import { RemoteCard } from './remote-card';

/** Each remote as this page knows it: which version is live, which one is shown, and what failed. */
export function PlatformPage() {
  const t = useShellMessages();
  const { role } = useClaims();
  if (role !== 'SUPERADMIN') return <NoAccessPage />;
  return (
    <Page>
      <PageHeader title={t('platform.title')} />
      <div className={styles.remotes}>
        {Object.entries(pageData().registry.remotes).map(([name, published]) => (
          <RemoteCard key={name} name={name} published={published} />
        ))}
      </div>
    </Page>
  );
}
