import type { Series, SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import { useContractForm, useWatch } from '@comptoir/ui/fields';
import { formatDate, today } from '@comptoir/kernel/format';
import type { Answer } from '@comptoir/kernel/http';
import { History, RecordForm, RecordSteps, useRecordChange } from '@comptoir/ui/records';
import { useGoBack, useNavigate, useParams, useSearchParams } from '@comptoir/kernel/router';
import { useConfirm, Card, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useEffect } from 'react';
import { useSeriesMessages, type SeriesMessages } from './messages/messages';
import { ruleText } from './rule-text';
import { SeriesActions } from './series-actions';
import { SeriesFields } from './series-fields';
import { SeriesFormSchema } from './series-form.schema';
import { useFollowing, useSeries } from './series.queries';

/** Changes a series from today or its first day on, or from a later day in the address. */
export function SeriesEditPage() {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const record = useSeries(id);
  const goBack = useGoBack();
  const series = record.data?.data;
  // A future series is changed from its first day on.
  const from = [params.get('from') ?? '', today(), series?.startDate ?? ''].toSorted().at(-1) ?? today();
  const following = useFollowing(id, series ? from : '');
  const current = record.isFetchedAfterMount ? record.data : undefined;
  const reload = async () => {
    const [read, follows] = await Promise.all([record.refetch(), following.refetch()]);
    return { data: goingOn(read.data, follows.data) };
  };
  const query = {
    data: goingOn(current, following.data),
    error: record.error ?? following.error,
    refetch: reload,
  };
  return (
    <Page layout="form">
      <PageHeader
        title={t('editTitle')}
        description={series ? `${series.agency.name} · ${ruleText(t, language, series)}` : ''}
        onBack={goBack}
        actions={
          <>
            {current && <SeriesActions series={current} />}
            <RecordSteps officeId={series?.officeId ?? null} />
          </>
        }
      />
      <Card>
        <Loaded query={query}>{(stored) => <EditForm key={id} stored={stored} from={from} reload={reload} />}</Loaded>
      </Card>
      <History entity="series" id={id} />
    </Page>
  );
}

function goingOn(series: Answer<Series> | undefined, following: { rrule: string } | undefined) {
  return series && following && { ...series, data: { ...series.data, rrule: following.rrule } };
}

interface EditFormProps {
  stored: Answer<Series>;
  from: string;
  reload: () => Promise<{ data: Answer<Series> | undefined }>;
}

function EditForm({ stored, from, reload }: EditFormProps) {
  const t = useSeriesMessages();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const { base, change, notice } = useRecordChange('changeFollowing', stored, {
    reload,
    success: t('saved'),
    failure: t('saveFailed'),
    labels: { alertBefore24Hours: t('alert'), scheduledAmount: t('amount') },
  });
  const { id, officeId } = base.data;
  const form = useContractForm(SeriesFormSchema, {
    defaultValues: { ...planOf(base.data), startDate: from },
    ...(base.etag !== undefined && { version: base.etag }),
  });
  const day = useWatch({ control: form.control, name: 'startDate' });
  const following = useFollowing(id, day);
  // Pausing or resuming does not conflict with the form.
  const { etag } = isSamePlan(base.data, stored.data) ? stored : base;
  const isChanged = change.state.status === 'saved';

  useEffect(() => {
    if (isChanged) void navigate('/collection-schedules/series', { replace: true });
  }, [isChanged, navigate]);

  const save = async (body: SeriesFollowing) => {
    const title = t('confirm.title', { day: formatDate(body.startDate) });
    const text = effectOf(t, following.data);
    const isSure = await ask({ title, text, action: t('confirm.action'), cancel: t('confirm.keep') });
    if (isSure) change.mutate({ params: { id }, body, ifMatch: etag });
  };
  return (
    <>
      <RecordForm
        form={form}
        state={change.state}
        onSubmit={(series) => void save(series)}
        submit={t('save')}
        notice={notice}
      >
        <SeriesFields officeId={officeId} stored={base.data} />
      </RecordForm>
      {dialog}
    </>
  );
}

/** Number of affected collections, for the confirmation. */
function effectOf(t: SeriesMessages, following: { touched: number; left: number } | undefined): string {
  const { touched = 0, left = 0 } = following ?? {};
  return [
    t('confirm.touched', { count: touched }),
    ...(left > 0 ? [t('confirm.left', { count: left })] : []),
    t('confirm.earlier'),
  ].join(' ');
}

function planOf(series: Series) {
  const { agencyId, collectorId, rrule, localTime, scheduledAmount, currency, alertBefore24Hours, holidayRule } =
    series;
  return { agencyId, collectorId, rrule, localTime, scheduledAmount, currency, alertBefore24Hours, holidayRule };
}

function isSamePlan(one: Series, other: Series): boolean {
  return one.until === other.until && JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));
}
