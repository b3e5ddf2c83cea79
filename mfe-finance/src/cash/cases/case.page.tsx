import type { CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { STAFF } from '@comptoir/api-contract/roles';
import type { Answer } from '@comptoir/kernel/http';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { History } from '@comptoir/ui/records';
import { Button, Loaded, Notice, Page, PageHeader } from '@comptoir/ui';
import { useState } from 'react';
import { AssignmentDialog } from './assignment.dialog';
import { CaseFacts } from './case-facts';
import { CaseFiles } from './case-files';
import { CaseNotes } from './case-notes';
import { CaseSteps } from './case-steps';
import { useCaseTitle } from './case-title';
import { useCase } from './cases.queries';
import { useCaseMessages } from './messages/messages';
import { ResolutionDialog } from './resolution.dialog';

type Opened = 'none' | 'resolution' | 'assignment';

/** One case, with its history, notes, files and ways to resolve it. */
export function CasePage() {
  const t = useCaseMessages();
  const goBack = useGoBack();
  const titleOf = useCaseTitle();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCase(id);
  const [opened, setOpened] = useState<Opened>('none');
  const close = () => setOpened('none');
  return (
    <Page layout="form">
      <PageHeader
        title={data ? titleOf(data.data) : t('one')}
        onBack={goBack}
        actions={data && <Actions row={data.data} onOpen={setOpened} />}
      />
      <Loaded query={{ data, error, refetch }} failed={t('failed')}>
        {(stored: Answer<CashCaseDetail>) => (
          <>
            <Obstacle row={stored.data} />
            <CaseFacts row={stored.data} />
            <CaseSteps row={stored.data} />
            <CaseNotes row={stored.data} isCovered={opened !== 'none'} />
            <CaseFiles row={stored.data} />
            <History entity="case" id={id} />
            {opened === 'resolution' && <ResolutionDialog stored={stored} onClose={close} />}
            {opened === 'assignment' && <AssignmentDialog stored={stored} onClose={close} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Actions({ row, onOpen }: { row: CashCaseDetail; onOpen: (opened: Opened) => void }) {
  const t = useCaseMessages();
  const isStaff = STAFF.includes(useClaims().role);
  if (row.state === 'RESOLVED' || !isStaff || row.obstacle === 'OWN') return null;
  return (
    <>
      <Button onClick={() => onOpen('assignment')}>{t('assign.open')}</Button>
      {row.obstacle === null && (
        <Button variant="primary" onClick={() => onOpen('resolution')}>
          {t('resolve.open')}
        </Button>
      )}
    </>
  );
}

/** Names the people who resolve a case that the reader does not. */
function Obstacle({ row: { state, obstacle } }: { row: CashCaseDetail }) {
  const t = useCaseMessages();
  if (state === 'RESOLVED' || obstacle === null) return null;
  return (
    <Notice tone="info" title={t('obstacle.title')}>
      {t(`obstacle.${obstacle}`)}
    </Notice>
  );
}
