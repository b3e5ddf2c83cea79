import { useClaims } from '@comptoir/shared-kernel/session';
import { ErrorState, Page, PageHeader, SkeletonRows } from '@comptoir/shared-kernel/ui';
import { NoAccessPage } from '../errors/no-access.page';
import { useShellMessages } from '../messages/messages';
import { pageData } from '../page-data';
import styles from './platform.module.css';
import { AskedOverride } from './asked-override';
import { RemoteCard } from './remote-card';
import { useRemoteFailures } from './remote-failures.queries';

/** Each remote: which version is live, which one is shown here, and what failed in any browser. */
export function PlatformPage() {
  const { role } = useClaims();
  return role === 'SUPERADMIN' ? <Platform /> : <NoAccessPage />;
}

function Platform() {
  const t = useShellMessages();
  const failures = useRemoteFailures();
  return (
    <Page>
      <PageHeader
        title={t('platform.title')}
        description={
          <a href="/docs/remotes/README.md" target="_blank" rel="noreferrer">
            {t('platform.codes')}
          </a>
        }
      />
      <AskedOverride />
      {failures.error && <ErrorState error={failures.error} onRetry={failures.refetch} />}
      {failures.isLoading && <SkeletonRows count={3} />}
      <div className={styles.remotes}>
        {!failures.isLoading &&
          Object.entries(pageData().registry.remotes).map(([name, published]) => (
            <RemoteCard
              key={name}
              name={name}
              published={published}
              failures={failures.data?.filter(({ remote }) => remote === name)}
            />
          ))}
      </div>
    </Page>
  );
}
