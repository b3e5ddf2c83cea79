import { HandoverWithdrawal, type Handover } from '@comptoir/api-contract/handovers';
import type { Answer } from '@comptoir/kernel/http';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { useHandoversMessages } from './handovers-messages';

const { TextAreaField } = fieldsOf<HandoverWithdrawal>();

interface WithdrawalDialogProps {
  stored: Answer<Handover>;
  onClose: () => void;
}

/** Reason of a withdrawal; the cash stays with the giver. */
export function WithdrawalDialog({ stored, onClose }: WithdrawalDialogProps) {
  const t = useHandoversMessages();
  const form = useContractForm(HandoverWithdrawal, { defaultValues: { reason: '' } });
  const withdraw = useApiMutation('withdrawHandover', {
    success: t('done.withdrawHandover'),
    failure: t('failed.withdrawHandover'),
    failureIn: 'screen',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      texts={{
        title: t('withdrawal.title'),
        submit: t('withdrawal.submit'),
        failed: t('failed.withdrawHandover'),
      }}
      form={form}
      state={withdraw.state}
      onSubmit={(body) => withdraw.mutate({ params: { id: stored.data.id }, ifMatch: stored.etag, body })}
      onClose={onClose}
    >
      <p>{t('withdrawal.text')}</p>
      <TextAreaField name="reason" label={t('withdrawal.reason')} />
    </FormDialog>
  );
}
