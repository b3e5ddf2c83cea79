import type { Handover } from '@comptoir/api-contract/handovers';
import { formatDateTime } from '@comptoir/kernel/format';
import { useParams } from '@comptoir/kernel/router';
import { HandoverCounts, useHandover, useHandoverWords } from '@comptoir/ui/handovers';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { Figure, Loaded } from '@comptoir/ui';
import { useCashMessages } from '../messages/messages';

/** Printed note of a handover, for both sides. */
export function HandoverNotePage() {
  const t = useCashMessages();
  const { id = '' } = useParams();
  const handover = useHandover(id);
  const stored = handover.data?.data;
  return (
    <PaperPage
      title={stored ? t('note.title', { number: stored.number }) : t('note.link')}
      officeId={stored?.officeId}
      fitsRoll
    >
      <Loaded query={handover}>{({ data }) => <Note handover={data} />}</Loaded>
    </PaperPage>
  );
}

function Note({ handover }: { handover: Handover }) {
  const t = useCashMessages();
  const { route } = useHandoverWords();
  const { from, countedBy, recountedBy, endedDate, offeredDate, seal, slip, note } = handover;
  const names = [from.name, countedBy?.name, recountedBy?.name].filter((name) => name !== undefined);
  return (
    <>
      <PaperFacts>
        <PaperFact title={t('handovers.route')} isMain>
          <bdi>{route(handover)}</bdi>
        </PaperFact>
        <PaperFact title={t('handovers.offered')}>
          <Figure>{formatDateTime(offeredDate)}</Figure>
        </PaperFact>
        <PaperFact title={t('handovers.date')}>
          <Figure>{formatDateTime(endedDate)}</Figure>
        </PaperFact>
        {seal && <PaperFact title={t('handovers.seal')}>{seal}</PaperFact>}
        {slip && <PaperFact title={t('handovers.slip')}>{slip}</PaperFact>}
        {note && <PaperFact title={t('handovers.note')}>{note}</PaperFact>}
      </PaperFacts>
      <HandoverCounts handover={handover} />
      <Signatures of={names} />
    </>
  );
}
