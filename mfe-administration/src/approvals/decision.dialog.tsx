import { ApprovalDecision, type Approval } from '@comptoir/api-contract/approvals';
import { contractMessage } from '@comptoir/kernel/i18n';
import { toast, toastSuccess } from '@comptoir/kernel/toast';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { useApprovalTitle } from './approval-title';
import { useApprovalMessages } from './messages/messages';

const { TextAreaField } = fieldsOf<ApprovalDecision>();

interface DecisionDialogProps {
  row: Approval;
  decision: ApprovalDecision['decision'];
  onClose: () => void;
}

/** Asks for a note, and decides about exactly the request that is shown. */
export function DecisionDialog({ row: { id, hash, by, ...row }, decision, onClose }: DecisionDialogProps) {
  const t = useApprovalMessages();
  const titleOf = useApprovalTitle();
  const words = decision === 'APPROVE' ? 'approve' : 'decline';
  const form = useContractForm(ApprovalDecision, { defaultValues: { decision, hash, note: '' } });
  const failed = t(`${words}.failed`);
  const decide = useApiMutation('decideApproval', {
    failure: failed,
    failureIn: 'screen',
    onSuccess: ({ data: { failure } }) => {
      onClose();
      if (!failure) toastSuccess(t(`${words}.done`));
      else toast({ title: t('approve.notDone'), description: contractMessage(failure), variant: 'destructive' });
    },
  });
  return (
    <FormDialog
      texts={{ title: t(`${words}.title`), submit: { label: t(`${words}.open`) }, failed }}
      form={form}
      state={decide.state}
      onSubmit={(body) => decide.mutate({ params: { id }, body })}
      onClose={onClose}
    >
      <p>
        <strong>{titleOf(row)}</strong>
      </p>
      <p>{decision === 'APPROVE' ? t('approve.text', { name: by.name }) : t('decline.text')}</p>
      <TextAreaField
        name="note"
        label={t(`${words}.note`)}
        hint={t(`${words}.hint`)}
        optional={decision === 'APPROVE'}
        data-autofocus
      />
    </FormDialog>
  );
}
