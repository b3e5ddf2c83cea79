import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { formatDate, today } from '@comptoir/kernel/format';
import { RecordForm } from '@comptoir/ui/records';
import { useGoBack, useNavigate } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { toastSuccess } from '@comptoir/kernel/toast';
import { Card, Page, PageHeader } from '@comptoir/ui';
import { useEffect } from 'react';
import { useSeriesMessages } from './messages/messages';
import { weekdayOf } from './rule-parts';
import { SeriesFields } from './series-fields';
import { SeriesFormSchema, type SeriesValues } from './series-form.schema';

export function SeriesNewPage() {
  const t = useSeriesMessages();
  const { selectedOfficeId } = useSelection();
  return (
    <Page layout="form">
      <PageHeader title={t('newTitle')} onBack={useGoBack()} startsWith="form" />
      <Card>
        <NewSeries key={selectedOfficeId} officeId={selectedOfficeId ?? ''} />
      </Card>
    </Page>
  );
}

function NewSeries({ officeId }: { officeId: string }) {
  const t = useSeriesMessages();
  const navigate = useNavigate();
  const form = useContractForm(SeriesFormSchema, {
    defaultValues: emptySeries(currencyOfCountry(useSelection().selectedCountryCode)),
    draft: `new series ${officeId}`,
  });
  const create = useApiMutation('createSeries', { failure: t('createFailed') });
  const created = create.data?.data;

  useEffect(() => {
    if (!created) return;
    const { agency, next } = created;
    toastSuccess(
      t('created'),
      next ? t('createdWhat', { agency: agency.name, day: formatDate(next.day) }) : agency.name,
    );
    void navigate('/collection-schedules/series', { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is planned
  }, [created]);

  return (
    <RecordForm
      form={form}
      state={create.state}
      onSubmit={(series) => create.mutate({ body: { ...series, officeId } })}
      submit={t('create')}
    >
      <SeriesFields officeId={officeId} />
    </RecordForm>
  );
}

function emptySeries(currency: CurrencyCode): SeriesValues {
  const startDate = today();
  return {
    agencyId: '',
    collectorId: null,
    rrule: `FREQ=WEEKLY;BYDAY=${weekdayOf(startDate)}`,
    startDate,
    localTime: null,
    scheduledAmount: undefined,
    currency,
    alertBefore24Hours: false,
    holidayRule: 'SKIP',
  };
}
