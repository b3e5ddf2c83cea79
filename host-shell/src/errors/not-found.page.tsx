import { ButtonLink, EmptyState, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';

export function NotFoundPage() {
  const t = useShellMessages();
  return (
    <Page>
      <PageHeader title={t('notFound.title')} />
      <EmptyState icon="search" title={t('notFound.text')}>
        <ButtonLink to="/">{t('notFound.back')}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
