import type { Series, SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import { useApiMutation } from '@comptoir/shared-kernel/changes';
import { useContractForm, useWatch } from '@comptoir/shared-kernel/fields';
import { formatDate, today } from '@comptoir/shared-kernel/format';
import type { Answer } from '@comptoir/shared-kernel/http';
import { History, RecordForm } from '@comptoir/shared-kernel/records';
import { useGoBack, useNavigate, useParams, useSearchParams } from '@comptoir/shared-kernel/router';
import { useConfirm, Card, Loaded, Page, PageHeader } from '@comptoir/shared-kernel/ui';
import { useLanguage } from '@comptoir/shared-kernel/i18n';
import { useEffect } from 'react';
import { useSeriesMessages, type SeriesMessages } from './messages/messages';
import { ruleWords } from './rule-words';
import { SeriesActions } from './series-actions';
import { SeriesFields } from './series-fields';
import { SeriesFormSchema } from './series-form.schema';
import { useFollowing, useSeries } from './series.queries';

/** Changes a series from a day on: today, unless the address names another one. */
export function SeriesEditPage() {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  const record = useSeries(id);
  const goBack = useGoBack();
  const series = record.data?.data;
  const from = [asked.get('from') ?? '', today()].toSorted().at(-1) ?? today();
  const following = useFollowing(id, from);
  const current = record.isFetchedAfterMount ? record.data : undefined;
  const rule = following.data?.rrule;
  const query = {
    data: current && rule !== undefined ? { stored: current, rule } : undefined,
    error: record.error ?? following.error,
    refetch: () => Promise.all([record.refetch(), following.refetch()]),
  };
  return (
    <Page layout="form">
      <PageHeader
        title={t('editTitle')}
        description={series ? `${series.agency.name} · ${ruleWords(t, language, series)}` : ''}
        onBack={goBack}
        actions={current && <SeriesActions series={current} />}
      />
      <Card>
        <Loaded query={query}>
          {({ stored, rule: rrule }) => <EditForm key={id} stored={stored} from={from} rrule={rrule} />}
        </Loaded>
      </Card>
      <History entity="series" id={id} />
    </Page>
  );
}

function EditForm({ stored, from, rrule }: { stored: Answer<Series>; from: string; rrule: string }) {
  const t = useSeriesMessages();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const { id, officeId } = stored.data;
  const form = useContractForm(SeriesFormSchema, { defaultValues: { ...planOf(stored.data), rrule, startDate: from } });
  const day = useWatch({ control: form.control, name: 'startDate' });
  const following = useFollowing(id, day);
  const change = useApiMutation('changeFollowing', { success: t('saved'), failure: t('saveFailed') });
  const isChanged = change.state.status === 'saved';

  useEffect(() => {
    if (isChanged) void navigate('/collection-schedules/series', { replace: true });
  }, [isChanged, navigate]);

  const save = async (body: SeriesFollowing) => {
    const title = t('confirm.title', { day: formatDate(body.startDate) });
    const text = effectOf(t, following.data);
    const isSure = await ask({ title, text, action: t('confirm.action'), cancel: t('confirm.keep') });
    if (isSure) change.mutate({ params: { id }, body, ifMatch: stored.etag });
  };
  return (
    <>
      <RecordForm form={form} state={change.state} onSubmit={(series) => void save(series)} submit={t('save')}>
        <SeriesFields officeId={officeId} stored={stored.data} />
      </RecordForm>
      {dialog}
    </>
  );
}

/** How many pick-ups it is about, before it is done. */
function effectOf(t: SeriesMessages, following: { touched: number; left: number } | undefined): string {
  const { touched = 0, left = 0 } = following ?? {};
  return [
    t('confirm.touched', { count: touched }),
    ...(left > 0 ? [t('confirm.left', { count: left })] : []),
    t('confirm.earlier'),
  ].join(' ');
}

function planOf(series: Series) {
  const { agencyId, collectorId, localTime, scheduledAmount, currency, alertBefore24Hours, holidayRule } = series;
  return { agencyId, collectorId, localTime, scheduledAmount, currency, alertBefore24Hours, holidayRule };
}
