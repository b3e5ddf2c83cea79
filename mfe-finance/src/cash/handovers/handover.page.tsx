import type { Handover } from '@comptoir/api-contract/handovers';
import { formatDateTime } from '@comptoir/kernel/format';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import {
  HandoverCounts,
  HandoverFiles,
  HandoverState,
  HandoverSteps,
  useHandover,
  useHandoverWords,
} from '@comptoir/ui/handovers';
import { Detail, Fact, Facts, History } from '@comptoir/ui/records';
import { ButtonLink, Card, Figure, Loaded, Page, PageHeader } from '@comptoir/ui';
import { CaseLink } from '../cases/case-link';
import { useCashMessages } from '../messages/messages';

export function HandoverPage() {
  const t = useCashMessages();
  const goBack = useGoBack();
  const { id = '' } = useParams();
  const handover = useHandover(id);
  const { data, error, refetch } = handover;
  // A step is based on the current version.
  const current = handover.isFetchedAfterMount ? data : undefined;
  return (
    <Page layout="form">
      <PageHeader
        title={data ? t('handovers.title', { number: data.data.number }) : t('handovers.one')}
        onBack={goBack}
        actions={data?.data.endedDate && <ButtonLink to={`/cash/handovers/${id}/note`}>{t('note.link')}</ButtonLink>}
      />
      <Loaded query={{ data: current, error, refetch }}>
        {(stored) => (
          <>
            <Card>
              <HandoverFacts handover={stored.data} />
            </Card>
            <HandoverSteps key={stored.etag} stored={stored} reload={refetch} />
            {(stored.data.endedDate !== null || stored.data.lines.some(({ declared }) => declared)) && (
              <Card>
                <HandoverCounts handover={stored.data} />
              </Card>
            )}
            <HandoverFiles handover={stored.data} reload={refetch} />
            <History entity="handover" id={id} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function HandoverFacts({ handover }: { handover: Handover }) {
  const t = useCashMessages();
  const { route } = useHandoverWords();
  const { state, from, offeredDate, countedBy, countedDate, recountedBy, endedDate, seal, slip, note } = handover;
  return (
    <Facts>
      <Fact title={t('handovers.route')}>
        <strong>
          <bdi>{route(handover)}</bdi>
        </strong>
        <HandoverState state={state} />
      </Fact>
      <Fact title={t('handovers.giver')}>
        <bdi>{from.name}</bdi>
        <At date={offeredDate} />
      </Fact>
      {countedBy && (
        <Fact title={t('handovers.counter')}>
          <bdi>{countedBy.name}</bdi>
          <At date={countedDate} />
        </Fact>
      )}
      {recountedBy && (
        <Fact title={t('handovers.recounter')}>
          <bdi>{recountedBy.name}</bdi>
          <At date={endedDate} />
        </Fact>
      )}
      {seal && (
        <Fact title={t('handovers.seal')}>
          <bdi>{seal}</bdi>
        </Fact>
      )}
      {slip && (
        <Fact title={t('handovers.slip')}>
          <bdi>{slip}</bdi>
        </Fact>
      )}
      {note && (
        <Fact title={t(state === 'WITHDRAWN' ? 'handovers.reason' : 'handovers.note')}>
          <span dir="auto">{note}</span>
        </Fact>
      )}
      {handover.caseIds.length > 0 && (
        <Fact title={t('handovers.cases')}>
          {handover.caseIds.map((id) => (
            <CaseLink key={id} id={id} />
          ))}
        </Fact>
      )}
    </Facts>
  );
}

function At({ date }: { date: string | null }) {
  return (
    <Detail>
      <Figure>{formatDateTime(date)}</Figure>
    </Detail>
  );
}
