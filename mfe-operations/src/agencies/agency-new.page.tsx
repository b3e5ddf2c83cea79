import { useGoBack, useNavigate } from '@comptoir/shared-kernel/router';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { useApiMutation } from '@comptoir/shared-kernel/form';
import { Card, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { AgencyForm } from './agency-form';

export function AgencyNewPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const create = useApiMutation('createAgency', {
    success: t('agencies.created'),
    failure: t('agencies.createFailed'),
  });

  useEffect(() => {
    if (create.isSuccess) void navigate('/agencies', { replace: true });
  }, [create.isSuccess, navigate]);

  return (
    <Page layout="form">
      <PageHeader title={t('agencies.newTitle')} onBack={goBack} startsWith="form" />
      <Card>
        <AgencyForm
          // Another office is another form.
          key={selectedOfficeId}
          defaultValues={{ countryCode: selectedCountryCode, officeId: selectedOfficeId ?? '' }}
          officeLocked={false}
          draft="new agency"
          submitLabel={t('agencies.create')}
          submission={create}
          onSubmit={(agency) => create.mutate({ body: agency })}
        />
      </Card>
    </Page>
  );
}
