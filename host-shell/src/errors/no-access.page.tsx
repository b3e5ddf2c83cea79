import { EmptyState, Page, PageHeader } from '@comptoir/ui';
import { HomeLink } from '../home/home-link';
import { useShellMessages } from '../messages/messages';

export function NoAccessPage() {
  const t = useShellMessages();
  return (
    <Page>
      <PageHeader title={t('noAccess.title')} />
      <EmptyState icon="user" title={t('noAccess.text')}>
        <HomeLink />
      </EmptyState>
    </Page>
  );
}
