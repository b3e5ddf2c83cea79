import { useApiMutation } from '@comptoir/shared-kernel/form';
import { useGoBack, useNavigate } from '@comptoir/shared-kernel/router';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { Card, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { OfficeForm } from './office-form';

export function OfficeNewPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { selectedCountryCode } = useSelection();
  const create = useApiMutation('createOffice', {
    success: t('offices.created'),
    failure: t('offices.createFailed'),
  });

  useEffect(() => {
    if (create.isSuccess) void navigate('/manage-offices', { replace: true });
  }, [create.isSuccess, navigate]);

  return (
    <Page layout="form">
      <PageHeader title={t('offices.newTitle')} onBack={goBack} startsWith="form" />
      <Card>
        <OfficeForm
          // Another country is another form.
          key={selectedCountryCode}
          defaultValues={{ name: '', city: '', countryCode: selectedCountryCode }}
          draft="new office"
          submitLabel={t('offices.create')}
          submission={create}
          onSubmit={(office) => create.mutate({ body: office })}
        />
      </Card>
    </Page>
  );
}
