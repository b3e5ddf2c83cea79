import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';
import { useApiMutation } from '@comptoir/ui/changes';
import { dayOf, formatDate } from '@comptoir/kernel/format';
import { ButtonLink, Card, Page, PageHeader } from '@comptoir/ui';
import type { Then } from '@comptoir/ui/records';
import { useGoBack, useNavigate } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { toastSuccess } from '@comptoir/kernel/toast';
import { handOver, isUnderWay, MediaField, useUploads } from '@comptoir/ui/collections';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages';
import { atTime } from './collection-day';
import { CollectionForm } from './collection-form';
import { createdRow } from './created-row';
import { rememberDay } from './last-planned';

/** Values that the next collection takes over. */
type Common = Partial<Pick<CollectionInput, 'scheduledCollectionDate' | 'collectorId' | 'currency'>>;

export function CollectionNewPage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { selectedOfficeId } = useSelection();
  const [series, setSeries] = useState<{ count: number; common: Common }>({ count: 0, common: {} });

  return (
    <Page layout="form">
      <PageHeader
        title={t('collections.newTitle')}
        onBack={goBack}
        startsWith="form"
        actions={<ButtonLink to="/collection-schedules/series/new">{t('series.repeat')}</ButtonLink>}
      />
      <Card>
        <NewCollection
          // Another office or a further collection resets the form.
          key={`${selectedOfficeId} ${series.count}`}
          officeId={selectedOfficeId ?? ''}
          kind={series.count === 0 ? 'new' : 'series'}
          common={series.common}
          onAnother={(common) => setSeries(({ count }) => ({ count: count + 1, common }))}
        />
      </Card>
    </Page>
  );
}

interface NewCollectionProps {
  officeId: string;
  kind: 'new' | 'series';
  common: Common;
  onAnother: (common: Common) => void;
}

function NewCollection({ officeId, kind, common, onAnother }: NewCollectionProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const uploads = useUploads();
  const [next, setNext] = useState<Then>('done');
  const create = useApiMutation('createCollection', {
    failure: t('collections.createFailed'),
    onSuccess: ({ data }) => {
      const { id, agency, scheduledCollectionDate } = data;
      const day = formatDate(scheduledCollectionDate);
      toastSuccess(t('collections.created'), t('collections.createdWhat', { id, day, agency: agency.name }), {
        label: t('collection.open', { id }),
        run: () => void navigate(`/collection-schedules/${id}`),
      });
      rememberDay(dayOf(scheduledCollectionDate));
      uploads.send(id);
    },
  });
  const created = create.data?.data;
  const isUploading = uploads.list.some(isUnderWay);
  const failed = uploads.list.filter(({ state }) => state.status === 'failed');

  useEffect(() => {
    if (created === undefined || isUploading) return;
    if (failed.length > 0) handOver(created.id, failed);
    if (failed.length > 0) void navigate(`/collection-schedules/edit/${created.id}`, { replace: true });
    else if (next === 'another') onAnother(commonOf(created));
    else void navigate('/collection-schedules', { replace: true, state: createdRow(created.id) });
    // oxlint-disable-next-line react/exhaustive-deps -- the files that failed are final once none is under way
  }, [created, isUploading, navigate]);

  return (
    <CollectionForm
      defaultValues={{ ...common, officeId }}
      kind={kind}
      draft="new collection"
      submitLabel={t('collections.create')}
      anotherLabel={t('collections.createAnother')}
      busyLabel={create.state.status === 'saved' ? t('media.sendingAll') : undefined}
      state={create.state}
      holdsMore={isUploading}
      onSubmit={(body, then) => {
        setNext(then);
        create.mutate({ body });
      }}
      media={<MediaField uploads={uploads} />}
    />
  );
}

/** The time is left out: each collection has its own. */
function commonOf({ scheduledCollectionDate, collectorId, currency }: Collection): Common {
  return { scheduledCollectionDate: atTime(dayOf(scheduledCollectionDate), null), collectorId, currency };
}
