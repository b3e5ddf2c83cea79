import { formatDateTime } from '@comptoir/kernel/format';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { HandoverCounts, HandoverState, HandoverSteps, useHandover, useHandoverWords } from '@comptoir/ui/handovers';
import { Card, Figure, Loaded, Page, PageHeader } from '@comptoir/ui';
import styles from './handovers.module.css';
import { useCustodyMessages } from './messages/messages';

/** A handover of the collector: the count of a float, the answer to a count, or its result. */
export function HandoverPage() {
  const t = useCustodyMessages();
  const { id = '' } = useParams();
  const goBack = useGoBack();
  const { route } = useHandoverWords();
  const handover = useHandover(id);
  const { data, error, refetch } = handover;
  // A step is based on the current version.
  const current = handover.isFetchedAfterMount ? data : undefined;
  return (
    <Page layout="form">
      <PageHeader
        title={t('handover', { number: data?.data.number ?? '' })}
        description={data && <bdi>{route(data.data)}</bdi>}
        onBack={goBack}
      />
      <Loaded query={{ data: current, error, refetch }}>
        {(stored) => (
          <>
            <div className={styles.head}>
              <HandoverState state={stored.data.state} />
              <Figure>{formatDateTime(stored.data.endedDate ?? stored.data.offeredDate)}</Figure>
            </div>
            <HandoverSteps key={stored.etag} stored={stored} reload={refetch} />
            {(stored.data.endedDate !== null || stored.data.lines.some(({ declared }) => declared)) && (
              <Card>
                <HandoverCounts handover={stored.data} />
              </Card>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
