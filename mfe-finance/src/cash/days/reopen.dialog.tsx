import { DayReopening, type BusinessDay } from '@comptoir/api-contract/business-days';
import { formatDate } from '@comptoir/kernel/format';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { useDayMessages } from './messages/messages';

const { TextAreaField } = fieldsOf<DayReopening>();

/** Asks for the reason to open a closed day again. */
export function ReopenDialog({ day: { day, officeId }, onClose }: { day: BusinessDay; onClose: () => void }) {
  const t = useDayMessages();
  const form = useContractForm(DayReopening, { defaultValues: { reason: '' } });
  const failed = t('reopen.failed');
  const reopen = useApiMutation('reopenDay', {
    success: t('reopen.done'),
    failure: failed,
    failureIn: 'screen',
    onSuccess: onClose,
    onAwaiting: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('reopen.title', { day: formatDate(day) }), submit: { label: t('reopen.submit') }, failed }}
      form={form}
      state={reopen.state}
      onSubmit={(body) => reopen.mutate({ params: { day }, query: { officeId }, body })}
      onClose={onClose}
    >
      <p>{t('reopen.about')}</p>
      <TextAreaField name="reason" label={t('reopen.reason')} data-autofocus />
    </FormDialog>
  );
}
