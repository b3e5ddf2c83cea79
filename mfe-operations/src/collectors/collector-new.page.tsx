import { useApiMutation } from '@comptoir/shared-kernel/form';
import { useGoBack, useNavigate } from '@comptoir/shared-kernel/router';
import { SelectionPrompt, useOffices, useSelection } from '@comptoir/shared-kernel/selection';
import { Card, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { CollectorForm } from './collector-form';

export function CollectorNewPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const offices = useOffices();
  const office = offices.data?.find(({ id }) => id === selectedOfficeId);
  const create = useApiMutation('inviteUser', {
    success: t('collectors.created'),
    failure: t('collectors.createFailed'),
  });

  useEffect(() => {
    if (create.isSuccess) void navigate('/collectors', { replace: true });
  }, [create.isSuccess, navigate]);

  return (
    <Page layout="form">
      <PageHeader title={t('collectors.newTitle')} onBack={goBack} startsWith="form" />
      <Card>
        <CollectorForm
          // Another office is another form.
          key={selectedOfficeId}
          defaultValues={{ officeId: selectedOfficeId ?? '' }}
          officeName={office?.name}
          emailHint={t('collectors.invited')}
          draft="new collector"
          submitLabel={t('collectors.create')}
          submission={create}
          onSubmit={(collector) =>
            create.mutate({ body: { ...collector, role: 'COLLECTOR', countryCode: selectedCountryCode } })
          }
        />
      </Card>
      <SelectionPrompt needs="office" onClose={() => void navigate('/collectors')} />
    </Page>
  );
}
