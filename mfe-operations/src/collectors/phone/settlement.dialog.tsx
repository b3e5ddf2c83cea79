import { RefusedPickUpSettlement, type RefusedPickUp } from '@comptoir/api-contract/refused-pick-ups';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { usePhoneMessages } from './messages/messages';
import { PickUpLine } from './pick-up-line';
import styles from './collector-phones.module.css';

const { TextAreaField } = fieldsOf<RefusedPickUpSettlement>();

/** Asks how the cash of a refused pick-up was booked, or why not. */
export function SettlementDialog({ pickUp, onClose }: { pickUp: RefusedPickUp; onClose: () => void }) {
  const t = usePhoneMessages();
  const { id, contentHash } = pickUp;
  const form = useContractForm(RefusedPickUpSettlement, { defaultValues: { note: '' } });
  const failed = t('settle.failed');
  const settle = useApiMutation('settleRefusedPickUp', {
    success: t('settle.done'),
    failure: failed,
    failureIn: 'screen',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('settle.title'), submit: { label: t('settle.action') }, failed }}
      form={form}
      state={settle.state}
      onSubmit={({ note }) => settle.mutate({ params: { id }, body: { note, contentHash } })}
      onClose={onClose}
    >
      <p className={styles.pickUp}>
        <PickUpLine pickUp={pickUp} />
      </p>
      <p>{t('settle.about')}</p>
      <TextAreaField name="note" label={t('settle.note')} data-autofocus />
    </FormDialog>
  );
}
