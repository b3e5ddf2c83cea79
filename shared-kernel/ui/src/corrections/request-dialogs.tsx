import { CorrectionReason, type CorrectionRequest } from '@comptoir/api-contract/correction-requests';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf } from '../records/fields/fields-of';
import { FormDialog } from '../records/form-dialog';
import { useCorrectionMessages } from './correction-messages';
import type { CorrectionProps } from './corrections.queries';

const { TextAreaField } = fieldsOf<CorrectionReason>();

const EMPTY = { defaultValues: { reason: '' } };

/** Asks the people who may correct a record. */
export function RequestDialog({ record: { entity, id }, onClose }: { record: CorrectionProps; onClose: () => void }) {
  const t = useCorrectionMessages();
  const form = useContractForm(CorrectionReason, EMPTY);
  const failed = t('sendFailed');
  const request = useApiMutation('requestCorrection', {
    success: t('sent'),
    failure: failed,
    failureIn: 'screen',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('ask'), submit: { label: t('send') }, failed }}
      form={form}
      state={request.state}
      onSubmit={({ reason }) => request.mutate({ body: { entity, entityId: id, reason } })}
      onClose={onClose}
    >
      <p>{t(`about.${entity}`)}</p>
      <TextAreaField name="reason" label={t('reason')} hint={t('reasonHint')} data-autofocus />
    </FormDialog>
  );
}

export function DeclineDialog({
  request: { id, reason },
  onClose,
}: {
  request: CorrectionRequest;
  onClose: () => void;
}) {
  const t = useCorrectionMessages();
  const form = useContractForm(CorrectionReason, EMPTY);
  const failed = t('declineFailed');
  const decline = useApiMutation('declineCorrection', {
    success: t('declined'),
    failure: failed,
    failureIn: 'screen',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('declineTitle'), submit: { label: t('decline') }, failed }}
      form={form}
      state={decline.state}
      onSubmit={(body) => decline.mutate({ params: { id }, body })}
      onClose={onClose}
    >
      <p>
        <bdi>{reason}</bdi>
      </p>
      <TextAreaField name="reason" label={t('reason')} hint={t('declineHint')} data-autofocus />
    </FormDialog>
  );
}
