import type { Handover } from '@comptoir/api-contract/handovers';
import { formatDateTime } from '@comptoir/kernel/format';
import { Link, useGoBack, useParams } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
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
            <OwnCases handover={stored.data} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Cases of a difference that the reader answers for; the office answers for that of a float. */
function OwnCases({ handover: { caseIds, from } }: { handover: Handover }) {
  const t = useCustodyMessages();
  const { sub } = useClaims();
  if (from.id !== sub) return null;
  return caseIds.map((id) => (
    <Link key={id} to={`/my-cases/${id}`}>
      {t('case')}
    </Link>
  ));
}
