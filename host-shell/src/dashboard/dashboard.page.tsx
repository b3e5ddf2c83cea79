import { useOffices, useSelection } from '@comptoir/shared-kernel/selection';
import { Card, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';
import { useProfile } from '../session/profile.queries';

export function DashboardPage() {
  const t = useShellMessages();
  const { selectedOfficeId } = useSelection();
  const offices = useOffices();
  const profile = useProfile();
  const office = offices.data?.find(({ id }) => id === selectedOfficeId);
  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        description={profile.data && t('dashboard.greeting', { name: profile.data.name })}
      />
      <Card>
        <p>{office ? t('dashboard.office', { office: office.name }) : t('dashboard.choose')}</p>
      </Card>
    </Page>
  );
}
