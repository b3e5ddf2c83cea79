import { EmptyState, Page, PageHeader } from '@comptoir/ui';
import { HomeLink } from '../home/home-link';
import { useShellMessages } from '../messages/messages';

export function NotFoundPage() {
  const t = useShellMessages();
  return (
    <Page>
      <PageHeader title={t('notFound.title')} />
      <EmptyState icon="search" title={t('notFound.text')}>
        <HomeLink />
      </EmptyState>
    </Page>
  );
}
