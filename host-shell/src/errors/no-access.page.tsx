import { ButtonLink, EmptyState, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';

export function NoAccessPage() {
  const t = useShellMessages();
  return (
    <Page>
      <PageHeader title={t('noAccess.title')} />
      <EmptyState icon="user" title={t('noAccess.text')}>
        <ButtonLink to="/">{t('noAccess.back')}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
