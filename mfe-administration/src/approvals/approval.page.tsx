import type { Approval } from '@comptoir/api-contract/approvals';
import { formatDateTime } from '@comptoir/kernel/format';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { useNavigate, useParams } from '@comptoir/kernel/router';
import { Button, Loaded, Notice, Page, PageHeader, useConfirm } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { useState } from 'react';
import { ApprovalFacts } from './approval-facts';
import { useApprovalTitle } from './approval-title';
import { useApproval } from './approvals.queries';
import { DecisionDialog } from './decision.dialog';
import { useApprovalMessages } from './messages/messages';

/** One request, with all that is carried out, for those who decide about it and its maker. */
export function ApprovalPage() {
  const t = useApprovalMessages();
  const navigate = useNavigate();
  const titleOf = useApprovalTitle();
  const { id = '' } = useParams();
  const query = useApproval(id);
  return (
    <Page layout="form">
      <PageHeader
        title={query.data ? titleOf(query.data) : t('one')}
        onBack={() => void navigate('/inbox/approvals')}
        actions={query.data && <Actions row={query.data} />}
      />
      <Loaded query={query}>
        {(row) => (
          <>
            <State row={row} />
            <ApprovalFacts row={row} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function State({ row }: { row: Approval }) {
  const t = useApprovalMessages();
  const contractMessage = useContractMessages();
  if (row.failure) {
    return (
      <Notice tone="danger" title={t('told.failed')}>
        {contractMessage(row.failure)}
      </Notice>
    );
  }
  if (!row.mayWithdraw) return null;
  return (
    <Notice tone="info" title={t('told.own')}>
      {t('told.expires', { moment: formatDateTime(row.expiresDate) })}
    </Notice>
  );
}

function Actions({ row }: { row: Approval }) {
  const t = useApprovalMessages();
  const [decision, setDecision] = useState<'APPROVE' | 'DECLINE'>();
  const { ask, dialog } = useConfirm();
  const withdraw = useApiMutation('withdrawApproval', { success: t('withdraw.done'), failure: t('withdraw.failed') });
  const confirmAndWithdraw = async () => {
    const confirmed = await ask({ text: t('withdraw.question'), action: t('withdraw.open') });
    if (confirmed) withdraw.mutate({ params: { id: row.id } });
  };
  return (
    <>
      {row.mayWithdraw && (
        <Button busy={withdraw.isPending} onClick={() => void confirmAndWithdraw()}>
          {t('withdraw.open')}
        </Button>
      )}
      {row.mayDecide && (
        <>
          <Button onClick={() => setDecision('DECLINE')}>{t('decline.open')}</Button>
          <Button variant="primary" onClick={() => setDecision('APPROVE')}>
            {t('approve.open')}
          </Button>
        </>
      )}
      {decision && <DecisionDialog row={row} decision={decision} onClose={() => setDecision(undefined)} />}
      {dialog}
    </>
  );
}
