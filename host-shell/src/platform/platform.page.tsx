import { DEFAULT_LIMITS } from '@comptoir/api-contract/remote-limits';
import { seesPlatform } from '@comptoir/api-contract/roles';
import { useClaims } from '@comptoir/kernel/session';
import { ErrorState, Page, PageHeader, SkeletonRows } from '@comptoir/ui';
import { NoAccessPage } from '../errors/no-access.page';
import { usePlatformMessages } from './messages/messages';
import { pageData } from '../page-data';
import styles from './platform.module.css';
import { RequestedOverride } from './requested-override';
import { usePlatform } from './platform.queries';
import { RemoteCard } from './remote-card';

export function PlatformPage() {
  return seesPlatform(useClaims()) ? <Platform /> : <NoAccessPage />;
}

function Platform() {
  const t = usePlatformMessages();
  const { isLoading, error, refetch, failures, days, decisions, limits, rollOuts, thrown } = usePlatform();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={
          <a href="/docs/remotes/README.md" target="_blank" rel="noreferrer">
            {t('codes')}
          </a>
        }
      />
      <RequestedOverride />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isLoading && <SkeletonRows count={3} />}
      <div className={styles.remotes}>
        {!isLoading &&
          Object.entries(pageData().registry.remotes).map(([name, published]) => (
            <RemoteCard
              key={name}
              name={name}
              published={published}
              failures={failures?.filter(({ remote }) => remote === name)}
              thrown={thrown.filter(({ remote }) => remote === name)}
              days={days.filter(({ remote }) => remote === name)}
              decisions={decisions.filter(({ remote }) => remote === name)}
              limits={limits.find(({ remote }) => remote === name) ?? DEFAULT_LIMITS}
              rollOut={rollOuts[name]}
            />
          ))}
      </div>
    </Page>
  );
}
